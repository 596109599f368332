import { accountMaxLengths } from '@studio/domain/people/account-forms';
import { validateEmail } from '@studio/domain/people/email';
import { TextField } from '../../../ui/text-field.tsx';

interface EmailFieldProps {
  id: string;
  name: string;
  error: string | undefined;
  defaultValue?: string;
  /** Autofill type of the field: the account's user name (default), or any email address. */
  autoComplete?: 'username' | 'email';
  hint?: string;
}

/** Field for an account's email address, which is also the account's user name. */
export function EmailField({ autoComplete = 'username', ...field }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      label="Email"
      required
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={accountMaxLengths.email}
    />
  );
}

/**
 * Hidden field with the email address from the URL, which password managers can read. If the address is invalid,
 * shows an editable field instead.
 */
export function PrefilledEmailField({
  email,
  ...field
}: Omit<EmailFieldProps, 'defaultValue'> & { email: string }) {
  if (validateEmail(email)) return <EmailField {...field} defaultValue={email} />;
  return <input type="email" name={field.name} value={email} readOnly hidden autoComplete="username" />;
}
