import { useSearchParams } from 'react-router';
import { readEmailFromUrl } from '../features/account/account-forms/account-url.ts';
import { ResetPassword } from '../features/account/account-forms/reset-password.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const handle = { reads: ['email', 'returnUrl'] };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Choose a new password', 'Use the code from our email.');

/** Page at /reset-password?email={email}. */
export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const email = readEmailFromUrl(search);
  return <ResetPassword key={email} email={email} />;
}
