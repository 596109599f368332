import type { AssistantTools, FoundClass, Reply } from '../../integrations/assistant/port.ts';
import { answerNoClasses } from './answer-no-classes.ts';
import { answerYesOrNo } from './answer-yes-or-no.ts';
import { buildReply, maxReplyClasses } from './build-reply.ts';
import { clarifyDate } from './clarify-date.ts';
import { buildTimetableLink, findMatchingClasses } from './class-query.ts';
import { describeClass, describeClassCount, describeClassList } from './class-text.ts';
import { findPassage } from './find-passage.ts';
import { mentionsClasses } from './mentioned-names.ts';
import type { ParsedMessage } from './parsed-message.ts';
import { findTrimester, selectTrimesterText } from './pregnancy.ts';
import type { Topic } from './topic.ts';

/** Questions about which classes there are, when, and whether they have places. */
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
  more: ({ own, leans, names, when, words }) => {
    // "Reformer" alone is a search for classes.
    const alone = words.split(' ').length <= 3 && !leans && !own.when.days ? 2 : 0;
    const classes = mentionsClasses(own.names) ? 2 + alone : 0;
    const both = own.when.days && own.when.times ? 1 : 0;
    const time = own.when.days || own.when.times ? 2.5 + both : 0;
    const together = leans && mentionsClasses(names) && (when.days || when.times) ? 0.5 : 0;
    return classes + time + together;
  },
  answer: answerClasses,
};

export async function answerClasses(heard: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  const doubt = clarifyDate(heard);
  if (doubt) return doubt;
  const pointed = await pointedAt(heard, tools);
  if (pointed) return aboutOne(pointed, heard);
  const wanted = await soonest(heard, await findMatchingClasses(heard, tools), tools);
  const [first] = wanted;
  const reply = !first
    ? await answerNoClasses(heard, tools)
    : wanted.length === 1
      ? aboutOne(first, heard)
      : aboutSeveral(wanted, heard);
  const care = findTrimester(heard) ? await whilePregnant(heard, wanted, tools) : '';
  return { ...reply, text: `${answerYesOrNo(reply.text, heard.words, wanted)}${care}` };
}

/**
 * Returns advice for visitors who have mentioned a pregnancy: the classes that the studio asks them to leave for later.
 */
async function whilePregnant(
  heard: ParsedMessage,
  shown: readonly FoundClass[],
  tools: AssistantTools,
): Promise<string> {
  const said: string[] = [];
  if (shown.some(({ tags }) => !tags.includes('prenatal'))) {
    const words = 'which other classes when pregnant';
    const other = await findPassage(tools, 'faq:pregnant-other-classes', words);
    const leave = other?.text.match(/We ask you to leave[^:.]*/)?.[0];
    if (leave) said.push(` In pregnancy, doctor first. ${leave}.`);
  }
  if (findTrimester(heard) !== 'later') {
    const words = 'who Prenatal Reformer is for second trimester';
    const suits = await findPassage(tools, 'suits:prenatal-reformer', words);
    const early = suits && selectTrimesterText(suits.text);
    if (early) said.push(` Prenatal Reformer: ${early}`);
  }
  return said.join('');
}

/** Returns the class that "the second one" refers to. */
async function pointedAt(
  { before, reference }: ParsedMessage,
  tools: AssistantTools,
): Promise<FoundClass | null> {
  if (!before || reference?.kind !== 'place') return null;
  return (await getPreviouslyShownClasses(before, tools)).at(reference.index) ?? null;
}

const asksFirst = /\b(?:earliest|(?<!\bmy )first) (?:\w+ )?(?:class|one|session)\b/;
const asksWhichFull = /\bwhich\b.*\bfull\b/;
const asksNext = /\b(next|soonest|earliest)\b/;
const asksLatest = /\b(latest|last|how late)\b/;
const asksRoom = /\b(space|room|free|can (i )?get in|get into|not full|available|left)\b/;

