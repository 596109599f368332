import type { ReplyMemory } from '../../integrations/assistant/port.ts';
import { findUnknownInstructor, privatePattern } from './answers/instructors.ts';
import { mentionsClasses } from './parsing/mentioned-names.ts';
import type { ParsedMessage } from './parsing/parsed-message.ts';
import { findTrimester } from './parsing/pregnancy.ts';

const comparisonPattern = /\b(?:or|vs|versus|difference|compared|which (?:one|class)|better)\b/;
const moneyPattern = /\b(?:price|prices|cost|costs|cheap\w*|pack|packs|membership|pay|worth|£|book)\b/;
const cancelPattern =
  /\b(?:can i|could i|can we|want to|need to|have to|how do i|like to|please|still|got to)\b.*\bcancel\b(?! (?:my |the )?(?:membership|account|subscription))/;
const movePattern =
  /\b(?:move|shift|reschedule|swap|switch|push|change)\b (?:my|the|our) (?:\w+ ){0,3}(?:class|session|booking|one)\b.*\b(?:to|for|instead|another)\b/;
const cutOffPattern =
  /\b(?:can|could) i still (?:book|get in|get on|join|make|come)\b|\bcut ?off\b|\btoo late (?:for|to (?:book|join|get))\b/;
const pricePattern = /\b(?:how much|price|prices|cost|costs)\b/;
/** Topics whose answers include the prices of what they are about. */
const topicsWithPrices = new Set(['one_to_one', 'packs_info', 'memberships_info', 'intro_offer']);
const ownBookingsPattern =
  /\b(?:do i have|have i got|am i) (?:\w+ )?(?:anything|something|booked|a class|a booking|in)\b/;
const oneToOnePattern =
  /\b(?:does|do|is) (?:she|he|they|\w+) (?:also )?(?:do|give|offer|teach|available for) (?:1 to 1s?|1:1s?|one to ones?|privates?|private (?:lessons?|sessions?))\b/;
const christmasPattern = /\b(?:between|over|around) (?:christmas|xmas)\b|\btwixmas\b/;
const missingPattern = /\blose\b.*\bnot (?:go|come|turn up|show up|make it)\b/;
const severalClassesPattern =
  /\b(?:buy|purchase|how much)\b.*\b(?:[3-9]|1\d|20|three|four|five|six|eight|ten|twelve|twenty) (?:reformers|(?:\w+ )?(?:classes|sessions))\b(?!.*\b(?:1 ?1|private|left)\b)/;
const anyClassPattern = /\b(?:any|(?<!\bi )have|got|is there|are there) (?:\w+ ){0,3}class(?:es)?\b/;
const whatIsOnPattern =
  /^(?:hi |hello |hey )?(?:what|what is|whats|what have you got|anything|is there anything) on\b/;
/** Words about health, whose advice comes before any class. */
export const healthPattern =
  /\b(?:pain\w*|hurt\w*|injur\w*|knees?|backs?|hips?|shoulders?|neck|wrists?|ankles?|surgery|operation|pregnan\w*|bump|trimester|weeks|postnatal|birth|baby|fracture\w*|broken|hernia|discs?|sciatica|condition|doctor|gp|physio\w*|osteo\w*|arthritis|scoliosis|dizzy|faint\w*|pressure|heart|asthma|cancer|medic\w*|ill|sick|fever|covid|stroke|epilep\w*|pacemaker|ivf|section|bad|sore|strain\w*|sprain\w*|diabet\w*|panic|depress\w*|tear|torn|stiff\w*)\b/;
const bookablePattern = /\b(?:bookable|book yet|book already|open for booking|on sale|released)\b/;
const freePattern =
  /\b(?:(?:i am|only|ever|usually|mostly) (?:ever |really |actually )?free|can only (?:do|make|come|manage)|day off|days off)\b/;
const questionPattern =
  /\b(?:who|how|why|where|what|which|is|are|do|does|can|much|long|price|cost|instructor|teacher|bring|wear|book|booked|pregnant|injur\w*|covid|ill|sick|pain|late|gift|refund|tour|open|closed)\b/;
const afterThatPattern =
  /^(?:(?:and|ok|okay|so|then|what about|what is|what) )*(?:after that|the one after(?: that)?|the next one|after that one)$/;
