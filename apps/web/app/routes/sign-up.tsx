import { SignUp } from '../features/account/account-forms/sign-up.tsx';
import { getStudioFromMatches } from '../lib/site/get-studio-from-matches.ts';
import { buildPageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

/** The page reads `returnUrl`, because its links contain it. */
export const handle = { cacheFor: 'version', reads: ['returnUrl'] };

export const meta = ({ matches }: RouteMatches) =>
  buildPageMeta(
    matches,
    'Create your account',
    `One account for your bookings, packs and memberships at ${getStudioFromMatches(matches)?.name ?? 'the studio'}.`,
  );

export default function SignUpPage() {
  return <SignUp />;
}