/**
 * Narrows classes by "the next reformer class" or "the latest class": the first or last match, in the whole timetable.
 */
async function soonest(
  heard: ParsedMessage,
  found: FoundClass[],
  tools: AssistantTools,
): Promise<FoundClass[]> {
  const { words, own, when } = heard;
  const open = found.filter(({ capacityLeft }) => capacityLeft > 0);
  const wanted = asksRoom.test(words) && open.length > 0 && found.length > 1 ? open : found;
  if (asksWhichFull.test(words)) return found.filter(({ capacityLeft }) => capacityLeft === 0);
  if (asksFirst.test(words) && own.when.days)
    return found.filter(({ date, time }) => date === found[0]?.date && time === found[0].time);
  if (asksNext.test(words) && !own.when.days) {
    const all = wanted.length > 0 ? wanted : await findMatchingClasses(heard, tools, { days: 91 });
    return all.slice(0, 3);
  }
  if (asksLatest.test(words) && !/\blast (minute|night|week|time|class i)\b/.test(words)) {
    const latest = wanted
      .map(({ time }) => time)
      .sort()
      .at(-1);
    return wanted.filter(({ time }) => time === latest);
  }
  if (wanted.length === 0 && !when.days) return findMatchingClasses(heard, tools, { days: 91 });
  return wanted;
}

function aboutOne(found: FoundClass, heard: ParsedMessage): Reply {
  const { today, words } = heard;
  const isFull = found.capacityLeft === 0;
  const text = describeClass(found, today);
  const asksFull = /\b(full|sold out|fully booked)\b/.test(words);
  if (isFull) {
    const yes = asksFull ? 'Yes, it is full. ' : '';
    return buildReply(
      `${yes}${text} You can join its waiting list, and we mail you when a place comes free.`,
      {
        classes: [found],
        links: [{ label: 'Join the waiting list', to: found.to }],
        suggestions: ['Another time?', 'How does the waiting list work?'],
      },
    );
  }
  const notFull = asksFull ? 'It is not full. ' : '';
  const wantsBooking = /\b(book|reserve|put me|sign me up|waiting list)\b/.test(words);
  const how = wantsBooking ? ' Open it and press Book: your place is then held for 10 minutes.' : '';
  return buildReply(`${notFull}${text}${how}`, {
    classes: [found],
    links: [{ label: 'Book this class', to: found.to }],
    suggestions: ['How much is it?', 'Who teaches it?'],
  });
}

function aboutSeveral(found: readonly FoundClass[], heard: ParsedMessage): Reply {
  const shown = found.slice(0, maxReplyClasses);
  const hasFull = shown.some(({ capacityLeft }) => capacityLeft === 0);
  const more = found.length > shown.length ? ` There are ${found.length} in all; these are the first.` : '';
  const full = hasFull ? ' A full class has a waiting list.' : '';
  return buildReply(`${leadingTo(found, heard)}${full}${more}`, {
    classes: shown,
    links: [{ label: 'See the timetable', to: buildTimetableLink(heard) }],
  });
}

/** Returns the introduction. The cards show times and titles, but not which week a day is in. */
function leadingTo(found: readonly FoundClass[], heard: ParsedMessage): string {
  const [first] = found;
  const one = first && found.every(({ date }) => date === first.date);
  const { words } = heard;
  const isPick = [asksFirst, asksWhichFull, asksNext, asksLatest].some((asks) => asks.test(words));
  return one && !isPick ? describeClassCount([first, ...found.slice(1)], heard) : describeClassList(found);
}

/** Returns the classes that an earlier reply of this topic showed, for a follow-up. */
export async function getPreviouslyShownClasses(
  heard: ParsedMessage,
  tools: AssistantTools,
): Promise<FoundClass[]> {
  return (await soonest(heard, await findMatchingClasses(heard, tools), tools)).slice(0, maxReplyClasses);
}
