import { forgotRules } from '@studio/domain/people/account-forms';
import { useNavigate } from 'react-router';
import { quietCorner } from '../../assets/pictures/quiet-corner.ts';
import { beginResetPassword } from '../../lib/session/account.ts';
import { addressFor } from './account-address.ts';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { EmailField } from './address-fields.tsx';
import { nextStep } from './failure.ts';
import { LogInLink } from './to-log-in.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useReturnTo } from './use-return-to.ts';

/** Asks for the code that lets somebody choose a new password. `email`: filled in already. */
export function ForgotPassword({ email }: { email: string }) {
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const form = useAccountForm({
    rules: forgotRules,
    send: async (typed) => {
      await beginResetPassword(typed.email);
      await navigate(addressFor('/reset-password', typed.email, returnTo));
    },
    explain: (error) => ({ message: 'We could not start the reset process.', next: nextStep(error) }),
  });
  return (
    <AccountPage
      title="Forgotten password?"
      lead="It happens. Tell us your address and we send you a code to choose a new one."
      picture={quietCorner}
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
