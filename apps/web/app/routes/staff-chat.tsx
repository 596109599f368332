import { staffToolGroups } from '@studio/domain/people/groups';
import { StaffChat } from '../features/staff/conversations/staff-chat.tsx';
import { MessagesTabs } from '../features/staff/messages/messages-tabs.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import type { Route } from './+types/staff-chat';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Chat', 'Live chats with site visitors.');

/** /admin/messages/chat, and /admin/messages/chat/{conversationId} for an open conversation. */
export default function StaffChatRoute({ params }: Route.ComponentProps) {
  return (
    <RequireAccess groups={staffToolGroups}>
      {() => <StaffChat conversationId={params.conversationId} tabs={<MessagesTabs current="Chat" />} />}
    </RequireAccess>
  );
}
