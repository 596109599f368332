import { accountMaxLengths } from '@studio/domain/people/account-forms';
import { emailError } from '@studio/domain/people/email';
import { TextField } from '../../ui/text-field.tsx';

interface EmailFieldProps {
  id: string;
  name: string;
  error: string | undefined;
  defaultValue?: string;
  /** What browsers offer: the address as the name of an account, unless told to offer any address. */
  autoComplete?: 'username' | 'email';
}

/** The address of an account, which is also its user name. */
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

/** The address that a page was opened for: told to password managers and sent along; asked for when it is none. */
export function PrefilledEmailField({
  email,
  ...field
}: Omit<EmailFieldProps, 'defaultValue'> & { email: string }) {
  if (emailError(email)) return <EmailField {...field} defaultValue={email} />;
  return <input type="email" name={field.name} value={email} readOnly hidden autoComplete="username" />;
}
