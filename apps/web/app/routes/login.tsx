import { returnPath } from '@studio/domain/people/return-path';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { quietCorner } from '../assets/pictures/quiet-corner.ts';
import { AccountPage } from '../features/account/account-page.tsx';
import { SendLinks } from '../features/bookings/send-links.tsx';
import { LoginForm } from '../features/login/login-form.tsx';
import { loginText, loginTitle, whySent } from '../features/login/login-words.ts';
import { loadCatalogue } from '../lib/load-catalogue.ts';
import { pageMeta } from '../lib/meta.ts';
import { useSession } from '../lib/session/use-session.ts';
import { serverApi } from '../lib/site-context.server.ts';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/login';

export const handle = { keptFor: 'version', reads: ['returnUrl'] };

export const meta = () => pageMeta(loginTitle, loginText, { unlisted: true });

/** /login?returnUrl={path}: whom a guard sent goes on to that path of this site; everybody else goes home. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const returnTo = returnPath(new URL(request.url).searchParams.get('returnUrl'));
  if (!returnTo) return { returnTo: '/', why: null };
  const { settings } = await loadCatalogue(serverApi(context));
  return { returnTo, why: whySent(returnTo, settings.guardedPages) };
}

export default function LoginPage({ loaderData: { returnTo, why } }: Route.ComponentProps) {
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'signed-in') void navigate(returnTo, { replace: true });
  }, [status, returnTo, navigate]);
  return (
    <AccountPage title={loginTitle} lead={loginText} picture={quietCorner}>
      {why && (
        <div className="mb-6">
          <Notice icon="lock" title={why} />
        </div>
      )}
      {/* Signed in is what the session says, whichever tab it happened in. */}
      <LoginForm />
      {returnTo.split(/[?#]/)[0] === '/bookings' && <SendLinks />}
    </AccountPage>
  );
}
