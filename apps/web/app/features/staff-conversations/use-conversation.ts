import type { StaffConversation } from '@studio/contracts/staff-conversations';
import { toApiFailure } from '../../lib/to-api-failure.ts';
import { readConversation } from './conversations-api.ts';
import { mergeMessages } from './merge-messages.ts';
import { usePollingQuery } from './use-polling-query.ts';

const everyMs = 3_000;

/** 'gone': the visitor ended the conversation, and its messages are deleted. */
export type OpenConversation = StaffConversation | 'gone';

/** Polls one conversation. Loading it marks it as read. */
export function useConversation(conversationId: string) {
  const live = usePollingQuery<OpenConversation>(
    conversationId,
    (known) => look(conversationId, known),
    everyMs,
  );
  const { value, failed, again } = live;
  const put = (next: StaffConversation) => live.put(onto(value, next));
  return { open: value, failed, again, put };
}

async function look(conversationId: string, known: OpenConversation | null): Promise<OpenConversation> {
  if (known === 'gone') return known;
  try {
    return onto(known, await readConversation(conversationId, known?.messages[0]?.id));
  } catch (error) {
    if (toApiFailure(error).code === 'not_found') return 'gone';
    throw error;
  }
}

function onto(known: OpenConversation | null, next: StaffConversation): StaffConversation {
  const messages = known && known !== 'gone' ? known.messages : [];
  return { ...next, messages: mergeMessages(messages, next.messages) };
}