const tourPattern = /^(?!.*\b(?:cancel|move|change|reschedule|late|my tour)\b).*\btours?\b/;
const personPattern =
  /\b(?:get|fetch|find|ask|need|want|give me|put me through to|talk to|speak to)(?: me| us| to| with)? (?:someone|somebody|a person|a human|a real person|the team|your team|a member of (?:the|your) team)\b/;

type Rule = (message: ParsedMessage, memory: ReplyMemory | null) => string | null;

/** Rules in the order in which they are tried. */
const rules: readonly Rule[] = [
  ({ normalized }) => (personPattern.test(normalized) && isShort(normalized, 7) ? 'talk_to_human' : null),
  ({ normalized, listedBookings }, memory) =>
    listedBookings.length > 0 && afterThatPattern.test(normalized) ? (memory?.topicId ?? null) : null,
  ({ normalized, listedBookings, reference }) => {
    if (listedBookings.length === 0 || reference?.kind !== 'place') return null;
    if (/\b(?:move|swap|reschedule|change|shift)\b/.test(normalized)) return 'move_booking';
    return /\bcancel\b/.test(normalized) ? 'cancel_booking' : null;
  },
  (message) =>
    findUnknownInstructor(message) !== null ||
    (message.names.instructor.length > 0 && /\bwhat does (?:she|he) teach\b/.test(message.normalized)) ||
    (message.own.names.instructor.length === 1 && privatePattern.test(message.normalized))
      ? 'instructor_info'
      : null,
  ({ normalized }) => (isShort(normalized, 8) && oneToOnePattern.test(normalized) ? 'one_to_one' : null),
  findPriceTopic,
  ({ normalized }) => (severalClassesPattern.test(normalized) ? 'packs_info' : null),
  ({ normalized }) => (missingPattern.test(normalized) ? 'no_show' : null),
  (message) =>
    healthPattern.test(message.normalized) || findTrimester(message) !== null
      ? null
      : findClassTopic(message),
];

/**
 * Returns the topic of messages whose form says more than their words: comparisons, the next booking in a list, requests
 * for a person, or a booking to cancel or move. Null for all other messages.
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
  if (!isShort(normalized) || !pricePattern.test(normalized) || own.names.product.length > 0) return null;
  const namesClass = mentionsClasses(own.names);
  if (memory?.topicId && topicsWithPrices.has(memory.topicId) && !namesClass) return memory.topicId;
  return isFollowUp && (shown.length > 0 || mentionsClasses(names)) ? 'price_class' : null;
}

/** Returns the topic of a comparison, a booking to cancel or move, or a search for classes. */
function findClassTopic(message: ParsedMessage): string | null {
  const { normalized, own, question } = message;
  const { names, when } = own;
  if (christmasPattern.test(normalized) && !moneyPattern.test(normalized)) return 'holiday_closures';
  if (when.days === null && when.times === null) {
    const kinds = new Set([...names.subType, ...names.classType, ...names.activity]).size;
    const compares = comparisonPattern.test(normalized) && !moneyPattern.test(normalized);
    return kinds >= 2 && kinds <= 3 && compares ? 'class_difference' : null;
  }
  if (tourPattern.test(normalized)) return 'tour';
  if (movePattern.test(normalized)) return 'move_booking';
  if (question.signedIn && ownBookingsPattern.test(normalized)) return 'own_bookings';
  if (question.signedIn && cancelPattern.test(normalized)) return 'cancel_booking';
  if (cutOffPattern.test(normalized) && !/\b(?:cancel\w*|refund\w*|move)\b/.test(normalized))
    return 'bookable_until';
  return isSearch(message) ? 'classes_find' : null;
}

/** Returns whether a message with a day or a time looks for classes: by what it excludes, or as a few keywords. */
function isSearch({ normalized, own, without, withoutInstructors }: ParsedMessage): boolean {
  if (/\b(?:cancel\w*|refund\w*|my (?:class|booking))\b/.test(normalized)) return false;
  const namesClass = mentionsClasses(own.names);
  if (own.when.days && !namesClass && whatIsOnPattern.test(normalized)) return true;
  if (withoutInstructors.length > 0 || (without.length > 0 && namesClass)) return true;
  if (namesClass && bookablePattern.test(normalized)) return true;
  if (moneyPattern.test(normalized)) return false;
  if (freePattern.test(normalized) && (namesClass || (own.when.days && own.when.times))) return true;
  if (own.when.days && anyClassPattern.test(normalized)) return true;
  return namesClass && normalized.split(' ').length <= 5 && !questionPattern.test(normalized);
}
