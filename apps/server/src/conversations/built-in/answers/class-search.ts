import { everyoneOrWomenPattern } from '@studio/content/assistant/vocabulary/request-phrases';
import type { AssistantTools, FoundClass, Reply } from '../../../integrations/assistant/port.ts';
import { asksForNextClass } from '../parsing/follow-up-time.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { findTrimester } from '../parsing/pregnancy.ts';
import { buildReply, maxReplyClasses } from './build-reply.ts';
import { clarifyDate } from './clarify-date.ts';
import { findClassAroundClosure } from './class-around-closure.ts';
import { buildTimetableLink, extendedSearchDays, findMatchingClasses } from './class-query.ts';
import { addMinutes, describeClass, describeClassCount, describeClassList } from './class-text.ts';
import { answerNoClasses } from './no-classes.ts';
import { findReformerSuitability } from './reformer-suitability.ts';

/** Lists the classes that match the message, or describes the one that it refers to. */
export async function answerClasses(asked: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  const message = everyoneOrWomenPattern.test(asked.normalized)
    ? { ...asked, names: { ...asked.names, tag: [] } }
    : asked;
  const clarification = clarifyDate(message);
  if (clarification) return clarification;
  const referenced = findReferencedClass(message);
  if (referenced) return describeOneClass(referenced, message);
  if (message.referencedClasses.length > 1) return describeSeveralClasses(message.referencedClasses, message);
  const around = await findClassAroundClosure(message, tools);
  if (around) return describeOneClass(around, message);
  const found = await findMatchingClasses(message, tools);
  const selected = await selectClasses(message, found, tools);
  const [first] = selected;
  if (!first && found.length > 1 && whichFullPattern.test(message.normalized))
    return buildReply(`No, none of them is full. ${buildIntroduction(found, message)}`, {
      classes: found,
      links: [{ label: 'See the timetable', to: buildTimetableLink(message) }],
    });
  const reply = !first
    ? await answerNoClasses(message, tools)
    : selected.length === 1
      ? describeOneClass(first, message)
      : describeSeveralClasses(selected, message);
  const advice = findTrimester(message) ? await getPregnancyAdvice(message, selected, tools) : '';
  const until = first && stillPattern.test(message.normalized) ? ` ${bookableUntilStart}` : '';
  return { ...reply, text: `${addYesOrNo(reply.text, message.normalized, selected)}${until}${advice}` };
}

const stillPattern = /\b(?:can i still|cut ?off|too late|still time|last minute)\b/;
const bookableUntilStart = 'You can book online until the class starts, if there’s a place left.';

/** Says until when classes can be booked, with the class that the message names. */
export async function answerBookingDeadline(message: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  const { when } = message.current;
  if (when.days || when.times) return answerClasses(message, tools);
  return buildReply(`${bookableUntilStart} Once it has started, no one can join.`, {
    links: [{ label: 'See the timetable', to: '/timetable' }],
    suggestions: ['How early should I arrive?'],
  });
}

/**
 * Returns the class that the message refers to among those shown before: by its position ("the second one"), by its
 * time ("the 6pm"), or the only one ("it"). Null if the message searches for other classes.
 */
export function findReferencedClass({
  shownClasses,
  reference,
  current,
  isFollowUp,
}: ParsedMessage): FoundClass | null {
  if (reference?.kind === 'position') return shownClasses.at(reference.index) ?? null;
  if (current.when.days || !isFollowUp) return null;
  const at = current.when.times?.at;
  const atTime = at ? shownClasses.filter(({ time }) => time === at) : [];
  if (atTime.length === 1) return atTime[0] ?? null;
  return reference?.kind === 'it' && shownClasses.length === 1 && !current.when.times
    ? (shownClasses[0] ?? null)
    : null;
}

/**
 * Returns advice for visitors who have mentioned a pregnancy: which classes to avoid, and whom Prenatal Reformer suits.
 */
async function getPregnancyAdvice(
  message: ParsedMessage,
  shown: readonly FoundClass[],
  tools: AssistantTools,
): Promise<string> {
  const advice: string[] = [];
  if (shown.some(({ tags }) => !tags.includes('prenatal'))) {
    const other = await tools.passage('faq:pregnant-other-classes');
    const excludedClasses = other?.text.match(/We ask you to leave[^:.]*/)?.[0];
    if (excludedClasses)
      advice.push(` If you’re pregnant, please ask your doctor or midwife first. ${excludedClasses}.`);
  }
  if (findTrimester(message) !== 'later') {
    const early = await findReformerSuitability(tools);
    if (early) advice.push(` You can join Prenatal Reformer ${early}`);
  }
  return advice.join('');
}

const firstPattern = /\b(?:earliest|(?<!\bmy )first) (?:\w+ )?(?:class|one|session)\b/;
const whichFullPattern =
  /\b(?:which|what (?:classes|ones)|any|anything|everything)\b.*\b(?:full|sold out|booked up)\b/;
const nextPattern = /\b(next|soonest)\b/;
const earliestPattern = /\bearliest\b/;
const latestPattern = /\b(latest|last|how late)\b/;
const cheapestPattern = /\b(cheapest|least expensive)\b/;
const availabilityPattern = /\b(space|room|free|can (i )?get in|get into|not full|available|left)\b/;

