import * as phrases from '@studio/content/assistant/vocabulary/request-phrases';
import { mentionsClasses } from './parsing/mentioned-names.ts';
import type { ParsedMessage } from './parsing/parsed-message.ts';

const changePattern = /\b(?:cancel\w*|refund\w*|move)\b/;

/**
 * Returns the topic of a message about classes that a rule decides: closed days, a comparison, a tour, a booking to
 * move, show or cancel, the last moment to book, or a search. Null if none applies.
 */
export function findClassTopic(message: ParsedMessage): string | null {
  const { normalized, current, question } = message;
  const { names, when } = current;
  if (phrases.closedDaysPattern.test(normalized) && !phrases.buyingPattern.test(normalized))
    return 'holiday_closures';
  if (when.days === null && when.times === null) {
    const kinds = new Set([...names.subType, ...names.classType, ...names.activity]).size;
    const compares =
      phrases.classComparisonPattern.test(normalized) && !phrases.buyingPattern.test(normalized);
    return kinds >= 2 && kinds <= 3 && compares ? 'class_difference' : null;
  }
  if (phrases.tourPattern.test(normalized)) return 'tour';
  if (phrases.movePattern.test(normalized)) return 'move_booking';
  if (question.signedIn && phrases.ownBookingsPattern.test(normalized)) return 'own_bookings';
  if (question.signedIn && phrases.cancelPattern.test(normalized)) return 'cancel_booking';
  if (phrases.cutOffPattern.test(normalized) && !changePattern.test(normalized)) return 'bookable_until';
  return findDetailTopic(message) ?? (isSearch(message) ? 'classes_find' : null);
}

/** Returns the topic of a question about the price or the free places of classes on a day; otherwise null. */
function findDetailTopic({ normalized, current: { names, when } }: ParsedMessage): string | null {
  const isOther = phrases.otherMatterPattern.test(normalized) || changePattern.test(normalized);
  if (isOther || names.product.length > 0) return null;
  if (phrases.pricePattern.test(normalized) && mentionsClasses(names)) return 'price_class';
  return phrases.spacesPattern.test(normalized) && when.days ? 'class_spaces' : null;
}

/**
 * Returns whether a message names a day and looks for a class: it asks what is on, asks for "anything", or only says
 * "class".
 */
function wantsSomething({ normalized, current, studio }: ParsedMessage): boolean {
  const { days } = current.when;
  if (!days) return false;
  if (!mentionsClasses(current.names) && phrases.whatIsOnPattern.test(normalized)) return true;
  if (phrases.otherMatterPattern.test(normalized) || phrases.buyingPattern.test(normalized)) return false;
  const isWish = /\bclass(?:es)?\b/.test(normalized);
  const isClosed = days.from === days.to && studio.closures.some(({ date }) => date === days.from);
  const isPlain = normalized.split(' ').length <= 8 && !phrases.questionPattern.test(normalized);
  return phrases.anyClassRequestPattern.test(normalized) || (isWish && (isClosed || isPlain));
}

/**
 * Returns whether a message with a day or a time looks for classes: it excludes an instructor or activity, has a phrase
 * such as "anything free", or is a few keywords.
 */
function isSearch(message: ParsedMessage): boolean {
  const { normalized, current, excludedActivities, excludedInstructors } = message;
  if (changePattern.test(normalized) || /\bmy (?:class|booking)\b/.test(normalized)) return false;
  const namesClass = mentionsClasses(current.names);
  if (wantsSomething(message)) return true;
  if (excludedInstructors.length > 0 || (excludedActivities.length > 0 && namesClass)) return true;
  if ((namesClass || current.when.days) && phrases.bookablePattern.test(normalized)) return true;
  if (phrases.buyingPattern.test(normalized)) return false;
  if (
    phrases.availableTimesPattern.test(normalized) &&
    (namesClass || (current.when.days && current.when.times))
  )
    return true;
  if (current.when.days && phrases.anyClassPattern.test(normalized)) return true;
  return namesClass && normalized.split(' ').length <= 5 && !phrases.questionPattern.test(normalized);
}
