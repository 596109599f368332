import { SignUp } from '../features/account/sign-up.tsx';
import { pageMeta } from '../lib/meta.ts';

export const handle = { keptFor: 'version' };

export const meta = () =>
  pageMeta('Create your account', 'One account for your bookings, packs and memberships at Miles Street.');

export default function SignUpPage() {
  return <SignUp />;
}
