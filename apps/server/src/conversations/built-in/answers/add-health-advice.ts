import {
  healthTopicIds,
  smallTalkTopicIds,
  topicIdsLeadingToClasses,
  urgentTopicIds,
} from '@studio/content/assistant/topic-groups';
import { findHealthConcern, isIll, parseHealthConcern } from '../parsing/health-concerns.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';

/**
 * Puts the studio's advice before a reply about another subject if the visitor is ill, or before one that leads to a
 * class if they have a health problem.
 */
export function addHealthAdvice<T extends { text: string }>(
  reply: T,
  topicId: string,
  message: ParsedMessage,
): T {
  const { normalized } = message;
  if (healthTopicIds.has(topicId) || urgentTopicIds.has(topicId) || smallTalkTopicIds.has(topicId))
    return reply;
  if (isIll(normalized))
    return { ...reply, text: `If you feel ill or could be contagious, please stay at home. ${reply.text}` };
  const concern = message.isFollowUp ? findHealthConcern(message) : parseHealthConcern(normalized);
  if (!topicIdsLeadingToClasses.has(topicId) || !concern) return reply;
  return /\b(?:ask your|see a) (?:doctor|midwife)|midwife or doctor/i.test(reply.text)
    ? reply
    : {
        ...reply,
        text: `Ask your doctor or physiotherapist first, and tell the instructor before the class starts. ${reply.text}`,
      };
}
