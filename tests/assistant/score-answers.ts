import { type ChatMessage, type ChatResponse, chatMessage } from '@studio/contracts/chat';
import {
  isDenial,
  listWordings,
  matchesText,
  splitSentences,
  statesFact,
  toClassCardText,
  toPlainText,
} from './answer-text.ts';
import type { AssistantCase, ClassCriteria, ExpectedAnswer } from './assistant-case.ts';
import { findWrongAmounts, findWrongPercents } from './find-wrong-amounts.ts';
import { findWrongClasses, findWrongPlaces } from './find-wrong-classes.ts';
import { findWrongContactDetails, findWrongLinks } from './find-wrong-links.ts';
import { findWrongDays, findWrongHours, findWrongStarts } from './find-wrong-times.ts';
import type { GroundTruth, GroundTruthClass } from './ground-truth.ts';

/** Score of a reply: correct 1, incomplete 0, a wrong fact −1, which therefore counts double. */
export interface CaseScore {
  points: 1 | 0 | -1;
  /** Reasons: the errors, or else what was missing. */
  why: readonly string[];
}

/** Maximum of classes beside a reply. */
const classesMax = 6;

/** Scores the replies to a case, in order. Null stands for a message without a reply. */
export function judgeCase(
  testCase: AssistantCase,
  answers: readonly (ChatResponse | null)[],
  truth: GroundTruth,
): CaseScore {
  const { says, expect, never = [] } = testCase;
  const alternatives = Array.isArray(expect)
    ? (expect as readonly ExpectedAnswer[])
    : [expect as ExpectedAnswer];
  const wanted = alternatives.flatMap(({ classes }) => classes ?? []);
  const asked = truth.classes.filter((klass) => wanted.some((wish) => matchesCriteria(klass, wish)));
  const question = [says].flat().join('\n');
  const last = answers.at(-1);
  const wrong = [
    ...answers.flatMap((answer) => (answer ? wrongFacts(answer, question, asked, truth) : [])),
    ...(last
      ? never.filter((words) => matchesText(toPlainText(last), words)).map((words) => `says ${words}`)
      : []),
  ];
  if (wrong.length > 0) return { points: -1, why: wrong };
  if (!last || (toPlainText(last).trim() === '' && !isHandedOver(last)))
    return { points: 0, why: ['no answer'] };
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

/** Returns the average of the points, from −1 to 1. */
export function getAverageScore(verdicts: readonly CaseScore[]): number {
  return verdicts.reduce((sum, { points }) => sum + points, 0) / Math.max(1, verdicts.length);
}

/** Returns everything in a reply that contradicts the studio's data. */
function wrongFacts(
  answer: ChatResponse,
  question: string,
  asked: readonly GroundTruthClass[],
  truth: GroundTruth,
): string[] {
  const text = toPlainText(answer);
  const message: ChatMessage | null = answer.message;
  const ways = [...(message?.links ?? []), ...(message?.classes ?? [])].map(({ to }) => to);
  return [
    ...(message && !chatMessage.safeParse(message).success ? ['is no message of the contract'] : []),
    ...(message ? findWrongClasses(message, truth) : []),
    ...(message ? findWrongPlaces(message, asked) : []),
    ...findWrongAmounts(text, question),
    ...findWrongPercents(text, question),
    ...findWrongDays(text, truth.now),
    ...findWrongStarts(text, truth),
    ...findWrongHours(text),
    ...findWrongLinks(ways, truth),
    ...findWrongContactDetails(text, question),
  ];
}

function missing(expectation: ExpectedAnswer, answer: ChatResponse, truth: GroundTruth): string[] {
  const { facts = [], shown = [], link, classes, none, action, handOver, asksBack } = expectation;
  const text = toPlainText(answer);
  const cards = answer.message?.classes ?? [];
  const all = [text, ...cards.map(toClassCardText)].join('\n');
  const ways = [...(answer.message?.links ?? []), ...cards].map(({ to }) => to);
  const waits = isHandedOver(answer);
  const lacks: [boolean, string][] = [
    ...facts.map((fact): [boolean, string] => [
      !statesFact(text, fact),
      `does not say ${listWordings(fact).join(' or ')}`,
    ]),
    ...shown.map((fact): [boolean, string] => [
      !statesFact(all, fact),
      `does not show ${listWordings(fact).join(' or ')}`,
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

/** Tells whether the conversation waits for a person; until then the assistant stays silent. */
function isHandedOver({ conversation }: ChatResponse): boolean {
  return conversation.state === 'WAITING';
}

/** Tells whether a link leads to the expected target. A path without query and fragment matches any of them. */
function leadsTo(ways: readonly string[], link: NonNullable<ExpectedAnswer['link']>): boolean {
  return listWordings(link).some((words) =>
    ways.some((to) => {
      if (words instanceof RegExp) return words.test(to);
      return /[?#]/.test(words) ? to === words : to.split(/[?#]/)[0] === words;
    }),
  );
}

function saysNone(text: string): boolean {
  return splitSentences(text).some(
    (sentence) => isDenial(sentence) || /\b(closed|full|fully booked)\b/i.test(sentence),
  );
}

function missingClasses(wish: ClassCriteria, answer: ChatResponse, { classes }: GroundTruth): string[] {
  const listed = (answer.message?.classes ?? []).map(({ classId }) => classId);
  const fitting = classes
    .filter((klass) => klass.on && matchesCriteria(klass, wish))
    .map(({ classId }) => classId);
  const found = fitting.filter((classId) => listed.includes(classId)).length;
  if (found === 0) return ['shows none of the classes that fit'];
  if (wish.shows === 'first' && listed[0] !== fitting[0])
    return ['does not begin with the first class that fits'];
  const due = Math.min(fitting.length, classesMax);
  return wish.shows === 'all' && found < due ? [`shows ${found} of ${due} classes that fit`] : [];
}

/** Returns the shown classes that weren't asked for. If none were available, others are allowed. */
function strangers(
  { classes: wish, none }: ExpectedAnswer,
  answer: ChatResponse,
  { classes }: GroundTruth,
): string[] {
  if (!wish || none) return [];
  const listed = classes.filter(({ classId }) =>
    answer.message?.classes.some((one) => one.classId === classId),
  );
  return listed
    .filter((klass) => !matchesCriteria(klass, wish))
    .map(({ date, time, title }) => `${date} ${time} ${title} was not asked for`);
}

export function matchesCriteria(klass: GroundTruthClass, wish: ClassCriteria): boolean {
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
