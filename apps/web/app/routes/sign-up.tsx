import { useSearchParams } from 'react-router';
import { readEmailFromUrl } from '../features/account/account-forms/account-url.ts';
import { SignUp } from '../features/account/account-forms/sign-up.tsx';
import { getStudioFromMatches } from '../lib/site/get-studio-from-matches.ts';
import { buildPageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

/** The page reads `returnUrl`, because its links contain it, and the invited client's `email`. */
export const handle = { cacheFor: 'version', reads: ['returnUrl', 'email'] };

export const meta = ({ matches }: RouteMatches) =>
  buildPageMeta(
    matches,
    'Create your account',
    `One account for your bookings, packs and memberships at ${getStudioFromMatches(matches)?.name ?? 'the studio'}.`,
  );

/** Page at /signup?email={email}. An invitation's link contains the client's email address. */
export default function SignUpPage() {
  const [search] = useSearchParams();
  const email = readEmailFromUrl(search);
  return <SignUp key={email} invitedEmail={email} />;
}
