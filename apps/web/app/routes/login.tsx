import { toSafeReturnPath } from '@studio/domain/people/return-path';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { quietCorner } from '../assets/pictures/quiet-corner.ts';
import { AccountPage } from '../features/account/account-forms/account-page.tsx';
import { EmailLinksForm } from '../features/account/bookings/email-links-form.tsx';
import { getStepText } from '../features/account/login/login-step-text.ts';
import { LoginSteps } from '../features/account/login/login-steps.tsx';
import { describeLoginReason, loginSubtitle, loginTitle } from '../features/account/login/login-text.ts';
import { PublicInstructorsNotice } from '../features/account/login/public-instructors-notice.tsx';
import { useLogin } from '../features/account/login/use-login.ts';
import { getPathAfterLogin } from '../lib/session/get-path-after-login.ts';
import { toPagePath } from '../lib/session/guarded-paths.ts';
import { useSession } from '../lib/session/use-session.ts';
import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import { buildPageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import { getServerApi } from '../lib/site/site-context.server.ts';
import { useSitePicture } from '../lib/site/use-site-picture.ts';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/login';

/** Id of the text that describes the form. */
const leadId = 'login-lead';

export const handle = { cacheFor: 'version', reads: ['returnUrl'] };

export const meta = ({ matches }: RouteMatches) =>
  buildPageMeta(matches, loginTitle, loginSubtitle, { unlisted: true });

/**
 * /login?returnUrl={path}. After login, members continue to that path on this site. Without it, the team continues to its
 * tools, and other members to the home page.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const returnTo = toSafeReturnPath(new URL(request.url).searchParams.get('returnUrl'));
  if (!returnTo) return { returnTo: null, reason: null };
  const { settings } = await loadCatalogue(getServerApi(context));
  return { returnTo, reason: describeLoginReason(returnTo, settings.guardedPages) };
}

export default function LoginPage({ loaderData: { returnTo, reason } }: Route.ComponentProps) {
  const picture = useSitePicture('corner', quietCorner);
  const { status, user } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'signed-in') void navigate(returnTo ?? getPathAfterLogin(user.groups), { replace: true });
  }, [status, user, returnTo, navigate]);
  // The effect above handles success, because login may also happen in another tab.
  const login = useLogin(() => {});
  const { title, lead } = getStepText(login);
  const path = returnTo && toPagePath(returnTo);
  return (
    <AccountPage
      title={title}
      lead={
        <span id={leadId} className="wrap-anywhere">
          {lead}
        </span>
      }
      picture={picture}
    >
      {reason && !login.step && (
        <div className="mb-6">
          <Notice icon="lock" title={reason}>
            {path === '/about' && <PublicInstructorsNotice />}
          </Notice>
        </div>
      )}
      <LoginSteps login={login} leadId={leadId} />
      {path === '/bookings' && <EmailLinksForm />}
    </AccountPage>
  );
}
