import { smallTalkTopicIds, urgentTopicIds } from '@studio/content/assistant/topic-groups';
import { assistantTopicsById } from '../built-in/topics.ts';

/**
 * Returns whether staff can save examples of a topic. Small talk answers no question, and the assistant detects
 * emergencies by rules.
 */
export function canHaveExamples(topicId: string): boolean {
  return assistantTopicsById.has(topicId) && !smallTalkTopicIds.has(topicId) && !urgentTopicIds.has(topicId);
}
