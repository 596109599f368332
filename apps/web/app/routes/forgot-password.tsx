import { useSearchParams } from 'react-router';
import { emailOfAddress } from '../features/account/account-address.ts';
import { ForgotPassword } from '../features/account/forgot-password.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';

export const handle = { reads: ['email', 'returnUrl'] };

export const meta = ({ matches }: InFrame) =>
  privateMeta(matches, 'Forgotten password?', 'A code by email, and you choose a new one.');

/** /forgot-password?email={email} */
export default function ForgotPasswordPage() {
  const [search] = useSearchParams();
  const email = emailOfAddress(search);
  return <ForgotPassword key={email} email={email} />;
}
