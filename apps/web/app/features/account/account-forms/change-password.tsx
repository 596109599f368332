import { changePasswordRules } from '@studio/domain/people/account-forms';
import { useState } from 'react';
import { Link } from 'react-router';
import { quietCorner } from '../../../assets/pictures/quiet-corner.ts';
import { changePassword } from '../../../lib/session/account.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { describeNextStep, getErrorName } from './account-failure.ts';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { buildAccountUrl } from './account-url.ts';
import { ConfirmPasswordField, NewPasswordField } from './new-password-fields.tsx';
import { useAccountForm } from './use-account-form.ts';

export function ChangePassword({ email }: { email: string }) {
  const [changed, setChanged] = useState(false);
  const form = useAccountForm({
    rules: changePasswordRules,
    send: async (typed, sent) => {
      setChanged(false);
      await changePassword(typed.current, typed.newPassword);
      sent.reset();
      form.settle();
      setChanged(true);
    },
    explain: explainChanging,
  });
  return (
    <AccountPage
      title="Change password"
      lead="Three odd words are easier to keep than one clever one."
      picture={quietCorner}
    >
      <AccountForm
        state={form}
        button="Change password"
        busyButton="Changing…"
        success={changed && !form.failure && <Changed />}
      >
        <input type="email" value={email} readOnly hidden autoComplete="username" />
        <PasswordField
          {...form.field('current')}
          label="Current password"
          required
          autoComplete="current-password"
        />
        <NewPasswordField {...form.field('newPassword')} label="New password" />
        <ConfirmPasswordField {...form.field('repeated')} />
      </AccountForm>
      <p className="mt-6">
        Do not know the current one?{' '}
        <Link to={buildAccountUrl('/forgot-password', email)} className="font-medium text-link">
          Get a code by email
        </Link>
      </p>
    </AccountPage>
  );
}

function Changed() {
  return (
    <Notice tone="success" title="Your password is changed.">
      A note about it is on its way to your email. You stay logged in here.
    </Notice>
  );
}

function explainChanging(error: unknown) {
  const message = 'Unable to change password.';
  if (getErrorName(error) !== 'NotAuthorizedException') return { message, next: describeNextStep(error) };
  const locked = error instanceof Error && error.message.includes('exceeded');
  return {
    message,
    next: locked
      ? 'That was a lot of tries. Wait a few minutes, then go on from here.'
      : 'The current password is not the one we know.',
  };
}
