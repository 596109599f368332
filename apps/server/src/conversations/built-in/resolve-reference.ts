import * as phrases from '@studio/content/assistant/vocabulary/reference-phrases';
import type { ConversationTurn, StudioDetails } from '../../integrations/assistant/port.ts';
import { asksForNextClass } from './parsing/follow-up-time.ts';
import { getMentionedClassTypes } from './parsing/mentioned-names.ts';
import type { ParsedMessage } from './parsing/parsed-message.ts';
import {
  addSiblingProducts,
  findLastCandidates,
  type ReferenceCandidate,
  toInstructorCandidate,
} from './reference-candidates.ts';

/** Candidates to which a message refers, and the pattern of the words that refer to them. */
interface ResolvedReference {
  chosen: readonly ReferenceCandidate[];
  words: RegExp;
  /** Whether the message compares the chosen candidates with a class that it names. */
  isCompared?: true;
}

/**
 * Adds to a message what it refers to: a class, a product or an instructor that the last replies showed
 * (handbook: chat 11). Returns the message unchanged if it refers to none.
 */
export function resolveReference(
  message: ParsedMessage,
  earlier: readonly ConversationTurn[],
): ParsedMessage {
  if (phrases.firstOrLastOfDayPattern.test(message.normalized)) return message;
  const otherOfDay = resolveFirstOrLastOfDay(message);
  if (otherOfDay) return otherOfDay;
  const candidates = findLastCandidates(message, earlier);
  const moved = resolveLaterOrEarlier(message);
  if (moved) return moved;
  const found =
    candidates.length === 0
      ? null
      : (findInstructor(message, candidates) ?? findReferenced(message, candidates));
  return found ? applyReference(message, found) : message;
}

/** Returns "and the last?" after the first class of a day as a search for the last one; otherwise null. */
function resolveFirstOrLastOfDay(message: ParsedMessage): ParsedMessage | null {
  const { normalized, previous, current } = message;
  const asksForOtherOfDay =
    previous &&
    phrases.firstOfDayPattern.test(previous.normalized) &&
    phrases.lastOfDayPattern.test(normalized);
  if (!asksForOtherOfDay || !previous.when.days || current.when.days) return null;
  const when = { days: previous.when.days, times: null };
  const asked = { ...message.current, when };
  return { ...message, current: asked, when, names: previous.names, reference: null, shownClasses: [] };
}

/** Returns "anything later?" as a search for the rest of the day of the classes that were shown; otherwise null. */
function resolveLaterOrEarlier(message: ParsedMessage): ParsedMessage | null {
  const { shownClasses, current, normalized, reference } = message;
  const [first] = shownClasses;
  const last = shownClasses.at(-1);
  const isLater = phrases.laterPattern.test(normalized);
  if (!first || !last || current.when.days || current.when.times || reference?.kind === 'position')
    return null;
  if (first.date !== last.date || !(isLater || phrases.soonerPattern.test(normalized))) return null;
  const days = { from: first.date, to: first.date, weekdays: null };
  const times = isLater ? { from: last.time, to: '23:59' } : { from: '00:00', to: first.time };
  return {
    ...message,
    isFollowUp: true,
    isFragment: true,
    when: { days, times },
    shownClasses: [],
    skippedClassIds: shownClasses.map(({ classId }) => classId),
  };
}

/**
 * Returns the instructor to whom "she" or "the teacher" refers: the only one named, or that of the first class shown.
 */
function findInstructor(
  { normalized, current, studio }: ParsedMessage,
  candidates: readonly ReferenceCandidate[],
): ResolvedReference | null {
  if (!phrases.instructorReferencePattern.test(normalized) || current.names.instructor.length > 0)
    return null;
  const ids = [...new Set(candidates.flatMap(({ instructorId }) => instructorId ?? []))];
  const chosen = studio.instructors.find(({ id }) => id === ids[0]);
  const isClear = ids.length === 1 || candidates.every(({ kind }) => kind === 'class');
  return chosen && isClear
    ? { chosen: [toInstructorCandidate(chosen)], words: phrases.instructorReferencePattern }
    : null;
}

/** Returns the candidates to which a message refers: by a comparison, position, time or name, or all of them. */
function findReferenced(
  message: ParsedMessage,
  all: readonly ReferenceCandidate[],
): ResolvedReference | null {
  const { normalized, current, studio } = message;
  const candidates = all.filter(({ kind }) => kind !== 'instructor');
  const located =
    findByComparison(normalized, candidates, studio) ??
    findByNumber(normalized, candidates, studio) ??
    findByPosition(message, candidates);
  if (located) return located;
  if (candidates.length === 1 && phrases.otherOnePattern.test(normalized))
    return { chosen: candidates, words: phrases.otherOnePattern };
  const named = getMentionedClassTypes(studio, current.names);
  if (named || current.names.instructor.length > 0) return findByName(message, candidates, named);
  if (current.names.product.length > 0) return null;
  if (phrases.pluralReferencePattern.test(normalized) && candidates.length > 1)
    return { chosen: candidates, words: phrases.pluralReferencePattern };
  const isOneKind = new Set(candidates.map(({ name }) => name)).size === 1;
  return phrases.singularReferencePattern.test(normalized) && isOneKind
    ? { chosen: candidates, words: phrases.singularReferencePattern }
    : null;
}

