import { notOffPeakPattern } from '@studio/content/assistant/vocabulary/exclusion-phrases';
import { yesNoFollowUpPattern } from '@studio/content/assistant/vocabulary/follow-up-phrases';
import { anyKindPattern, onlyWhenPattern } from '@studio/content/assistant/vocabulary/request-phrases';
import { type DateAndTime, parseDateAndTime } from '@studio/domain/conversations/parse-date-and-time';
import { parsePlaceCount } from '@studio/domain/conversations/parse-place-count';
import { parseReference, refersToEarlierMessage } from '@studio/domain/conversations/parse-reference';
import { toLondonDate } from '@studio/domain/time/london';
import type { Question, StudioDetails } from '../../../integrations/assistant/port.ts';
import { parseExclusions } from './exclusions.ts';
import { parseFollowUpTime } from './follow-up-time.ts';
import {
  findMentionedNames,
  type MentionedNames,
  mentionsClasses,
  mergeMentionedNames,
  noMentionedNames,
} from './mentioned-names.ts';
import { normalizeMessage } from './normalize-message.ts';
import type { ParsedMessage } from './parsed-message.ts';

/** Parses a message in the context of the turns before it. */
export function parseMessage(question: Question, studio: StudioDetails): ParsedMessage {
  const { earlier, now, signedIn } = question;
  const lastMessageAt = earlier.findLastIndex(({ role }) => role === 'user');
  const last = earlier[lastMessageAt];
  const previous =
    last &&
    parseMessage({ text: last.text, earlier: earlier.slice(0, lastMessageAt), now, signedIn }, studio);
  return parseInContext(question, studio, previous ?? null);
}

function parseInContext(
  question: Question,
  studio: StudioDetails,
  previous: ParsedMessage | null,
): ParsedMessage {
  const { included, excluded, partOfDay, weekdays } = parseExclusions(question.text);
  const normalized = normalizeMessage(question.text);
  const without = findMentionedNames(normalizeMessage(excluded), studio);
  const allNamed = removeInstructors(
    findMentionedNames(normalizeMessage(included), studio),
    without.instructor,
  );
  const named = excludeOffPeakProducts(allNamed, normalized, studio);
  const names = anyKindPattern.test(normalized)
    ? { ...named, activity: [], subType: [], classType: [] }
    : named;
  const shifted = parseFollowUpTime(normalized, previous?.when ?? null);
  const read = shifted ?? parseQuestionTime(included, question.now);
  const when = read.times || !partOfDay ? read : { ...read, times: partOfDay };
  const excludes = excludesNames(normalized, without, weekdays);
  const isFollowUp =
    previous !== null &&
    (excludes ||
      shifted !== null ||
      onlyWhenPattern.test(normalized) ||
      refersToEarlierMessage(normalized) ||
      isFragment(normalized, names, when, parsePlaceCount(question.text)) ||
      isContextualQuestion(normalized, names, when) ||
      isOtherTime(previous, names, when, normalized));
  return {
    question,
    studio,
    normalized,
    isFollowUp,
    isFragment:
      previous !== null && (excludes || isFragment(normalized, names, when, parsePlaceCount(question.text))),
    shownClasses: [],
    referencedClasses: [],
    skippedClassIds: [],
    isBareReference: false,
    rephrased: null,
    listedBookings:
      question.earlier.findLast(({ role }) => role === 'assistant')?.dialogueState?.bookings ?? [],
    previous,
    today: toLondonDate(question.now),
    current: { names, when },
    names: isFollowUp ? mergeNames(previous?.names ?? noMentionedNames, names, normalized) : names,
    when: isFollowUp ? mergeWhen(previous?.when ?? null, when, normalized) : when,
    excludedActivities: without.activity,
    excludedInstructors: without.instructor,
    excludedWeekdays: weekdays,
    places: parsePlaceCount(question.text) ?? (isFollowUp ? (previous?.places ?? null) : null),
    reference: parseReference(normalized),
  };
}

/** Parses the days and times of the questions in a message of several sentences, else of the whole message. */
function parseQuestionTime(text: string, now: Date): DateAndTime {
  const questions = text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.trimEnd().endsWith('?'));
  const asked = questions.length > 0 ? parseDateAndTime(questions.join(' '), now) : null;
  return asked?.days ? asked : parseDateAndTime(text, now);
}

