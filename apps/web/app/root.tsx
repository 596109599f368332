import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import frauncesAddress from './assets/fonts/fraunces.woff2?url';
import instrumentSansAddress from './assets/fonts/instrument-sans.woff2?url';
import { leadingBack } from './features/account/account-address.ts';
import { askForChat } from './features/chat/ask-for-chat.ts';
import { PageIdentity } from './features/findability/page-identity.tsx';
import { askForHeld } from './features/held/ask-for-held.ts';
import { askForLogin } from './features/login/ask-for-login.ts';
import { askToLogInAgain, withoutLoginDialog } from './features/login/ask-to-log-in-again.ts';
import { newsletterPlaceId, newsletterProps } from './features/newsletter/newsletter-place.ts';
import { Header } from './features/shell/header.tsx';
import { PlainError } from './features/shell/plain-error.tsx';
import { useTool } from './features/shell/use-tool.ts';
import { LatePart } from './lib/late-part.tsx';
import { loadFrame } from './lib/load-frame.ts';
import { loadPatiently } from './lib/load-patiently.ts';
import { OverPage } from './lib/over-page.tsx';
import { Served } from './lib/served.tsx';
import { loginWishOf } from './lib/session/open-login.ts';
import { siteConfigElementId } from './lib/site-config.ts';
import { serverApi, siteContext } from './lib/site-context.server.ts';
import { useLostConnection } from './lib/use-lost-connection.ts';
import stylesAddress from './styles/app.css?url';
import { useReveals } from './ui/use-reveals.ts';
import { useSkeleton } from './ui/use-skeleton.ts';

const loadNewsletter = async () => (await import('./features/newsletter/newsletter-form.tsx')).NewsletterForm;

const loadLogin = async () => (await import('./features/login/login-over-page.tsx')).LoginOverPage;

const loginPage = (asked: Event) =>
  leadingBack('/login', loginWishOf(asked).returnTo ?? location.pathname + location.search);

const loadLogInAgain = async () =>
  (await import('./features/login/log-in-again-dialog.tsx')).LogInAgainDialog;

const loadChat = async () => (await import('./chat-with-tour.tsx')).ChatWithTour;

/** A conversation of this tab that nobody has asked to see waits for the next page. */
const chatPage = (asked: Event) => (asked.type === 'click' ? '/live-chat' : null);

const loadHeld = async () => (await import('./features/held/held-bar.tsx')).HeldBar;

const ComingTimetable = lazy(async () => {
  const [{ TimetableSkeleton }, { BookingSteps }] = await loadPatiently(() =>
    Promise.all([
      import('./features/timetable/timetable-skeleton.tsx'),
      import('./features/shell/booking-steps.tsx'),
    ]),
  );
  return { default: () => <TimetableSkeleton breadcrumb={<BookingSteps current="Find a class" />} /> };
});

/** A page may have failed because nothing comes through any more: then in words that are here already. */
const ErrorPage = lazy(() =>
  import('./features/shell/error-page.tsx').then(
    ({ ErrorPage }) => ({ default: ErrorPage }),
    () => ({ default: PlainError }),
  ),
);

export const links: Route.LinksFunction = () => [
  ...[instrumentSansAddress, frauncesAddress].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'stylesheet', href: stylesAddress },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { config, now } = context.get(siteContext);
  return { config, year: now().getUTCFullYear(), ...(await loadFrame(serverApi(context), now())) };
}

/** What the installation is does not change while a page is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const tool = useTool();
  // What was pressed before the scripts ran is done now.
  useEffect(() => {
    dispatchEvent(new Event('siteready'));
  }, []);
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f7f2ea" />
        <Meta />
        <PageIdentity />
        <Links />
      </head>
      <body data-tool={tool ? '' : undefined}>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Header />
        <Served part="banner" />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Served part="footer" />
        {data && (
          <LatePart
            placeId={newsletterPlaceId}
            load={loadNewsletter}
            props={newsletterProps(data.listOfferPercent)}
          />
        )}
        <OverPage load={loadLogin} listen={askForLogin} pageInstead={loginPage} />
        <OverPage load={loadLogInAgain} listen={askToLogInAgain} pageInstead={withoutLoginDialog} />
        <OverPage load={loadChat} listen={askForChat} pageInstead={chatPage} />
        {!tool && <OverPage load={loadHeld} listen={askForHeld} />}
        {data && (
          <script type="application/json" id={siteConfigElementId}>
            {JSON.stringify(data.config)}
          </script>
        )}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The way to the timetable has a call in it: when that takes long, its outline stands there already. */
export default function App() {
  const { pathname } = useLocation();
  useReveals(pathname);
  const { location: next } = useNavigation();
  const coming = useSkeleton(next?.pathname === '/timetable' && pathname !== '/timetable');
  const page = <Outlet />;
  if (!coming) return page;
  return (
    <Suspense fallback={page}>
      <ComingTimetable />
    </Suspense>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useLostConnection(error);
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  );
}
