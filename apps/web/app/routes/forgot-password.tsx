import { useSearchParams } from 'react-router';
import { readEmailFromUrl } from '../features/account/account-forms/account-url.ts';
import { ForgotPassword } from '../features/account/account-forms/forgot-password.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const handle = { reads: ['email', 'returnUrl'] };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Forgotten password?', 'Get a code by email to choose a new password.');

/** Page at /forgot-password?email={email}. */
export default function ForgotPasswordPage() {
  const [search] = useSearchParams();
  const email = readEmailFromUrl(search);
  return <ForgotPassword key={email} email={email} />;
}
