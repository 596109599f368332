import { type ChatAnswer, type ChatMessage, chatMessage } from '@studio/contracts/chat';
import type { Case, Expectation, WantedClasses } from './case.ts';
import { cardOf, denies, has, sentences, states, textOf, wordings } from './said.ts';
import type { TrueClass, Truth } from './truth.ts';
import { wrongAmounts, wrongPercents } from './wrong-amounts.ts';
import { wrongClasses, wrongPlaces } from './wrong-classes.ts';
import { wrongDays, wrongHours, wrongStarts } from './wrong-times.ts';
import { wrongAddresses, wrongWays } from './wrong-ways.ts';

/** How an answer was judged: right 1, missing something 0, a wrong fact −1, which therefore counts double. */
export interface Verdict {
  points: 1 | 0 | -1;
  /** What was wrong, or else what was missing. */
  why: readonly string[];
}

/** Most classes that stand beside an answer. */
const classesMax = 6;

/** Judges the answers to a case, in their order; null stands for a question that got none. */
export function judge(testCase: Case, answers: readonly (ChatAnswer | null)[], truth: Truth): Verdict {
  const { says, expect, never = [] } = testCase;
  const alternatives = Array.isArray(expect) ? (expect as readonly Expectation[]) : [expect as Expectation];
  const wanted = alternatives.flatMap(({ classes }) => classes ?? []);
  const asked = truth.classes.filter((klass) => wanted.some((wish) => fits(klass, wish)));
  const question = [says].flat().join('\n');
  const last = answers.at(-1);
  const wrong = [
    ...answers.flatMap((answer) => (answer ? wrongFacts(answer, question, asked, truth) : [])),
    ...(last ? never.filter((words) => has(textOf(last), words)).map((words) => `says ${words}`) : []),
  ];
  if (wrong.length > 0) return { points: -1, why: wrong };
  if (!last || (textOf(last).trim() === '' && !isHandedOver(last))) return { points: 0, why: ['no answer'] };
  const judged = alternatives.map((expectation) => ({
    hasClasses: expectation.classes !== undefined,
    missing: missing(expectation, last, truth),
    strangers: strangers(expectation, last, truth),
  }));
  if (judged.some((one) => one.missing.length + one.strangers.length === 0)) return { points: 1, why: [] };
  const listing = judged.filter(({ hasClasses }) => hasClasses);
  const isMisled = listing.length > 0 && listing.every((one) => one.strangers.length > 0);
  if (isMisled) return { points: -1, why: listing[0]?.strangers ?? [] };
  const nearest = judged
    .map((one) => [...one.missing, ...one.strangers])
    .sort((a, b) => a.length - b.length)[0];
  return { points: 0, why: nearest ?? [] };
}

/** The sum of the points over their number, from −1 to 1. */
export function score(verdicts: readonly Verdict[]): number {
  return verdicts.reduce((sum, { points }) => sum + points, 0) / Math.max(1, verdicts.length);
}

/** What contradicts the studio's data, whatever was asked. */
function wrongFacts(
  answer: ChatAnswer,
  question: string,
  asked: readonly TrueClass[],
  truth: Truth,
): string[] {
  const text = textOf(answer);
  const message: ChatMessage | null = answer.message;
  const ways = [...(message?.links ?? []), ...(message?.classes ?? [])].map(({ to }) => to);
  return [
    ...(message && !chatMessage.safeParse(message).success ? ['is no message of the contract'] : []),
    ...(message ? wrongClasses(message, truth) : []),
    ...(message ? wrongPlaces(message, asked) : []),
    ...wrongAmounts(text, question),
    ...wrongPercents(text, question),
    ...wrongDays(text, truth.now),
    ...wrongStarts(text, truth),
    ...wrongHours(text),
    ...wrongWays(ways, truth),
    ...wrongAddresses(text, question),
  ];
}

