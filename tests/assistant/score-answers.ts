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
  reasons: readonly string[];
}

/** Maximum of classes beside a reply. */
const maxClasses = 6;

/** Scores the replies to a case, in order. Null stands for a message without a reply. */
export function scoreCase(
  testCase: AssistantCase,
  responses: readonly (ChatResponse | null)[],
  truth: GroundTruth,
): CaseScore {
  const { says, expect, never = [] } = testCase;
  const alternatives = Array.isArray(expect)
    ? (expect as readonly ExpectedAnswer[])
    : [expect as ExpectedAnswer];
  const allCriteria = alternatives.flatMap(({ classes }) => classes ?? []);
  const requestedClasses = truth.classes.filter((klass) =>
    allCriteria.some((criteria) => matchesCriteria(klass, criteria)),
  );
  const question = [says].flat().join('\n');
  const last = responses.at(-1);
  const wrong = [
    ...responses.flatMap((response) =>
      response ? findWrongFacts(response, question, requestedClasses, truth) : [],
    ),
    ...(last
      ? never.filter((pattern) => matchesText(toPlainText(last), pattern)).map((pattern) => `says ${pattern}`)
      : []),
  ];
  if (wrong.length > 0) return { points: -1, reasons: wrong };
  if (!last || (toPlainText(last).trim() === '' && !isHandedOver(last)))
    return { points: 0, reasons: ['no answer'] };
  const outcomes = alternatives.map((expectation) => ({
    hasClasses: expectation.classes !== undefined,
    missing: findMissing(expectation, last, truth),
    unrequested: findUnrequested(expectation, last, truth),
  }));
  if (outcomes.some((item) => item.missing.length + item.unrequested.length === 0))
    return { points: 1, reasons: [] };
  const listing = outcomes.filter(({ hasClasses }) => hasClasses);
  const isMisled = listing.length > 0 && listing.every((item) => item.unrequested.length > 0);
  if (isMisled) return { points: -1, reasons: listing[0]?.unrequested ?? [] };
  const nearest = outcomes
    .map((item) => [...item.missing, ...item.unrequested])
    .sort((a, b) => a.length - b.length)[0];
  return { points: 0, reasons: nearest ?? [] };
}

/** Returns the average of the points, from −1 to 1. */
export function getAverageScore(verdicts: readonly CaseScore[]): number {
  return verdicts.reduce((sum, { points }) => sum + points, 0) / Math.max(1, verdicts.length);
}

/** Returns everything in a reply that contradicts the studio's data. */
function findWrongFacts(
  response: ChatResponse,
  question: string,
  requestedClasses: readonly GroundTruthClass[],
  truth: GroundTruth,
): string[] {
  const text = toPlainText(response);
  const message: ChatMessage | null = response.message;
  const links = [...(message?.links ?? []), ...(message?.classes ?? [])].map(({ to }) => to);
  return [
    ...(message && !chatMessage.safeParse(message).success ? ['is no message of the contract'] : []),
    ...(message ? findWrongClasses(message, truth) : []),
    ...(message ? findWrongPlaces(message, requestedClasses) : []),
    ...findWrongAmounts(text, question),
    ...findWrongPercents(text, question),
    ...findWrongDays(text, truth.now),
    ...findWrongStarts(text, truth),
    ...findWrongHours(text),
    ...findWrongLinks(links, truth),
    ...findWrongContactDetails(text, question),
  ];
}

function findMissing(expectation: ExpectedAnswer, response: ChatResponse, truth: GroundTruth): string[] {
  const { facts = [], shown = [], link, classes, none, action, handOver, asksBack } = expectation;
  const text = toPlainText(response);
  const cards = response.message?.classes ?? [];
  const all = [text, ...cards.map(toClassCardText)].join('\n');
  const links = [...(response.message?.links ?? []), ...cards].map(({ to }) => to);
  const isWaiting = isHandedOver(response);
  const checks: [boolean, string][] = [
    ...facts.map((fact): [boolean, string] => [
      !statesFact(text, fact),
      `does not say ${listWordings(fact).join(' or ')}`,
    ]),
    ...shown.map((fact): [boolean, string] => [
      !statesFact(all, fact),
      `does not show ${listWordings(fact).join(' or ')}`,
    ]),
    [link !== undefined && !leadsTo(links, link), `no link to ${[link].flat().join(' or ')}`],
    [none === true && !statesThereIsNone(text), 'does not say that there is none'],
    [action !== undefined && (response.message?.action ?? response.action) !== action, `no ${action}`],
    [handOver === true && !isWaiting && !offersHandOver(text), 'is not handed over'],
    [handOver === undefined && isWaiting, 'is handed over without need'],
    [asksBack === true && !/\?/.test(text), 'asks nothing back'],
  ];
  const lackedClasses = classes ? findMissingClasses(classes, response, truth) : [];
  return [...checks.flatMap(([isMissing, reason]) => (isMissing ? [reason] : [])), ...lackedClasses];
}

/** Returns whether a reply ends with the offer to ask the team, which the visitor accepts with one click. */
function offersHandOver(text: string): boolean {
  return /\b(?:ask (?:our team|them)|on to our team)\b[^?]*\?/i.test(text);
}

/** Returns whether the conversation waits for a person; until then the assistant stays silent. */
function isHandedOver({ conversation }: ChatResponse): boolean {
  return conversation.state === 'WAITING';
}

/** Returns whether a link leads to the expected target. A path without query and fragment matches any of them. */
function leadsTo(links: readonly string[], link: NonNullable<ExpectedAnswer['link']>): boolean {
  return listWordings(link).some((pattern) =>
    links.some((to) => {
      if (pattern instanceof RegExp) return pattern.test(to);
      return /[?#]/.test(pattern) ? to === pattern : to.split(/[?#]/)[0] === pattern;
    }),
  );
}

function statesThereIsNone(text: string): boolean {
  return splitSentences(text).some(
    (sentence) => isDenial(sentence) || /\b(closed|full|fully booked)\b/i.test(sentence),
  );
}

function findMissingClasses(
  criteria: ClassCriteria,
  response: ChatResponse,
  { classes }: GroundTruth,
): string[] {
  const listed = (response.message?.classes ?? []).map(({ classId }) => classId);
  const matching = classes
    .filter((klass) => klass.on && matchesCriteria(klass, criteria))
    .map(({ classId }) => classId);
  const found = matching.filter((classId) => listed.includes(classId)).length;
  if (found === 0) return ['shows none of the classes that fit'];
  if (criteria.shows === 'first' && listed[0] !== matching[0])
    return ['does not begin with the first class that fits'];
  const due = Math.min(matching.length, maxClasses);
  return criteria.shows === 'all' && found < due ? [`shows ${found} of ${due} classes that fit`] : [];
}

/** Returns the shown classes that weren't asked for. If none were available, others are allowed. */
function findUnrequested(
  { classes: criteria, none }: ExpectedAnswer,
  response: ChatResponse,
  { classes }: GroundTruth,
): string[] {
  if (!criteria || none) return [];
  const listed = classes.filter(({ classId }) =>
    response.message?.classes.some((item) => item.classId === classId),
  );
  return listed
    .filter((klass) => !matchesCriteria(klass, criteria))
    .map(({ date, time, title }) => `${date} ${time} ${title} was not asked for`);
}

export function matchesCriteria(klass: GroundTruthClass, criteria: ClassCriteria): boolean {
  const { on, from = '00:00', until = '23:59', activity, types, instructor, tag, places = 0 } = criteria;
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
