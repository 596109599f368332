import type { StaffConversation } from '@studio/contracts/staff-conversations';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { readConversation } from './conversations-api.ts';
import { mergeMessages } from './merge-messages.ts';
import { usePollingQuery } from './use-polling-query.ts';

const everyMs = 3_000;

/** Conversation that is open; 'gone' if the visitor ended it, which deleted its messages. */
export type OpenConversation = StaffConversation | 'gone';

/** Polls one conversation. Loading it marks it as read. */
export function useConversation(conversationId: string) {
  const live = usePollingQuery<OpenConversation>(
    conversationId,
    (previous) => loadNewer(conversationId, previous),
    everyMs,
  );
  const { value, failed, refetch } = live;
  const put = (next: StaffConversation) => live.put(mergeInto(value, next));
  return { open: value, failed, again: refetch, put };
}

async function loadNewer(
  conversationId: string,
  previous: OpenConversation | null,
): Promise<OpenConversation> {
  if (previous === 'gone') return previous;
  try {
    return mergeInto(previous, await readConversation(conversationId, previous?.messages[0]?.id));
  } catch (error) {
    if (toApiFailure(error).code === 'not_found') return 'gone';
    throw error;
  }
}

function mergeInto(previous: OpenConversation | null, next: StaffConversation): StaffConversation {
  const messages = previous && previous !== 'gone' ? previous.messages : [];
  return { ...next, messages: mergeMessages(messages, next.messages) };
}
