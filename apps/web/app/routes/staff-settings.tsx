import { StaffSettings } from '../features/staff-settings/staff-settings.tsx';
import { privateMeta } from '../lib/meta.ts';
import { Guarded } from '../lib/session/guarded.tsx';

export const handle = { keptFor: 'version' };

export const meta = () => privateMeta('Settings', 'The studio and its site.');

/** /admin/settings: for owners. */
export default function StaffSettingsRoute() {
  return <Guarded groups={['ADMIN']}>{() => <StaffSettings />}</Guarded>;
}
