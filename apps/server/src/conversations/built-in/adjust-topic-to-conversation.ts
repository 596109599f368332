import { searchTopicIds } from '@studio/content/assistant/topic-groups';
import { beginnerPattern } from '@studio/content/assistant/vocabulary/request-phrases';
import { findReferencedClass } from './answers/class-search.ts';
import type { TopicChoice } from './choose-topic.ts';
import { mentionsClasses } from './parsing/mentioned-names.ts';
import type { ParsedMessage } from './parsing/parsed-message.ts';
import { findTrimester, mentionsPregnancy } from './parsing/pregnancy.ts';

/**
 * Replaces a topic with one that fits the conversation better. For example, a follow-up about classes gets their price
 * and not all prices, and a search by someone who is pregnant gets the advice about pregnancy.
 */
export function adjustTopicToConversation(
  choice: TopicChoice,
  message: ParsedMessage,
  openTopicId: string | null,
): TopicChoice {
  if (choice.kind !== 'topic') return choice;
  const { isFollowUp, names, current, shownClasses, normalized } = message;
  const { topicId } = choice;
  if (topicId !== 'class_describe' && asksForLevel(message, topicId))
    return { ...choice, topicId: 'class_describe' };
  if (topicId === 'female_only' && mentionsPregnancy(normalized)) return { ...choice, topicId: 'pregnancy' };
  const isForPregnancy = openTopicId === 'pregnancy' || mentionsPregnancy(normalized);
  if (isForPregnancy && searchTopicIds.has(topicId) && !mentionsClasses(current.names))
    return { ...choice, topicId: 'pregnancy' };
  if (topicId === 'covers_what' && names.product.length === 0 && findTrimester(message) !== null)
    return { ...choice, topicId: 'pregnancy' };
  if (topicId === 'instructor_list' && isFollowUp && shownClasses.length > 0)
    return { ...choice, topicId: 'instructor_of_class' };
  const isAboutClasses = isFollowUp && (shownClasses.length > 0 || mentionsClasses(names));
  // "Even with the pack?" after the price of a class asks what the pack covers.
  if (topicId === 'price_class' && isFollowUp && current.names.product.length > 0 && mentionsClasses(names))
    return { ...choice, topicId: 'covers_what' };
  return topicId === 'price_list' && isAboutClasses ? { ...choice, topicId: 'price_class' } : choice;
}

/**
 * Returns whether a message asks which level of experience a kind of class needs. The kind is the one that the message
 * names, or the one that was shown.
 */
function asksForLevel(message: ParsedMessage, topicId: string): boolean {
  const { names, current, normalized, rephrased } = message;
  const isNamed = beginnerPattern.test(normalized) && current.names.subType.length === 1;
  if (isNamed && ['walk_in', 'beginner_start', 'reformer_first_time'].includes(topicId)) return true;
  const isShown =
    (names.classType.length === 1 && rephrased !== null) || findReferencedClass(message) !== null;
  return isShown && ['beginner_start', 'reformer_first_time', 'advanced_level'].includes(topicId);
}
