import { useSearchParams } from 'react-router';
import { readEmailFromUrl } from '../features/account/account-forms/account-url.ts';
import { VerifyEmail } from '../features/account/account-forms/verify-email.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const handle = { reads: ['email', 'returnUrl'] };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Verify your email', 'Enter the 6-digit code from our email.');

/** Page at /signup/verify?email={email}. */
export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  const email = readEmailFromUrl(search);
  return <VerifyEmail key={email} email={email} />;
}
