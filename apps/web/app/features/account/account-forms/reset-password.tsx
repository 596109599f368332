import { resetPasswordRules } from '@studio/domain/people/account-forms';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { founderArch } from '../../../assets/pictures/founder-arch.ts';
import { confirmResetPassword } from '../../../lib/session/session.ts';
import { withReturnTo } from '../../../lib/session/with-return-to.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { DigitsField } from '../../../ui/digits-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { getErrorAdvice } from './account-error-text.ts';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { buildAccountUrl } from './account-url.ts';
import { CodeSentNotice } from './code-sent-notice.tsx';
import { PrefilledEmailField } from './email-fields.tsx';
import { useRedirectToLogin } from './log-in-link.tsx';
import { ConfirmPasswordField, NewPasswordField } from './new-password-fields.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useReturnTo } from './use-return-to.ts';

/** Delay before the login dialog opens, in ms (handbook: accounts 10). */
const loginAfterMs = 600;

/** Form that sets a new password with an emailed code. `email` comes from the URL and may be empty. */
export function ResetPassword({ email }: { email: string }) {
  const picture = useSitePicture('founder', founderArch);
  const [done, setDone] = useState(false);
  const returnTo = useReturnTo();
  useLogInAfter(done);
  const form = useAccountForm({
    rules: resetPasswordRules,
    send: async (typed) => {
      await confirmResetPassword(typed.email, typed.code, typed.newPassword);
      setDone(true);
    },
    explain: (error) => ({ message: 'Could not reset password.', next: getErrorAdvice(error) }),
  });
  return (
    <AccountPage
      title="Choose a new password"
      lead={<CodeSentNotice email={email} before="If you have an account, we’ve sent a 6-digit code to" />}
      picture={picture}
    >
      <AccountForm
        state={{ ...form, busy: form.busy || done }}
        button="Reset password"
        busyButton={done ? 'Done' : 'Resetting…'}
        success={done && <Notice tone="success" title="Password updated. Opening login…" />}
      >
        <PrefilledEmailField {...form.field('email')} email={email} />
        <DigitsField {...form.field('code')} />
        <NewPasswordField {...form.field('newPassword')} label="New password" />
        <ConfirmPasswordField {...form.field('repeated')} />
      </AccountForm>
      <p className="mt-6">
        No email?{' '}
        <Link
          to={
            email
              ? buildAccountUrl('/forgot-password', email, returnTo)
              : withReturnTo('/forgot-password', returnTo)
          }
          className="font-medium text-link"
        >
          Get a new code
        </Link>
      </p>
    </AccountPage>
  );
}

function useLogInAfter(done: boolean): void {
  const redirectToLogin = useRedirectToLogin();
  useEffect(() => {
    if (!done) return;
    const opening = setTimeout(() => void redirectToLogin(), loginAfterMs);
    return () => clearTimeout(opening);
  }, [done, redirectToLogin]);
}