/** Returns the candidate to which a message refers by its position in the list or its time. */
function findByPosition(
  { normalized, reference, current }: ParsedMessage,
  candidates: readonly ReferenceCandidate[],
): ResolvedReference | null {
  const toChoice = (one: ReferenceCandidate | undefined, words: RegExp) =>
    one ? { chosen: [one], words } : null;
  if (reference?.kind === 'position' && candidates.length > 1)
    return toChoice(candidates.at(reference.index), phrases.ordinalPattern);
  if (current.when.days) return null;
  if (asksForNextClass(normalized) && !current.when.times && candidates[0]?.kind === 'class')
    return toChoice(candidates[1], phrases.oneAfterPattern);
  const atTime = candidates.filter(({ time }) => time !== null && time === current.when.times?.at);
  return atTime.length === 1 ? toChoice(atTime[0], phrases.timePattern) : null;
}

/** Returns the candidates to which a message refers by a name, as in "the yoga one" or "does that include reformer?" */
function findByName(
  { normalized, current }: ParsedMessage,
  candidates: readonly ReferenceCandidate[],
  named: ReadonlySet<string> | null,
): ResolvedReference | null {
  const { instructor, product } = current.names;
  const matching = candidates.filter(
    ({ classTypeIds, instructorId }) =>
      (!named || classTypeIds.some((id) => named.has(id))) &&
      (instructor.length === 0 || instructor.includes(instructorId ?? '')),
  );
  if (
    phrases.someOfThemPattern.test(normalized) &&
    !current.when.days &&
    candidates.length > 1 &&
    matching.length > 0
  )
    return { chosen: matching, words: phrases.someOfThemPattern };
  const products = candidates.filter(({ kind }) => kind === 'product');
  const words = phrases.singularReferencePattern.test(normalized)
    ? phrases.singularReferencePattern
    : phrases.pluralReferencePattern;
  if (products.length > 0 && product.length === 0 && words.test(normalized))
    return { chosen: products, words };
  return phrases.comparisonPattern.test(normalized) &&
    candidates.length === 1 &&
    phrases.singularReferencePattern.test(normalized)
    ? { chosen: candidates, words: phrases.singularReferencePattern, isCompared: true }
    : null;
}

/** Returns the candidate to which "the bigger one" refers. Compares a single product with the others of its kind. */
function findByComparison(
  normalized: string,
  candidates: readonly ReferenceCandidate[],
  studio: StudioDetails,
): ResolvedReference | null {
  for (const { words, by, direction } of phrases.comparisons) {
    if (!words.test(normalized)) continue;
    const compared = candidates.length === 1 ? addSiblingProducts(candidates, studio) : candidates;
    const [chosen] = [...compared].sort((one, other) => direction * (one[by] - other[by]));
    return chosen && compared.length > 1 ? { chosen: [chosen], words } : null;
  }
  return null;
}

/** Returns the product of the same kind to which "the 8" refers after Reformer Flex 4; otherwise null. */
function findByNumber(
  normalized: string,
  candidates: readonly ReferenceCandidate[],
  studio: StudioDetails,
): ResolvedReference | null {
  const words = /\bthe (?:one|pack|membership) (?:with|of|for) (\d{1,2})\b|\bthe (\d{1,2})(?: one)?\b/;
  const [, counted, numbered] = words.exec(normalized) ?? [];
  const number = counted ?? numbered;
  const products = candidates.filter(({ kind }) => kind === 'product');
  const ending = products.filter(({ name }) => name.endsWith(` ${number}`));
  if (number && ending.length === 1) return { chosen: ending, words };
  if (!number || candidates.length !== 1 || products.length !== 1) return null;
  const chosen = addSiblingProducts(candidates, studio).filter(({ name }) => name.endsWith(` ${number}`));
  return chosen.length === 1 ? { chosen, words } : null;
}

function applyReference(
  message: ParsedMessage,
  { chosen, words, isCompared }: ResolvedReference,
): ParsedMessage {
  const { names, shownClasses, normalized } = message;
  const idsOf = (kind: ReferenceCandidate['kind']) =>
    chosen.filter((one) => one.kind === kind).map(({ id }) => id);
  const classes = shownClasses.filter(({ classId }) => idsOf('class').includes(classId));
  const classType = [...new Set([...idsOf('classType'), ...classes.map(({ classTypeId }) => classTypeId)])];
  const product = idsOf('product');
  const instructor = idsOf('instructor');
  return {
    ...message,
    isFollowUp: true,
    names: {
      ...names,
      ...(isCompared && { classType: [...names.classType, ...classType] }),
      ...(classType.length > 0 && !isCompared && { classType, activity: [], subType: [] }),
      ...(product.length > 0 && { product }),
      ...(instructor.length > 0 && { instructor }),
    },
    // Keeps only the classes to which the message refers, unless it refers to an instructor.
    shownClasses: instructor.length > 0 ? shownClasses : classes,
    ...(classes.length > 0 && { reference: classes.length === 1 ? { kind: 'it' } : null }),
    referencedClasses: classes,
    isBareReference: normalized.replace(words, ' ').replace(phrases.fillerPattern, ' ').trim() === '',
    rephrased: normalized.replace(words, [...new Set(chosen.map(({ name }) => name))].join(' and ')),
  };
}
