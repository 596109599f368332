import { importWithRetry } from '@studio/islands/import-with-retry';
import { lazyIsland } from '@studio/islands/lazy-island';
import { StaticShell } from '@studio/islands/static-shell';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import frauncesUrl from './assets/fonts/fraunces.woff2?url';
import instrumentSansUrl from './assets/fonts/instrument-sans.woff2?url';
import { listenForLoginOpen } from './features/account/login/listen-for-login-open.ts';
import {
  cancelReauthentication,
  listenForReauthentication,
} from './features/account/login/listen-for-reauthentication.ts';
import { listenForChatOpen } from './features/public/chat/listen-for-chat-open.ts';
import { listenForHeldPlaces } from './features/public/held-places/listen-for-held-places.ts';
import { CanonicalAndShareTags } from './features/public/seo/canonical-and-share-tags.tsx';
import { BrandIcons } from './features/public/shell/brand-icons.tsx';
import { FallbackErrorPage } from './features/public/shell/fallback-error-page.tsx';
import { Footer } from './features/public/shell/footer.tsx';
import { Header } from './features/public/shell/header.tsx';
import { useIsStaffTool } from './features/public/shell/use-is-staff-tool.ts';
import { DeferredScripts } from './lib/first-paint/deferred-scripts.tsx';
import { FirstPaintHead } from './lib/first-paint/first-paint-head.tsx';
import { wideWindowQuery } from './lib/first-paint/inline-code.ts';
import { readOpenLoginOptions } from './lib/session/open-login.ts';
import { withReturnTo } from './lib/session/with-return-to.ts';
import { loadRootData } from './lib/site/load-root-data.ts';
import { redirectWhileClosed } from './lib/site/redirect-while-closed.ts';
import { type SiteConfig, siteConfigElementId } from './lib/site/site-config.ts';
import { getServerApi, siteContext } from './lib/site/site-context.server.ts';
import { useOfflineFallback } from './lib/site/use-offline-fallback.ts';
import { useReloadWhileClosed } from './lib/site/use-reload-while-closed.ts';
import { useStaticLinks } from './lib/site/use-static-links.ts';
import stylesUrl from './styles/app.css?url';
import { LazyOverlay } from './ui/lazy-overlay.tsx';
import { useDelayedSkeleton } from './ui/use-delayed-skeleton.ts';
import { useRevealOnScroll } from './ui/use-reveal-on-scroll.ts';

const Newsletter = lazyIsland(
  async () => (await import('./features/public/newsletter/newsletter-form.tsx')).NewsletterForm,
);

const loadLogin = async () => (await import('./features/account/login/login-overlay.tsx')).LoginOverlay;

const loginPage = (trigger: Event) =>
  withReturnTo(
    '/login',
    readOpenLoginOptions(trigger).returnTo ?? location.pathname + location.search + location.hash,
  );

const loadLogInAgain = async () =>
  (await import('./features/account/login/log-in-again-dialog.tsx')).LogInAgainDialog;

const loadChat = async () => (await import('./chat-with-tour.tsx')).ChatWithTour;

/**
 * Returns the page to open if the chat fails to load: the chat page after a click. Null if the chat opened without a
 * click, because this tab has an ongoing conversation.
 */
const chatPage = (trigger: Event) => (trigger.type === 'click' ? '/live-chat' : null);

const loadHeld = async () =>
  (await import('./features/public/held-places/held-places-bar.tsx')).HeldPlacesBar;

const PendingTimetable = lazy(async () => {
  const [{ TimetableSkeleton }, { BookingSteps }] = await importWithRetry(() =>
    Promise.all([
      import('./features/public/timetable/timetable-skeleton.tsx'),
      import('./features/public/shell/booking-steps.tsx'),
    ]),
  );
  return { default: () => <TimetableSkeleton breadcrumb={<BookingSteps current="Find a class" />} /> };
});

/**
 * Page for errors, loaded when it is needed. If its script can't load either, because the connection is lost, an
 * error page that is already loaded replaces it.
 */
const ErrorPage = lazy(() =>
  import('./features/public/shell/error-page.tsx').then(
    ({ ErrorPage }) => ({ default: ErrorPage }),
    () => ({ default: FallbackErrorPage }),
  ),
);

export const links: Route.LinksFunction = () => [
  ...[instrumentSansUrl, frauncesUrl].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    media: wideWindowQuery,
  })),
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { config, now, isPreview } = context.get(siteContext);
  const data = await loadRootData(getServerApi(context), now());
  redirectWhileClosed(request, data.siteOpen);
  return { config, year: now().getUTCFullYear(), isPreview, ...data };
}

/** Returns false: while a document is open, it keeps the configuration and studio details with which it was loaded. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const tool = useIsStaffTool();
  // A closed site hides header and footer. The document contains them, because the header starts the session.
  const closed = data?.siteOpen === false;
  useStaticLinks();
  // Replays interactions from before hydration.
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
        <CanonicalAndShareTags />
        <BrandIcons />
        <FirstPaintHead styles={stylesUrl} />
        <Links />
      </head>
      <body data-staff-tool={tool ? '' : undefined} data-site-closed={closed ? '' : undefined}>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Header />
        <StaticShell part="banner" />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        {data && (
          <Footer newsletter={<Newsletter source="footer" dark percent={data.newsletterOfferPercent} />} />
        )}
        <StaticShell part="notices" />
        <LazyOverlay load={loadLogin} listen={listenForLoginOpen} getFallbackUrl={loginPage} />
        <LazyOverlay
          load={loadLogInAgain}
          listen={listenForReauthentication}
          getFallbackUrl={cancelReauthentication}
        />
        <LazyOverlay load={loadChat} listen={listenForChatOpen} getFallbackUrl={chatPage} />
        {!tool && <LazyOverlay load={loadHeld} listen={listenForHeldPlaces} />}
        {data && (
          <script type="application/json" id={siteConfigElementId}>
            {JSON.stringify({ ...data.config, termsVersion: data.termsVersion } satisfies SiteConfig)}
          </script>
        )}
        <ScrollRestoration />
        <DeferredScripts />
      </body>
    </html>
  );
}

/**
 * Renders the current page. If a navigation to the timetable takes long, because its API call is slow, shows a skeleton
 * of the timetable instead.
 */
export default function App() {
  const { pathname } = useLocation();
  useRevealOnScroll(pathname);
  const { location: next } = useNavigation();
  const isPending = useDelayedSkeleton(next?.pathname === '/timetable' && pathname !== '/timetable');
  const page = useReloadWhileClosed() ? null : <Outlet />;
  if (!isPending) return page;
  return (
    <Suspense fallback={page}>
      <PendingTimetable />
    </Suspense>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useOfflineFallback(error);
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  );
}
