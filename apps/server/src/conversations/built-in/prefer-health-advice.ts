import { searchTopicIds } from '@studio/content/assistant/topic-groups';
import { beginnerPattern, mayComePattern } from '@studio/content/assistant/vocabulary/request-phrases';
import type { TopicChoice } from './choose-topic.ts';
import { findHealthConcern, isIll } from './parsing/health-concerns.ts';
import { mentionsClasses } from './parsing/mentioned-names.ts';
import type { ParsedMessage } from './parsing/parsed-message.ts';

/**
 * Replaces a search, an unclear choice or a topic such as arriving late with the studio's advice if the visitor asks
 * whether they can come, and is ill or has mentioned a health problem in one of the last messages. A beginner's question
 * that seems to be about an injury gets the topic for beginners.
 */
export function preferHealthAdvice(choice: TopicChoice, message: ParsedMessage): TopicChoice {
  const isAsked = mayComePattern.test(message.normalized) && !mentionsClasses(message.current.names);
  const { topicId } = choice.kind === 'topic' ? choice : { topicId: null };
  if (topicId === 'injury_condition' && beginnerPattern.test(message.normalized))
    return { kind: 'topic', topicId: 'beginner_start', fallbacks: [] };
  const isSearch = choice.kind === 'topic' && searchTopicIds.has(choice.topicId);
  const isAboutPlace = choice.kind === 'topic' && ['late_arrival', 'no_show'].includes(choice.topicId);
  if ((isSearch || isAboutPlace) && isAsked && isIll(message.normalized))
    return { ...choice, topicId: 'ill_contagious' };
  const isVague = isSearch || choice.kind !== 'topic' || choice.topicId === 'own_bookings';
  return isVague && isAsked && findHealthConcern(message) !== null
    ? { kind: 'topic', topicId: 'injury_condition', fallbacks: [] }
    : choice;
}
