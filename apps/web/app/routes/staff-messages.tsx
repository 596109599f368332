import { staffToolGroups } from '@studio/domain/people/groups';
import { Inbox } from '../features/staff-messages/inbox.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import { Guarded } from '../lib/session/guarded.tsx';
import type { Route } from './+types/staff-messages';

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) =>
  privateMeta(matches, 'Messages', 'What people write to the studio.');

/** /admin/messages, and /admin/messages/{messageId} for the one that is read. */
export default function StaffMessagesRoute({ params }: Route.ComponentProps) {
  return <Guarded groups={staffToolGroups}>{() => <Inbox messageId={params.messageId} />}</Guarded>;
}
