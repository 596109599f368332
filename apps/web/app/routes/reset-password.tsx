import { useSearchParams } from 'react-router';
import { emailOfAddress } from '../features/account/account-address.ts';
import { ResetPassword } from '../features/account/reset-password.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';

export const handle = { reads: ['email', 'returnUrl'] };

export const meta = ({ matches }: InFrame) =>
  privateMeta(matches, 'Choose a new password', 'With the code from our email.');

/** /reset-password?email={email} */
export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const email = emailOfAddress(search);
  return <ResetPassword key={email} email={email} />;
}