function missing(expectation: Expectation, answer: ChatAnswer, truth: Truth): string[] {
  const { facts = [], shown = [], link, classes, none, action, handOver, asksBack } = expectation;
  const text = textOf(answer);
  const cards = answer.message?.classes ?? [];
  const all = [text, ...cards.map(cardOf)].join('\n');
  const ways = [...(answer.message?.links ?? []), ...cards].map(({ to }) => to);
  const waits = isHandedOver(answer);
  const lacks: [boolean, string][] = [
    ...facts.map((fact): [boolean, string] => [
      !states(text, fact),
      `does not say ${wordings(fact).join(' or ')}`,
    ]),
    ...shown.map((fact): [boolean, string] => [
      !states(all, fact),
      `does not show ${wordings(fact).join(' or ')}`,
    ]),
    [link !== undefined && !leadsTo(ways, link), `no link to ${[link].flat().join(' or ')}`],
    [none === true && !saysNone(text), 'does not say that there is none'],
    [action !== undefined && (answer.message?.action ?? answer.action) !== action, `no ${action}`],
    [handOver === true && !waits, 'is not handed over'],
    [handOver === undefined && waits, 'is handed over without need'],
    [asksBack === true && !/\?/.test(text), 'asks nothing back'],
  ];
  const lackedClasses = classes ? missingClasses(classes, answer, truth) : [];
  return [...lacks.flatMap(([lacking, why]) => (lacking ? [why] : [])), ...lackedClasses];
}

/** Whether a person is waited for: until one comes, nobody else answers. */
function isHandedOver({ conversation }: ChatAnswer): boolean {
  return conversation.state === 'WAITING';
}

/** Whether an address leads where it should; a path without query and fragment is met with any. */
function leadsTo(ways: readonly string[], link: NonNullable<Expectation['link']>): boolean {
  return wordings(link).some((words) =>
    ways.some((to) => {
      if (words instanceof RegExp) return words.test(to);
      return /[?#]/.test(words) ? to === words : to.split(/[?#]/)[0] === words;
    }),
  );
}

function saysNone(text: string): boolean {
  return sentences(text).some(
    (sentence) => denies(sentence) || /\b(closed|full|fully booked)\b/i.test(sentence),
  );
}

function missingClasses(wish: WantedClasses, answer: ChatAnswer, { classes }: Truth): string[] {
  const listed = (answer.message?.classes ?? []).map(({ classId }) => classId);
  const fitting = classes.filter((klass) => klass.on && fits(klass, wish)).map(({ classId }) => classId);
  const found = fitting.filter((classId) => listed.includes(classId)).length;
  if (found === 0) return ['shows none of the classes that fit'];
  if (wish.shows === 'first' && listed[0] !== fitting[0])
    return ['does not begin with the first class that fits'];
  const due = Math.min(fitting.length, classesMax);
  return wish.shows === 'all' && found < due ? [`shows ${found} of ${due} classes that fit`] : [];
}

/** Classes beside the text that were not asked for; where there are none that were, others are a kindness. */
function strangers({ classes: wish, none }: Expectation, answer: ChatAnswer, { classes }: Truth): string[] {
  if (!wish || none) return [];
  const listed = classes.filter(({ classId }) =>
    answer.message?.classes.some((one) => one.classId === classId),
  );
  return listed
    .filter((klass) => !fits(klass, wish))
    .map(({ date, time, title }) => `${date} ${time} ${title} was not asked for`);
}

/** Whether a class is one of those that are wanted. */
export function fits(klass: TrueClass, wish: WantedClasses): boolean {
  const { on, from = '00:00', until = '23:59', activity, types, instructor, tag, places = 0 } = wish;
  return (
    [on].flat().includes(klass.date) &&
    klass.time >= from &&
    klass.time <= until &&
    (!activity || [activity].flat().some((id) => id === klass.activityId)) &&
    (!types || types.some((id) => id === klass.classTypeId)) &&
    (!instructor || klass.instructorId === instructor) &&
    (!tag || klass.tags.includes(tag)) &&
    klass.capacityLeft >= places
  );
}
