import { staffToolGroups } from '@studio/domain/people/groups';
import { Newsletter } from '../features/staff-messages/newsletter.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import { Guarded } from '../lib/session/guarded.tsx';

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) =>
  privateMeta(matches, 'Newsletter', 'Who is on the list of the studio.');

/** /admin/messages/newsletter: who is on the list. */
export default function StaffNewsletterRoute() {
  return <Guarded groups={staffToolGroups}>{() => <Newsletter />}</Guarded>;
}
