import { StaffLog } from '../features/staff-log/staff-log.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import { Guarded } from '../lib/session/guarded.tsx';

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) =>
  privateMeta(matches, 'Log', 'What was done here, by whom and why.');

/** /admin/log: for owners. */
export default function StaffLogRoute() {
  return <Guarded groups={['ADMIN']}>{() => <StaffLog />}</Guarded>;
}
