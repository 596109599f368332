import { verifyEmailRules } from '@studio/domain/people/account-forms';
import { Link, useNavigate } from 'react-router';
import { founderArch } from '../../../assets/pictures/founder-arch.ts';
import { saveKnownProfileName } from '../../../lib/session/save-missing-profile-name.ts';
import { confirmSignUp } from '../../../lib/session/session.ts';
import { withReturnTo } from '../../../lib/session/with-return-to.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { DigitsField } from '../../../ui/digits-field.tsx';
import { getErrorAdvice, getErrorName, isResponseMissing } from './account-error-text.ts';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { CodeSentNotice } from './code-sent-notice.tsx';
import { PrefilledEmailField } from './email-fields.tsx';
import { LogInLink, useRedirectToLogin } from './log-in-link.tsx';
import { ResendCode } from './resend-code.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useReturnTo } from './use-return-to.ts';

/** Form that verifies an email address with six digits. `email` comes from the URL and may be empty. */
export function VerifyEmail({ email }: { email: string }) {
  const picture = useSitePicture('founder', founderArch);
  const redirectToLogin = useRedirectToLogin();
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const form = useAccountForm({
    rules: verifyEmailRules,
    send: async (typed) => {
      const signedIn = await confirmSignUp(typed.email, typed.code);
      if (signedIn) {
        saveKnownProfileName();
        await navigate(returnTo ?? '/');
      } else await redirectToLogin({ note: 'Email verified. Please log in.', email: typed.email });
    },
    explain: explainVerifying,
  });
  return (
    <AccountPage
      title="Verify your email"
      lead={<CodeSentNotice email={email} before="We’ve sent a 6-digit code to" />}
      picture={picture}
    >
      <AccountForm state={form} button="Verify" busyButton="Verifying…">
        <PrefilledEmailField {...form.field('email')} email={email} />
        <DigitsField {...form.field('code')} />
      </AccountForm>
      <ResendCode form={form.props.ref} />
      <p className="mt-3">
        Wrong email address?{' '}
        <Link to={withReturnTo('/signup', returnTo)} className="font-medium text-link">
          Start again
        </Link>
      </p>
      <p className="mt-3">
        Already verified? <LogInLink>Log in</LogInLink>
      </p>
    </AccountPage>
  );
}

/** Explains a failed verification. Calls the code invalid only if the identity service rejected it. */
function explainVerifying(error: unknown) {
  if (isResponseMissing(error))
    return { message: 'We couldn’t tell whether your code was accepted.', next: getErrorAdvice(error) };
  const next = {
    NotAuthorizedException: 'Your email address may already be verified. Try logging in.',
    UserNotFoundException: 'Check the email address, and use the code from our latest email.',
  }[getErrorName(error)];
  return { message: `Invalid code. ${next ?? getErrorAdvice(error)}`, field: 'code' as const };
}
