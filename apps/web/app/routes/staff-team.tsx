import { StaffTeam } from '../features/staff-team/staff-team.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import { Guarded } from '../lib/session/guarded.tsx';

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) =>
  privateMeta(matches, 'Team', 'Who works here, and what they may do.');

/** /admin/team: for owners. */
export default function StaffTeamRoute() {
  return <Guarded groups={['ADMIN']}>{({ id }) => <StaffTeam userId={id} />}</Guarded>;
}
