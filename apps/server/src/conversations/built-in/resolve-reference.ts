import * as phrases from '@studio/content/assistant/vocabulary/reference-phrases';
import type { ConversationTurn, FoundClass, StudioDetails } from '../../integrations/assistant/port.ts';
import { asksForOneAfter } from './parsing/follow-up-time.ts';
import { getMentionedClassTypes } from './parsing/mentioned-names.ts';
import type { ParsedMessage } from './parsing/parsed-message.ts';

/** Something that a reply showed or named, and that the next message can mean by "it" or "the second one". */
interface Shown {
  kind: 'class' | 'classType' | 'product' | 'instructor';
  id: string;
  name: string;
  pence: number;
  minutes: number;
  /** How hard a class is, from 0. */
  effort: number;
  /** Ids of the class types that it is or covers. */
  classTypeIds: readonly string[];
  instructorId: string | null;
  /** Start of a class, as 'HH:MM'. */
  time: string | null;
}

/** Things that a message means, and the words that stand for them. */
interface Choice {
  chosen: readonly Shown[];
  words: RegExp;
  /** Whether the message compares them with what it names itself. */
  isCompared?: true;
}

/** Number of the assistant's last replies in which things can still be meant. */
const maxRepliesBack = 3;

/**
 * Returns the message with what it refers to: a class, a product or an instructor that the last replies showed, as names
 * and as text (handbook: chat 11). Returns it unchanged if it refers to none of them.
 */
export function resolveReference(
  message: ParsedMessage,
  earlier: readonly ConversationTurn[],
): ParsedMessage {
  if (phrases.endOfDayPattern.test(message.normalized)) return message;
  const things = findLastShown(message, earlier);
  const moved = moveFromShown(message);
  if (moved) return moved;
  const found = things.length === 0 ? null : (findPerson(message, things) ?? pick(message, things));
  return found ? applyPick(message, found) : message;
}

/** Returns "anything later?" as a search for the rest of the day of the classes that were shown; otherwise null. */
function moveFromShown(message: ParsedMessage): ParsedMessage | null {
  const { shown, own, normalized, reference } = message;
  const [first] = shown;
  const last = shown.at(-1);
  const isLater = phrases.laterWords.test(normalized);
  if (!first || !last || own.when.days || own.when.times || reference?.kind === 'position') return null;
  if (first.date !== last.date || !(isLater || phrases.soonerWords.test(normalized))) return null;
  const days = { from: first.date, to: first.date, weekdays: null };
  const times = isLater ? { from: last.time, to: '23:59' } : { from: '00:00', to: first.time };
  return {
    ...message,
    isFollowUp: true,
    isFragment: true,
    when: { days, times },
    shown: [],
    skipped: shown.map(({ classId }) => classId),
  };
}

/** Returns what the last reply that showed or named anything did show, in its order. */
function findLastShown(
  { studio, shown, normalized }: ParsedMessage,
  earlier: readonly ConversationTurn[],
): Shown[] {
  if (shown.length > 0 && phrases.otherOnePattern.test(normalized)) return shown.map(fromClass);
  const replies = earlier.filter(({ role }) => role === 'assistant').slice(-maxRepliesBack);
  for (const { text, classIds = [] } of replies.reverse()) {
    const classes = shown.filter(({ classId }) => classIds.includes(classId)).map(fromClass);
    if (classes.length > 0) return classes;
    const named = findNamed(text, studio);
    if (named.length > 0) return named;
  }
  return [];
}

const unknown = { pence: 0, minutes: 0, effort: 0, classTypeIds: [], instructorId: null, time: null };

function fromClass(found: FoundClass): Shown {
  const { classId, title, instructorId, time, classTypeId } = found;
  const thing = { kind: 'class', id: classId, name: title, classTypeIds: [classTypeId] } as const;
  return { ...thing, ...rate(found), instructorId, time };
}

function rate({
  pricePence,
  durationMin,
  difficulty,
}: Pick<FoundClass, 'pricePence' | 'durationMin' | 'difficulty'>) {
  const effort = difficulty === 'Intermediate' ? 2 : difficulty === 'All Levels' ? 1 : 0;
  return { pence: pricePence, minutes: durationMin, effort };
}

/** Returns the products, class types and instructors whose names a text contains, in the order of the text. */
function findNamed(text: string, studio: StudioDetails): Shown[] {
  const { products, classTypes, instructors } = studio;
  const all: Shown[] = [
    // Single classes have the names of activities, which texts mention without meaning the product.
    ...products.filter(({ kind }) => kind !== 'drop-in').map((product) => fromProduct(product, studio)),
    ...classTypes.map((type) => ({
      ...unknown,
      ...rate(type),
      kind: 'classType' as const,
      id: type.id,
      name: type.title,
      classTypeIds: [type.id],
    })),
    ...instructors.map(fromInstructor),
  ];
  let rest = text;
  const found: { thing: Shown; at: number }[] = [];
  // Longer names first, because "Reformer Flex 4" doesn't name the product "Reformer".
  for (const thing of all.sort((one, other) => other.name.length - one.name.length)) {
    const at = rest.indexOf(thing.name);
    if (at < 0) continue;
    found.push({ thing, at });
    rest = rest.replaceAll(thing.name, (name) => ' '.repeat(name.length));
  }
  return found.sort((one, other) => one.at - other.at).map(({ thing }) => thing);
}

function fromProduct(
  { id, name, pricePence, terms }: StudioDetails['products'][number],
  { classTypes }: StudioDetails,
): Shown {
  const covered = classTypes.filter(({ activityId }) => terms?.covers.includes(activityId));
  return {
    ...unknown,
    kind: 'product',
    id,
    name,
    pence: pricePence,
    classTypeIds: covered.map((type) => type.id),
  };
}

