import { StaffSetup } from '../features/staff/setup/staff-setup.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Set up your studio', 'What you need to do before you can open the site.');

/** /admin/setup: checklist of a new studio, for owners. */
export default function StaffSetupRoute() {
  return <RequireAccess groups={['ADMIN']}>{() => <StaffSetup />}</RequireAccess>;
}
