import { useSearchParams } from 'react-router';
import { emailOfAddress } from '../features/account/account-address.ts';
import { VerifyEmail } from '../features/account/verify-email.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';

export const handle = { reads: ['email', 'returnUrl'] };

export const meta = ({ matches }: InFrame) =>
  privateMeta(matches, 'Verify your email', 'Six digits from our email, and your account is ready.');

/** /signup/verify?email={email} */
export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  const email = emailOfAddress(search);
  return <VerifyEmail key={email} email={email} />;
}
