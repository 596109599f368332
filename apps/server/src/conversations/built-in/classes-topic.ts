import type { AssistantTools, FoundClass, Reply } from '../../integrations/assistant/port.ts';
import { answerNoClasses } from './answer-no-classes.ts';
import { buildReply, maxReplyClasses } from './build-reply.ts';
import { clarifyDate } from './clarify-date.ts';
import { buildTimetableLink, findMatchingClasses } from './class-query.ts';
import { describeClass, describeClassCount, describeClassList } from './class-text.ts';
import { findPassage } from './find-passage.ts';
import { mentionsClasses } from './mentioned-names.ts';
import type { ParsedMessage } from './parsed-message.ts';
import { findTrimester, selectTrimesterText } from './pregnancy.ts';
import type { Topic } from './topic.ts';

/** Topic for questions about which classes there are, when, and whether they have places. */
export const classesTopic: Topic = {
  name: 'classes',
  cues: [
    [/\b(timetable|schedule)\b/, 3],
    [/\bwhen\b.*\bnext\b|\bnext\b.*\bwhen\b/, 2],
    [/\b(cancel|move|reschedule|refund)\b/, -3],
    [/\b(what is|whats|anything|something|classes|class) (\w+ )?(on|happening|going on)\b/, 2.5],
    [/\b(any|anything|something|is there|are there|got any|have you got|do you have)\b/, 1],
    [/\b(would like|want|looking for|interested in|fancy|try|wish)\b/, 1],
    [/\b(class|classes|session|sessions)\b/, 1],
    [/\b(next|latest|earliest|soonest|first|last) (\w+ ){0,3}(class|one|session)\b/, 2],
    [
      /\b(teach|teaches|teaching)\b.*\b(next|this|on|today|tomorrow)\b|\bwhen (does|is|do) \w+ (teach|teaching|on|in)\b/,
      3,
    ],
    [/\b\d+ free (places|spots|spaces|beds|mats)\b/, 2],
    [/\b(when|what time|which day|what day|which days)\b/, 1],
    [/\b(book|reserve|join|come to|get into|sign me up|put me (down|on))\b/, 1],
    [
      /\b(space|spaces|room|spots?|places?|beds?|tickets?|availability|available|free) (\w+ )?(left|free|on|in|for|available)\b/,
      2,
    ],
    [/\b(full|fully booked|sold out|still (on|going ahead|have space)|waiting list|waitlist)\b/, 1.5],
    [/\b(i am free|i can do|i could do|suits me|fancy)\b/, 1.5],
    [
      /\b(policy|how does|how do|open|opening|close|closed|price|prices|cost|how much|tour|cover|covers|covered|include)\b/,
      -3,
    ],
  ],
  more: ({ own, isFollowUp, names, when, normalized }) => {
    // "Reformer" alone is a search for classes.
    const alone = normalized.split(' ').length <= 3 && !isFollowUp && !own.when.days ? 2 : 0;
    const classes = mentionsClasses(own.names) ? 2 + alone : 0;
    const both = own.when.days && own.when.times ? 1 : 0;
    const time = own.when.days || own.when.times ? 2.5 + both : 0;
    const together = isFollowUp && mentionsClasses(names) && (when.days || when.times) ? 0.5 : 0;
    return classes + time + together;
  },
  answer: answerClasses,
};

export async function answerClasses(message: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  const clarification = clarifyDate(message);
  if (clarification) return clarification;
  const referenced = await findReferencedClass(message, tools);
  if (referenced) return describeOneClass(referenced, message);
  const selected = await narrowClasses(message, await findMatchingClasses(message, tools), tools);
  const [first] = selected;
  const reply = !first
    ? await answerNoClasses(message, tools)
    : selected.length === 1
      ? describeOneClass(first, message)
      : describeSeveralClasses(selected, message);
  const care = findTrimester(message) ? await getPregnancyAdvice(message, selected, tools) : '';
  return { ...reply, text: `${answerYesOrNo(reply.text, message.normalized, selected)}${care}` };
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
    const words = 'which other classes when pregnant';
    const other = await findPassage(tools, 'faq:pregnant-other-classes', words);
    const excludedClasses = other?.text.match(/We ask you to leave[^:.]*/)?.[0];
    if (excludedClasses)
      advice.push(` If you’re pregnant, please ask your doctor or midwife first. ${excludedClasses}.`);
  }
  if (findTrimester(message) !== 'later') {
    const words = 'who Prenatal Reformer is for second trimester';
    const suitability = await findPassage(tools, 'suits:prenatal-reformer', words);
    const early = suitability && selectTrimesterText(suitability.text);
    if (early) advice.push(` Prenatal Reformer: ${early}`);
  }
  return advice.join('');
}

/** Returns the class that a phrase such as "the second one" refers to. */
async function findReferencedClass(
  { before, reference }: ParsedMessage,
  tools: AssistantTools,
): Promise<FoundClass | null> {
  if (!before || reference?.kind !== 'place') return null;
  return (await getPreviouslyShownClasses(before, tools)).at(reference.index) ?? null;
}

