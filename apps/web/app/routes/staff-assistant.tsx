import { staffToolGroups } from '@studio/domain/people/groups';
import { StaffAssistant } from '../features/staff/assistant/staff-assistant.tsx';
import { MessagesTabs } from '../features/staff/messages/messages-tabs.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Assistant', 'The chat assistant’s replies, and examples to improve them.');

/**
 * /admin/messages/assistant: see how the chat assistant replies, and save messages that it didn't answer as examples.
 */
export default function StaffAssistantRoute() {
  return (
    <RequireAccess groups={staffToolGroups}>
      {() => <StaffAssistant tabs={<MessagesTabs current="Assistant" />} />}
    </RequireAccess>
  );
}
