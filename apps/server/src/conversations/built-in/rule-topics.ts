import { healthPattern } from '@studio/content/assistant/vocabulary/health-phrases';
import * as phrases from '@studio/content/assistant/vocabulary/request-phrases';
import type { ReplyMemory } from '../../integrations/assistant/port.ts';
import { findUnknownInstructor, privatePattern } from './answers/instructors.ts';
import { mentionsClasses } from './parsing/mentioned-names.ts';
import type { ParsedMessage } from './parsing/parsed-message.ts';
import { findTrimester } from './parsing/pregnancy.ts';

type Rule = (message: ParsedMessage, memory: ReplyMemory | null) => string | null;

/** Rules in the order in which they are tried. */
const rules: readonly Rule[] = [
  (message) =>
    findUnknownInstructor(message) !== null ||
    (message.names.instructor.length > 0 && /\bwhat does (?:she|he) teach\b/.test(message.normalized)) ||
    (message.own.names.instructor.length === 1 && privatePattern.test(message.normalized))
      ? 'instructor_info'
      : null,
  findPriceTopic,
  ({ normalized }) => (phrases.severalClassesPattern.test(normalized) ? 'packs_info' : null),
  ({ normalized }) => (phrases.missingPattern.test(normalized) ? 'no_show' : null),
  (message) =>
    healthPattern.test(message.normalized) || findTrimester(message) !== null
      ? null
      : findClassTopic(message),
];

/**
 * Returns the topic of messages whose form says more than their words: comparisons, or a booking to cancel or move. Null for all other messages.
 */
export function findRuledTopic(message: ParsedMessage, memory: ReplyMemory | null): string | null {
  for (const rule of rules) {
    const topicId = rule(message, memory);
    if (topicId) return topicId;
  }
  return null;
}

function isShort(normalized: string, most = 6): boolean {
  return normalized.split(' ').length <= most;
}

/** Returns the topic of a short follow-up about a price: that of the last reply, or the price of the classes shown. */
function findPriceTopic(
  { normalized, own, names, shown, isFollowUp }: ParsedMessage,
  memory: ReplyMemory | null,
): string | null {
  if (!isShort(normalized) || !phrases.pricePattern.test(normalized) || own.names.product.length > 0)
    return null;
  const namesClass = mentionsClasses(own.names);
  if (memory?.topicId && phrases.topicsWithPrices.has(memory.topicId) && !namesClass) return memory.topicId;
  return isFollowUp && (shown.length > 0 || mentionsClasses(names)) ? 'price_class' : null;
}

/** Returns the topic of a comparison, a booking to cancel or move, or a search for classes. */
function findClassTopic(message: ParsedMessage): string | null {
  const { normalized, own, question } = message;
  const { names, when } = own;
  if (phrases.closedDaysPattern.test(normalized) && !phrases.moneyPattern.test(normalized))
    return 'holiday_closures';
  if (when.days === null && when.times === null) {
    const kinds = new Set([...names.subType, ...names.classType, ...names.activity]).size;
    const compares = phrases.comparisonPattern.test(normalized) && !phrases.moneyPattern.test(normalized);
    return kinds >= 2 && kinds <= 3 && compares ? 'class_difference' : null;
  }
  if (phrases.tourPattern.test(normalized)) return 'tour';
  if (phrases.movePattern.test(normalized)) return 'move_booking';
  if (question.signedIn && phrases.ownBookingsPattern.test(normalized)) return 'own_bookings';
  if (question.signedIn && phrases.cancelPattern.test(normalized)) return 'cancel_booking';
  if (phrases.cutOffPattern.test(normalized) && !/\b(?:cancel\w*|refund\w*|move)\b/.test(normalized))
    return 'bookable_until';
  return isSearch(message) ? 'classes_find' : null;
}

/** Returns whether a message with a day or a time looks for classes: by what it excludes, or as a few keywords. */
function isSearch({ normalized, own, without, withoutInstructors }: ParsedMessage): boolean {
  if (/\b(?:cancel\w*|refund\w*|my (?:class|booking))\b/.test(normalized)) return false;
  const namesClass = mentionsClasses(own.names);
  if (own.when.days && !namesClass && phrases.whatIsOnPattern.test(normalized)) return true;
  if (withoutInstructors.length > 0 || (without.length > 0 && namesClass)) return true;
  if (namesClass && phrases.bookablePattern.test(normalized)) return true;
  if (phrases.moneyPattern.test(normalized)) return false;
  if (phrases.freePattern.test(normalized) && (namesClass || (own.when.days && own.when.times))) return true;
  if (own.when.days && phrases.anyClassPattern.test(normalized)) return true;
  return namesClass && normalized.split(' ').length <= 5 && !phrases.questionPattern.test(normalized);
}
