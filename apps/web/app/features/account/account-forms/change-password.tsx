import { changePasswordRules } from '@studio/domain/people/account-forms';
import { useState } from 'react';
import { Link } from 'react-router';
import { quietCorner } from '../../../assets/pictures/quiet-corner.ts';
import { changePassword } from '../../../lib/session/session.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { getErrorAdvice, getErrorName } from './account-error-text.ts';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { buildAccountUrl } from './account-url.ts';
import { ConfirmPasswordField, NewPasswordField } from './new-password-fields.tsx';
import { useAccountForm } from './use-account-form.ts';

export function ChangePassword({ email }: { email: string }) {
  const picture = useSitePicture('corner', quietCorner);
  const [changed, setChanged] = useState(false);
  const form = useAccountForm({
    rules: changePasswordRules,
    send: async (typed, sent) => {
      setChanged(false);
      await changePassword(typed.current, typed.newPassword);
      sent.reset();
      form.reset();
      setChanged(true);
    },
    explain: explainChanging,
  });
  return (
    <AccountPage
      title="Change password"
      lead="Three random words make a strong password that’s easy to remember."
      picture={picture}
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
        Forgotten your current password?{' '}
        <Link to={buildAccountUrl('/forgot-password', email)} className="font-medium text-link">
          Reset it by email
        </Link>
      </p>
    </AccountPage>
  );
}

function Changed() {
  return (
    <Notice tone="success" title="Password changed.">
      We’ve logged you out on your other devices and emailed you to confirm the change.
    </Notice>
  );
}

function explainChanging(error: unknown) {
  const message = 'Unable to change password.';
  if (getErrorName(error) !== 'NotAuthorizedException') return { message, next: getErrorAdvice(error) };
  const locked = error instanceof Error && error.message.includes('exceeded');
  return {
    message,
    next: locked
      ? 'Too many attempts. Wait a few minutes, then try again.'
      : 'Your current password is incorrect.',
  };
}
