import { StaffTeam } from '../features/staff/team/staff-team.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Team', 'Team members and their roles.');

/** /admin/team: team members and their roles, for owners. */
export default function StaffTeamRoute() {
  return <RequireAccess groups={['ADMIN']}>{({ id }) => <StaffTeam userId={id} />}</RequireAccess>;
}
