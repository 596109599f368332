import { healthTopicIds, smallTalkTopicIds, urgentTopicIds } from '@studio/content/assistant/topic-groups';
import { angryPattern } from '@studio/content/assistant/vocabulary/complaint-phrases';
import type { Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';

/** Begins the reply to an angry message with an apology, and passes the message to the team. */
export function apologizeForComplaint(reply: Reply, { normalized }: ParsedMessage): Reply {
  const { dialogueState } = reply;
  const topicId = dialogueState?.topicId ?? null;
  if (!angryPattern.test(normalized) || /^(?:I’m (?:so )?sorry|Sorry)\b/.test(reply.text)) return reply;
  if (topicId === null || [healthTopicIds, smallTalkTopicIds, urgentTopicIds].some((ids) => ids.has(topicId)))
    return reply;
  if (reply.handOver) return { ...reply, text: `I’m sorry about that. ${reply.text}` };
  const offersTeam = dialogueState?.offer === 'talk_to_human';
  return {
    ...reply,
    text: `I’m sorry about that. I’ve passed this to our team. ${offersTeam ? reply.text.replace(/ [^.?]*\?$/, '') : reply.text}`,
    handOver: true,
    ...(offersTeam && dialogueState && { suggestions: [], dialogueState: { ...dialogueState, offer: null } }),
  };
}
