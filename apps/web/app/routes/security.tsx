import { SecurityPage } from '../features/account/security/security-page.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Security', 'How you log in, your devices and recent activity.');

/** /security. Requires login: visitors are redirected to /login and back. */
export default function SecurityRoute() {
  return <RequireAccess>{(user) => <SecurityPage key={user.id} user={user} />}</RequireAccess>;
}
