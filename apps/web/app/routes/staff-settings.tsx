import { StaffSettings } from '../features/staff/settings/staff-settings.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Settings', 'Studio details and website settings.');

/** /admin/settings: settings of the studio, for owners. */
export default function StaffSettingsRoute() {
  return <RequireAccess groups={['ADMIN']}>{() => <StaffSettings />}</RequireAccess>;
}