/**
 * Selects classes for phrases such as "the next reformer class", "the latest class", "the cheapest one" or "which are
 * full".
 */
async function selectClasses(
  message: ParsedMessage,
  found: FoundClass[],
  tools: AssistantTools,
): Promise<FoundClass[]> {
  const { normalized, current, when } = message;
  const open = found.filter(({ capacityLeft }) => capacityLeft > 0);
  const selected = availabilityPattern.test(normalized) && open.length > 0 && found.length > 1 ? open : found;
  if (asksForNextClass(normalized) && current.when.times) return found.slice(0, 1);
  if (whichFullPattern.test(normalized) && found.length > 1)
    return found.filter(({ capacityLeft }) => capacityLeft === 0);
  if (cheapestPattern.test(normalized)) {
    const lowest = Math.min(...selected.map(({ pricePence }) => pricePence));
    return selected.filter(({ pricePence }) => pricePence === lowest);
  }
  if (firstPattern.test(normalized) && current.when.days && !current.when.days.weekdays)
    return found.filter(({ date, time }) => date === found[0]?.date && time === found[0].time);
  if (earliestPattern.test(normalized)) {
    const earliest = selected
      .map(({ time }) => time)
      .sort()
      .at(0);
    return selected.filter(({ time }) => time === earliest);
  }
  if (nextPattern.test(normalized) && !current.when.days) {
    const all =
      selected.length > 0
        ? selected
        : await findMatchingClasses(message, tools, { days: extendedSearchDays });
    return all.slice(0, 3);
  }
  if (latestPattern.test(normalized) && !/\blast (minute|night|week|time|class i)\b/.test(normalized)) {
    const latest = selected
      .map(({ time }) => time)
      .sort()
      .at(-1);
    return selected.filter(({ time }) => time === latest);
  }
  if (selected.length === 0 && !when.days)
    return findMatchingClasses(message, tools, { days: extendedSearchDays });
  return selected;
}

/** Describes one class with its free places and price, and how to book it or join its waiting list. */
export function describeOneClass(found: FoundClass, { today, normalized }: ParsedMessage): Reply {
  const text = describeClass(found, today);
  const isAskingIfFull = /\b(full|sold out|fully booked)\b/.test(normalized);
  if (found.capacityLeft === 0)
    return buildReply(
      `${isAskingIfFull ? 'Yes, ' : ''}${text} You can join the waiting list, and we’ll email you if a place becomes available.`,
      {
        classes: [found],
        links: [{ label: 'Join the waiting list', to: found.to }],
        suggestions: [`When is the next ${found.title}?`, 'How does the waiting list work?'],
      },
    );
  const end = /\b(?:finish\w*|ends?)\b/.test(normalized)
    ? ` It ends at ${addMinutes(found.time, found.durationMin)}.`
    : '';
  return buildReply(`${isAskingIfFull ? 'No, it isn’t full. ' : ''}${text}${end}`, {
    classes: [found],
    links: [{ label: 'Book this class', to: found.to }],
    suggestions: ['How much is it?', 'Who teaches it?'],
  });
}

function describeSeveralClasses(found: readonly FoundClass[], message: ParsedMessage): Reply {
  const shown = found.slice(0, maxReplyClasses);
  const hasFull = shown.some(({ capacityLeft }) => capacityLeft === 0);
  const more = found.length > shown.length ? ` These are the first ${shown.length} of ${found.length}.` : '';
  const full = hasFull ? ' You can join the waiting list for a full class.' : '';
  return buildReply(`${buildIntroduction(found, message)}${full}${more}`, {
    classes: shown,
    links: [{ label: 'See the timetable', to: buildTimetableLink(message) }],
  });
}

/**
 * Returns the sentence that introduces the class cards. The cards show times and titles, but not which week a day is
 * in.
 */
function buildIntroduction(found: readonly FoundClass[], message: ParsedMessage): string {
  const [first] = found;
  const isOneDay = first && found.every(({ date }) => date === first.date);
  const isPick = [
    firstPattern,
    whichFullPattern,
    nextPattern,
    earliestPattern,
    latestPattern,
    cheapestPattern,
  ].some((pattern) => pattern.test(message.normalized));
  return isOneDay && !isPick
    ? describeClassCount([first, ...found.slice(1)], message)
    : `Here’s what’s on. ${describeClassList(found)}`;
}

/** Matches questions that ask whether there are any classes. */
const yesNoPattern =
  /\b(is|are) there (a|an|any|still|space|room|\w+ class|\w+)\b|\b(do|have) you (\w+ )?(have|got|run|teach)\b/;
const openQuestionPattern = /\b(what|which|when|how|who|where|else|full)\b/;

/** Starts a reply about classes with "Yes" or "No" if the visitor asked a yes-or-no question. */
function addYesOrNo(text: string, normalized: string, found: readonly FoundClass[]): string {
  if (!yesNoPattern.test(normalized) || openQuestionPattern.test(normalized) || /^(Yes|No|Not)\b/.test(text))
    return text;
  if (found.length === 0) return text.replace(/^There(?=’s no | isn’t )/, 'No, there');
  return found.some(({ capacityLeft }) => capacityLeft > 0)
    ? `Yes, ${text.replace(/^(?:There|Here)/, (word) => word.toLowerCase())}`
    : text;
}
