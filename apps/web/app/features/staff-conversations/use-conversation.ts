import type { StaffConversation } from '@studio/contracts/staff-conversations';
import { failureOf } from '../../lib/failure-of.ts';
import { readConversation } from './conversations-api.ts';
import { joined } from './joined.ts';
import { useLive } from './use-live.ts';

const everyMs = 3_000;

/** 'gone': the visitor has ended it, and nothing of it is kept. */
export type Open = StaffConversation | 'gone';

/** One conversation as it stands now. Looking at it counts as reading it. */
export function useConversation(conversationId: string) {
  const live = useLive<Open>(conversationId, (known) => look(conversationId, known), everyMs);
  const { value, failed, again } = live;
  const put = (next: StaffConversation) => live.put(onto(value, next));
  return { open: value, failed, again, put };
}

async function look(conversationId: string, known: Open | null): Promise<Open> {
  if (known === 'gone') return known;
  try {
    return onto(known, await readConversation(conversationId, known?.messages[0]?.id));
  } catch (error) {
    if (failureOf(error).code === 'not_found') return 'gone';
    throw error;
  }
}

function onto(known: Open | null, next: StaffConversation): StaffConversation {
  const messages = known && known !== 'gone' ? known.messages : [];
  return { ...next, messages: joined(messages, next.messages) };
}