/** Returns whether a message is short and excludes an instructor, a kind of class or a day, as in "anyone but Noor". */
function excludesNames(normalized: string, without: MentionedNames, weekdays: readonly number[]): boolean {
  return (mentionsClasses(without) || weekdays.length > 0) && normalized.split(' ').length <= 7;
}

/** Resolves "without off-peak" to the products for the same activities that aren’t limited to off-peak hours. */
function excludeOffPeakProducts(
  names: MentionedNames,
  normalized: string,
  { products }: StudioDetails,
): MentionedNames {
  if (!notOffPeakPattern.test(normalized)) return names;
  const limited = products.filter(({ terms }) => terms?.offPeakOnly);
  const others = products.filter(
    ({ kind, terms }) =>
      !terms?.offPeakOnly &&
      limited.some((one) => one.kind === kind && `${one.terms?.covers}` === `${terms?.covers}`),
  );
  return { ...names, product: others.map(({ id }) => id) };
}

function removeInstructors(names: MentionedNames, excluded: readonly string[]): MentionedNames {
  return { ...names, instructor: names.instructor.filter((id) => !excluded.includes(id)) };
}

/**
 * Returns the names of a follow-up. A question such as "Does it cover yoga?" keeps the product of the earlier message.
 */
function mergeNames(previous: MentionedNames, current: MentionedNames, normalized: string): MentionedNames {
  const merged = mergeMentionedNames(previous, current);
  const keepsProduct = current.product.length === 0 && yesNoFollowUpPattern.test(normalized);
  return keepsProduct ? { ...merged, product: previous.product } : merged;
}

/**
 * Returns whether a message consists of details and filler words: "saturday", "and yoga?", "what about the evening",
 * "for two".
 */
function isFragment(
  normalized: string,
  names: MentionedNames,
  when: DateAndTime,
  places: number | null,
): boolean {
  const hasMentions =
    mentionsClasses(names) ||
    names.product.length > 0 ||
    when.days !== null ||
    when.times !== null ||
    places !== null;
  const count = normalized.split(' ').length;
  if (!hasMentions || count > 7) return false;
  const isQuestion =
    /\b(where|who|how|why|can|do|does|is|are|when|which|book|cancel|price|cost|whats|much|many|move)\b/.test(
      normalized.replace(/^(?:and |ok |so )*(?:what|how) about /, '').replace(/^(?:is|are) there /, ''),
    );
  return !isQuestion;
}

/** Returns whether a question refers to the earlier message, such as "Who is teaching?" or "how long?". */
function isContextualQuestion(normalized: string, names: MentionedNames, when: DateAndTime): boolean {
  const hasMentions =
    mentionsClasses(names) || names.product.length > 0 || when.days !== null || when.times !== null;
  return !hasMentions && /^(who is|who|how much|how long|what time) ?(\w+ ?){0,2}$/.test(normalized);
}

/** Returns whether a short message names only another time for the day of the previous message. */
function isOtherTime(
  previous: ParsedMessage,
  names: MentionedNames,
  { days, times }: DateAndTime,
  normalized: string,
): boolean {
  const isShort = normalized.split(' ').length <= 7;
  return isShort && previous.when.days !== null && !days && times !== null && !mentionsClasses(names);
}

function mergeWhen(previous: DateAndTime | null, current: DateAndTime, normalized: string): DateAndTime {
  const days = current.days ?? previous?.days ?? null;
  const earlier = previous?.times ?? null;
  if (!current.times && earlier && /\blater\b/.test(normalized))
    return { days, times: { from: getEndOfTimes(earlier), to: '23:59' } };
  if (!current.times && earlier && /\bearlier\b/.test(normalized))
    return { days, times: { from: '00:00', to: earlier.at ?? earlier.from } };
  return { days, times: current.times ?? earlier };
}

function getEndOfTimes({ at, from, to }: NonNullable<DateAndTime['times']>): string {
  const last = at ?? (to === '23:59' ? from : to);
  return last === '11:59' ? '12:00' : last;
}
