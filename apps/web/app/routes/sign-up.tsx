import { SignUp } from '../features/account/sign-up.tsx';
import { type InFrame, pageMeta } from '../lib/meta.ts';
import { studioIn } from '../lib/studio-in.ts';

/** The links of the page lead on to the address that it carries. */
export const handle = { keptFor: 'version', reads: ['returnUrl'] };

export const meta = ({ matches }: InFrame) =>
  pageMeta(
    matches,
    'Create your account',
    `One account for your bookings, packs and memberships at ${studioIn(matches)?.name ?? 'the studio'}.`,
  );

export default function SignUpPage() {
  return <SignUp />;
}
