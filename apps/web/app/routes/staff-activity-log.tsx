import { StaffActivityLog } from '../features/staff/activity-log/staff-activity-log.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Activity log', 'What changed, who changed it and why.');

/** /admin/log: activity log, for owners. */
export default function StaffActivityLogRoute() {
  return <RequireAccess groups={['ADMIN']}>{() => <StaffActivityLog />}</RequireAccess>;
}
