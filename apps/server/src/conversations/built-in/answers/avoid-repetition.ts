import { healthTopicIds, urgentTopicIds } from '@studio/content/assistant/topic-groups';
import type { ConversationTurn, Reply } from '../../../integrations/assistant/port.ts';

/** Topics that may repeat their answer, because it depends on a login or is a question to the visitor. */
const repeatableTopicIds: ReadonlySet<string> = new Set([
  'own_bookings',
  'own_credits',
  'cancel_booking',
  'move_booking',
  'refund_request',
  'tour',
]);

/**
 * Says that there is no more to say, and offers the team, if a reply repeats the last one word for word. A visitor who
 * asks again may want to know something else.
 */
export function avoidRepetition(reply: Reply, last: ConversationTurn | null): Reply {
  const topicId = reply.dialogueState?.topicId ?? null;
  if (!last || topicId === null || reply.text !== last.text || reply.classIds.length > 0) return reply;
  // The visitor asked for a repetition.
  if (reply.dialogueState === last.dialogueState) return reply;
  if (reply.dialogueState?.isSmallTalk || repeatableTopicIds.has(topicId) || urgentTopicIds.has(topicId))
    return reply;
  if (reply.handOver)
    return { ...reply, text: 'I’ve passed this on too. Our team will reply as soon as they can.' };
  if (reply.dialogueState?.offer) return reply;
  const end = healthTopicIds.has(topicId)
    ? 'I can’t tell you more than that.'
    : 'That’s all I know about it.';
  return {
    ...reply,
    text: `${reply.text} ${end} Shall I ask our team?`,
    suggestions: ['Yes, please', ...reply.suggestions].slice(0, 3),
    dialogueState: {
      ...reply.dialogueState,
      topicId,
      offer: 'talk_to_human',
      choices: [],
      isSmallTalk: false,
    },
  };
}
