import { SignUp } from '../features/account/sign-up.tsx';
import { pageMeta } from '../lib/meta.ts';

/** The links of the page lead on to the address that it carries. */
export const handle = { keptFor: 'version', reads: ['returnUrl'] };

export const meta = () =>
  pageMeta('Create your account', 'One account for your bookings, packs and memberships at Miles Street.');

export default function SignUpPage() {
  return <SignUp />;
}