const firstPattern = /\b(?:earliest|(?<!\bmy )first) (?:\w+ )?(?:class|one|session)\b/;
const whichFullPattern = /\bwhich\b.*\bfull\b/;
const nextPattern = /\b(next|soonest|earliest)\b/;
const latestPattern = /\b(latest|last|how late)\b/;
const availabilityPattern = /\b(space|room|free|can (i )?get in|get into|not full|available|left)\b/;

/**
 * Selects a single class for phrases such as "the next reformer class" or "the latest class": the first or last match
 * in the whole timetable.
 */
async function narrowClasses(
  message: ParsedMessage,
  found: FoundClass[],
  tools: AssistantTools,
): Promise<FoundClass[]> {
  const { normalized, own, when } = message;
  const open = found.filter(({ capacityLeft }) => capacityLeft > 0);
  const selected = availabilityPattern.test(normalized) && open.length > 0 && found.length > 1 ? open : found;
  if (whichFullPattern.test(normalized)) return found.filter(({ capacityLeft }) => capacityLeft === 0);
  if (firstPattern.test(normalized) && own.when.days)
    return found.filter(({ date, time }) => date === found[0]?.date && time === found[0].time);
  if (nextPattern.test(normalized) && !own.when.days) {
    const all = selected.length > 0 ? selected : await findMatchingClasses(message, tools, { days: 91 });
    return all.slice(0, 3);
  }
  if (latestPattern.test(normalized) && !/\blast (minute|night|week|time|class i)\b/.test(normalized)) {
    const latest = selected
      .map(({ time }) => time)
      .sort()
      .at(-1);
    return selected.filter(({ time }) => time === latest);
  }
  if (selected.length === 0 && !when.days) return findMatchingClasses(message, tools, { days: 91 });
  return selected;
}

function describeOneClass(found: FoundClass, message: ParsedMessage): Reply {
  const { today, normalized } = message;
  const isFull = found.capacityLeft === 0;
  const text = describeClass(found, today);
  const isAskingIfFull = /\b(full|sold out|fully booked)\b/.test(normalized);
  if (isFull) {
    const yes = isAskingIfFull ? 'Yes, ' : '';
    return buildReply(
      `${yes}${text} You can join the waiting list, and we’ll email you if a place becomes available.`,
      {
        classes: [found],
        links: [{ label: 'Join the waiting list', to: found.to }],
        suggestions: ['Another time?', 'How does the waiting list work?'],
      },
    );
  }
  const notFull = isAskingIfFull ? 'No, it isn’t full. ' : '';
  const isBookingRequest = /\b(book|reserve|put me|sign me up|waiting list)\b/.test(normalized);
  const bookingHint = isBookingRequest
    ? ' Open the class and select Book. We’ll hold your place for 10 minutes while you pay.'
    : '';
  return buildReply(`${notFull}${text}${bookingHint}`, {
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
  return buildReply(`${introduce(found, message)}${full}${more}`, {
    classes: shown,
    links: [{ label: 'See the timetable', to: buildTimetableLink(message) }],
  });
}

/**
 * Returns the sentence that introduces the class cards. The cards show times and titles, but not which week a day is
 * in.
 */
function introduce(found: readonly FoundClass[], message: ParsedMessage): string {
  const [first] = found;
  const one = first && found.every(({ date }) => date === first.date);
  const { normalized } = message;
  const isPick = [firstPattern, whichFullPattern, nextPattern, latestPattern].some((pattern) =>
    pattern.test(normalized),
  );
  return one && !isPick
    ? describeClassCount([first, ...found.slice(1)], message)
    : `Here’s what’s on. ${describeClassList(found)}`;
}

/** Returns the classes that an earlier reply of this topic showed, for a follow-up. */
export async function getPreviouslyShownClasses(
  message: ParsedMessage,
  tools: AssistantTools,
): Promise<FoundClass[]> {
  return (await narrowClasses(message, await findMatchingClasses(message, tools), tools)).slice(
    0,
    maxReplyClasses,
  );
}

/** Matches questions that ask whether there are any classes. */
const yesNoPattern =
  /\b(is|are) there (a|an|any|still|space|room|\w+ class|\w+)\b|\b(do|have) you (\w+ )?(have|got|run|teach)\b/;
const openQuestionPattern = /\b(what|which|when|how|who|where|else|full)\b/;

/** Starts a reply about classes with "Yes" or "No" if the visitor asked a yes-or-no question. */
function answerYesOrNo(text: string, normalized: string, found: readonly FoundClass[]): string {
  if (!yesNoPattern.test(normalized) || openQuestionPattern.test(normalized) || /^(Yes|No|Not)\b/.test(text))
    return text;
  if (found.length === 0) return text.replace(/^There(?=’s no | isn’t )/, 'No, there');
  return found.some(({ capacityLeft }) => capacityLeft > 0)
    ? `Yes, ${text.replace(/^(?:There|Here)/, (word) => word.toLowerCase())}`
    : text;
}