function fromInstructor({ id, name }: { id: string; name: string }): Shown {
  return { ...unknown, kind: 'instructor', id, name, instructorId: id };
}

/** Returns the instructor whom "she" or "the teacher" means: the only one named, or of the first class shown. */
function findPerson({ normalized, own, studio }: ParsedMessage, things: readonly Shown[]): Choice | null {
  if (!phrases.personWords.test(normalized) || own.names.instructor.length > 0) return null;
  const ids = [...new Set(things.flatMap(({ instructorId }) => instructorId ?? []))];
  const chosen = studio.instructors.find(({ id }) => id === ids[0]);
  const isClear = ids.length === 1 || things.every(({ kind }) => kind === 'class');
  return chosen && isClear ? { chosen: [fromInstructor(chosen)], words: phrases.personWords } : null;
}

/** Returns which of the things a message means: by a comparison, place, time or name, or all of them. */
function pick(message: ParsedMessage, all: readonly Shown[]): Choice | null {
  const { normalized, own, studio } = message;
  const things = all.filter(({ kind }) => kind !== 'instructor');
  const located = compare(normalized, things, studio) ?? pickByPlace(message, things);
  if (located) return located;
  if (things.length === 1 && phrases.otherOnePattern.test(normalized))
    return { chosen: things, words: phrases.otherOnePattern };
  const named = getMentionedClassTypes(studio, own.names);
  if (named || own.names.instructor.length > 0) return pickNamed(message, things, named);
  if (own.names.product.length > 0) return null;
  if (phrases.severalWords.test(normalized) && things.length > 1)
    return { chosen: things, words: phrases.severalWords };
  const isOneKind = new Set(things.map(({ name }) => name)).size === 1;
  return phrases.singleWords.test(normalized) && isOneKind
    ? { chosen: things, words: phrases.singleWords }
    : null;
}

/** Returns the thing that a message means by its place in the list or its time. */
function pickByPlace({ normalized, reference, own }: ParsedMessage, things: readonly Shown[]): Choice | null {
  const toChoice = (one: Shown | undefined, words: RegExp) => (one ? { chosen: [one], words } : null);
  if (reference?.kind === 'position' && things.length > 1)
    return toChoice(things.at(reference.index), phrases.ordinalWords);
  if (own.when.days) return null;
  if (asksForOneAfter(normalized) && !own.when.times && things[0]?.kind === 'class')
    return toChoice(things[1], phrases.oneAfterWords);
  const atTime = things.filter(({ time }) => time !== null && time === own.when.times?.at);
  return atTime.length === 1 ? toChoice(atTime[0], phrases.timeWords) : null;
}

/** Returns the things that a message with names of its own means: "the yoga one", or "does that include reformer?" */
function pickNamed(
  { normalized, own }: ParsedMessage,
  things: readonly Shown[],
  named: ReadonlySet<string> | null,
): Choice | null {
  const { instructor, product } = own.names;
  const matching = things.filter(
    ({ classTypeIds, instructorId }) =>
      (!named || classTypeIds.some((id) => named.has(id))) &&
      (instructor.length === 0 || instructor.includes(instructorId ?? '')),
  );
  if (phrases.someWords.test(normalized) && !own.when.days && things.length > 1 && matching.length > 0)
    return { chosen: matching, words: phrases.someWords };
  const products = things.filter(({ kind }) => kind === 'product');
  const words = phrases.singleWords.test(normalized) ? phrases.singleWords : phrases.severalWords;
  if (products.length > 0 && product.length === 0 && words.test(normalized))
    return { chosen: products, words };
  return phrases.comparisonWords.test(normalized) &&
    things.length === 1 &&
    phrases.singleWords.test(normalized)
    ? { chosen: things, words: phrases.singleWords, isCompared: true }
    : null;
}

/** Returns the thing that "the bigger one" means. Compares a single product with the others of its kind. */
function compare(normalized: string, things: readonly Shown[], studio: StudioDetails): Choice | null {
  for (const { words, by, direction } of phrases.comparisons) {
    if (!words.test(normalized)) continue;
    const compared = things.length === 1 ? addSiblings(things, studio) : things;
    const [chosen] = [...compared].sort((one, other) => direction * (one[by] - other[by]));
    return chosen && compared.length > 1 ? { chosen: [chosen], words } : null;
  }
  return null;
}

/** Returns a product together with the others of its kind for the same activities. */
function addSiblings(things: readonly Shown[], studio: StudioDetails): readonly Shown[] {
  const { products } = studio;
  const product = products.find(({ id }) => things[0]?.kind === 'product' && id === things[0].id);
  return product
    ? products
        .filter(
          ({ kind, terms }) => kind === product.kind && `${terms?.covers}` === `${product.terms?.covers}`,
        )
        .map((one) => fromProduct(one, studio))
    : things;
}

function applyPick(message: ParsedMessage, { chosen, words, isCompared }: Choice): ParsedMessage {
  const { names, shown, normalized } = message;
  const idsOf = (kind: Shown['kind']) => chosen.filter((one) => one.kind === kind).map(({ id }) => id);
  const classes = shown.filter(({ classId }) => idsOf('class').includes(classId));
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
    // Classes that were shown before that are no longer meant.
    shown: instructor.length > 0 ? shown : classes,
    ...(classes.length > 0 && { reference: classes.length === 1 ? { kind: 'it' } : null }),
    picked: classes,
    isBareReference: normalized.replace(words, ' ').replace(phrases.fillerWords, ' ').trim() === '',
    rephrased: normalized.replace(words, [...new Set(chosen.map(({ name }) => name))].join(' and ')),
  };
}
