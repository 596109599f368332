import { toSafeReturnPath } from '@studio/domain/people/return-path';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { quietCorner } from '../assets/pictures/quiet-corner.ts';
import { AccountPage } from '../features/account/account-forms/account-page.tsx';
import { describeSocialLoginError } from '../lib/session/describe-social-login-error.ts';
import { saveKnownProfileName } from '../lib/session/save-missing-profile-name.ts';
import { completeSocialLogin } from '../lib/session/session.ts';
import { buildPageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import { useSitePicture } from '../lib/site/use-site-picture.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';

export const meta = ({ matches }: RouteMatches) => [
  ...buildPageMeta(matches, 'Logging you in', 'One moment.', { unlisted: true }),
  // The URL contains a code, so the browser must not send it as referrer.
  { name: 'referrer', content: 'no-referrer' },
];

/** /auth/callback?code={code}&state={state}, to which the hosted login pages redirect. */
export default function AuthCallbackPage() {
  const picture = useSitePicture('corner', quietCorner);
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    completeSocialLogin().then(
      (returnTo) => {
        saveKnownProfileName();
        return navigate(toSafeReturnPath(returnTo) ?? '/', { replace: true });
      },
      (error: unknown) => setFailure(describeSocialLoginError(error)),
    );
  }, [navigate]);
  return failure === null ? (
    <AccountPage title="Logging you in" lead="One moment." picture={picture}>
      <p role="status" className="text-stone">
        We’re checking your login.
      </p>
    </AccountPage>
  ) : (
    <AccountPage title="You’re not logged in" lead="We couldn’t complete your login." picture={picture}>
      <div className="mb-6">
        <Notice tone="error" title={<span className="font-medium text-error">{failure}</span>} />
      </div>
      <ButtonLink to="/login" wide>
        Back to login
      </ButtonLink>
    </AccountPage>
  );
}
