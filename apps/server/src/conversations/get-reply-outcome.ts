import { urgentTopicIds } from '@studio/content/assistant/topic-groups';
import type { ReplyOutcome } from '@studio/domain/conversations/reply-outcome';
import type { DialogueState, Reply } from '../integrations/assistant/port.ts';

/** Topics to which a hand-over is the right answer: someone asks for a person or is in danger. */
const handOverTopicIds: ReadonlySet<string | null> = new Set([
  'talk_to_human',
  'phone_call_me',
  ...urgentTopicIds,
]);

/** Returns the outcome of a reply of the built-in assistant; null for replies of other assistants. */
export function getReplyOutcome({
  dialogueState,
  handOver,
}: {
  dialogueState?: Pick<DialogueState, 'topicId' | 'choices'> | null | undefined;
  handOver: Reply['handOver'];
}): ReplyOutcome | null {
  if (!dialogueState) return null;
  const { topicId, choices } = dialogueState;
  if (handOver && !handOverTopicIds.has(topicId)) return 'HANDED_OVER';
  if (topicId !== null) return 'ANSWERED';
  return choices.length > 0 ? 'ASKED_TO_CLARIFY' : 'NOT_UNDERSTOOD';
}
