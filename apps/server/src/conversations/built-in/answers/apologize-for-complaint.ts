import { healthTopicIds, smallTalkTopicIds, urgentTopicIds } from '@studio/content/assistant/topic-groups';
import { angryPattern, complaintPattern } from '@studio/content/assistant/vocabulary/complaint-phrases';
import type { Reply } from '../../../integrations/assistant/port.ts';
import type { TopicChoice } from '../choose-topic.ts';
import { parseHealthConcern } from '../parsing/health-concerns.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { getTopic } from '../topics.ts';

/**
 * Begins the reply to an angry message with an apology, and passes the message to the team. Changes no reply that
 * apologises already, has no topic, or is about an emergency, health or small talk.
 */
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

/** Minimum number of words of a message without a question mark that is a complaint, whatever else it resembles. */
const minComplaintWords = 12;

/**
 * Returns the topic `complaint` for a long message that complains and asks nothing, unless the chosen topic goes to the
 * team anyway, is urgent or concerns health.
 */
export function preferComplaint(
  choice: TopicChoice,
  { normalized, question }: Pick<ParsedMessage, 'normalized' | 'question'>,
): TopicChoice {
  if (choice.kind !== 'topic' || !complaintPattern.test(normalized) || question.text.includes('?'))
    return choice;
  const { answer } = getTopic(choice.topicId);
  const isForTeam = ('handOver' in answer && answer.handOver) || urgentTopicIds.has(choice.topicId);
  const isLong = normalized.split(' ').length >= minComplaintWords;
  return isForTeam || !isLong || parseHealthConcern(normalized) !== null
    ? choice
    : { kind: 'topic', topicId: 'complaint', fallbacks: [] };
}
