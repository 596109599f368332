import { StaffSettings } from '../features/staff-settings/staff-settings.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import { Guarded } from '../lib/session/guarded.tsx';

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) => privateMeta(matches, 'Settings', 'The studio and its site.');

/** /admin/settings: for owners. */
export default function StaffSettingsRoute() {
  return <Guarded groups={['ADMIN']}>{() => <StaffSettings />}</Guarded>;
}
