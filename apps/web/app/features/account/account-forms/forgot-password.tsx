import { forgotPasswordRules } from '@studio/domain/people/account-forms';
import { useNavigate } from 'react-router';
import { quietCorner } from '../../../assets/pictures/quiet-corner.ts';
import { requestPasswordReset } from '../../../lib/session/session.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { getErrorAdvice } from './account-error-text.ts';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { buildAccountUrl } from './account-url.ts';
import { EmailField } from './email-fields.tsx';
import { LogInLink } from './log-in-link.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useReturnTo } from './use-return-to.ts';

/** Requests a password reset code. `email` is prefilled. */
export function ForgotPassword({ email }: { email: string }) {
  const picture = useSitePicture('corner', quietCorner);
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const form = useAccountForm({
    rules: forgotPasswordRules,
    send: async (typed) => {
      await requestPasswordReset(typed.email);
      await navigate(buildAccountUrl('/reset-password', typed.email, returnTo));
    },
    explain: (error) => ({ message: 'We could not start the reset process.', next: getErrorAdvice(error) }),
  });
  return (
    <AccountPage
      title="Forgotten password?"
      lead="Enter your email address and we’ll send you a code to choose a new password."
      picture={picture}
    >
      <AccountForm state={form} button="Send reset code" busyButton="Sending…">
        <EmailField {...form.field('email')} defaultValue={email} />
      </AccountForm>
      <p className="mt-6">
        Remembered it? <LogInLink>Log in</LogInLink>
      </p>
    </AccountPage>
  );
}
