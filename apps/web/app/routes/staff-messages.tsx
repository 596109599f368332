import { staffToolGroups } from '@studio/domain/people/groups';
import { Inbox } from '../features/staff/messages/inbox.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import type { Route } from './+types/staff-messages';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Messages', 'Messages from the contact form.');

/** /admin/messages, and /admin/messages/{messageId} for an open message. */
export default function StaffMessagesRoute({ params }: Route.ComponentProps) {
  return (
    <RequireAccess groups={staffToolGroups}>{() => <Inbox messageId={params.messageId} />}</RequireAccess>
  );
}
