import type { ConversationTurn, FoundClass, StudioDetails } from '../../integrations/assistant/port.ts';
import type { MentionedNames } from './parsing/mentioned-names.ts';
import type { ParsedMessage } from './parsing/parsed-message.ts';

/** Something that a reply showed or named, and that the next message can mean by "it" or "the second one". */
interface Shown {
  kind: 'class' | 'classType' | 'product' | 'instructor';
  id: string;
  name: string;
  pence: number;
  minutes: number;
  instructorId: string | null;
  /** Start of a class, as 'HH:MM'. */
  time?: string;
}

/** Number of the assistant's last replies in which things can still be meant. */
const maxRepliesBack = 3;

const cheaper =
  /\b(?:cheap|cheaper|cheapest|smaller|smallest|little) (?:ones?|pack|membership|class|option)\b/;
const dearer =
  /\b(?:big|bigger|biggest|larger|largest|dearer|pricier|expensive) (?:ones?|pack|membership|class|option)\b/;
const longer = /\b(?:longer|longest) (?:ones?|class|option)\b/;
const shorter = /\b(?:shorter|shortest) (?:ones?|class|option)\b/;
const ordinal =
  /\b(?:first|second|third|fourth|last|latter|former|middle|top|1st|2nd|3rd|4th|earlier|earliest|later|latest)(?: (?:ones?|pack|membership|class|option))?\b/;
const several =
  /\b(?:both(?: of them)?|all of (?:them|those)|they|them|those|these|which ones?|either(?: of them)?)\b/;
const single = /\b(?:this one|that one|the one|this class|that class|the class|it|that|this)\b/;
const person = /\b(?:she|he|her|him|his|hers|the (?:teacher|instructor))\b/;
const timed = /\b(?:(?:at|the) )?\d{1,2}(?: to \d\d| \d\d)? ?(?:am|pm)?(?: ones?| class)?\b/;

/**
 * Returns the message with what it refers to: a class, a product or an instructor that the last replies showed, as names
 * and as text. Returns it unchanged if it refers to none of them.
 */
export function resolveReference(
  message: ParsedMessage,
  earlier: readonly ConversationTurn[],
): ParsedMessage {
  const things = findLastShown(message, earlier);
  if (things.length === 0) return message;
  const found = findPerson(message, things) ?? pick(message, things);
  return found ? applyReferent(message, found.chosen, found.words) : message;
}

interface Pick {
  chosen: readonly Shown[];
  /** Pattern of the words that stand for the things. */
  words: RegExp;
}

/** Returns what the last reply that showed or named anything did show, in its order. */
function findLastShown({ studio, shown }: ParsedMessage, earlier: readonly ConversationTurn[]): Shown[] {
  const replies = earlier.filter(({ role }) => role === 'assistant').slice(-maxRepliesBack);
  for (const { text, classIds = [] } of replies.reverse()) {
    const classes = shown.filter(({ classId }) => classIds.includes(classId)).map(fromClass);
    if (classes.length > 0) return classes;
    const named = findNamed(text, studio);
    if (named.length > 0) return named;
  }
  return [];
}

function fromClass({ classId, title, pricePence, durationMin, instructorId, time }: FoundClass): Shown {
  return {
    kind: 'class',
    id: classId,
    name: title,
    pence: pricePence,
    minutes: durationMin,
    instructorId,
    time,
  };
}

/** Returns the products, class types and instructors whose names a text contains, in the order of the text. */
function findNamed(text: string, { products, classTypes, instructors }: StudioDetails): Shown[] {
  const all: Shown[] = [
    ...products.map(({ id, name, pricePence }) => toShown('product', id, name, pricePence)),
    ...classTypes.map(({ id, title, pricePence, durationMin }) =>
      toShown('classType', id, title, pricePence, durationMin),
    ),
    ...instructors.map(({ id, name }) => toShown('instructor', id, name)),
  ];
  return all
    .map((thing) => ({ thing, at: text.indexOf(thing.name) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ thing }) => thing);
}

function toShown(kind: Shown['kind'], id: string, name: string, pence = 0, minutes = 0): Shown {
  return { kind, id, name, pence, minutes, instructorId: kind === 'instructor' ? id : null };
}

/** Returns the instructor whom "she" or "the teacher" means: the only one named, or of the first class shown. */
function findPerson({ normalized, own, studio }: ParsedMessage, things: readonly Shown[]): Pick | null {
  if (!person.test(normalized) || own.names.instructor.length > 0) return null;
  const ids = [...new Set(things.flatMap(({ instructorId }) => instructorId ?? []))];
  const chosen = studio.instructors.find(({ id }) => id === ids[0]);
  const isClear = ids.length === 1 || things.every(({ kind }) => kind === 'class');
  return chosen && isClear
    ? { chosen: [toShown('instructor', chosen.id, chosen.name)], words: person }
    : null;
}

/** Returns which of the things a message means: by a comparison, place, name or time, or all of them. */
function pick(message: ParsedMessage, things: readonly Shown[]): Pick | null {
  const { normalized, reference, own } = message;
  const pickable = things.filter(({ kind }) => kind !== 'instructor');
  const compared = compare(normalized, pickable, message.studio);
  if (compared) return compared;
  if (reference?.kind === 'place' && pickable.length > 1) {
    const chosen = pickable.at(reference.index);
    return chosen ? { chosen: [chosen], words: ordinal } : null;
  }
  const atTime = pickable.filter(({ time }) => time !== undefined && time === own.when.times?.at);
  if (atTime.length === 1 && !own.when.days) return { chosen: atTime, words: timed };
  if (namesThing(own.names)) return null;
  if (several.test(normalized) && pickable.length > 1) return { chosen: pickable, words: several };
  return single.test(normalized) && pickable.length === 1 ? { chosen: pickable, words: single } : null;
}

function namesThing({ activity, subType, classType, product }: MentionedNames): boolean {
  return activity.length + subType.length + classType.length + product.length > 0;
}

/** Returns the thing that "the bigger one" means. Compares a single product with the others of its kind. */
function compare(normalized: string, things: readonly Shown[], studio: StudioDetails): Pick | null {
  const by = (words: RegExp, value: (one: Shown) => number): Pick | null => {
    if (!words.test(normalized)) return null;
    const compared = things.length === 1 ? addSiblings(things, studio) : things;
    const [chosen] = [...compared].sort((one, other) => value(one) - value(other));
    return chosen && compared.length > 1 ? { chosen: [chosen], words } : null;
  };
  return (
    by(cheaper, ({ pence }) => pence) ??
    by(dearer, ({ pence }) => -pence) ??
    by(longer, ({ minutes }) => -minutes) ??
    by(shorter, ({ minutes }) => minutes)
  );
}

/** Returns a product together with the others of its kind for the same activities. */
function addSiblings(things: readonly Shown[], { products }: StudioDetails): readonly Shown[] {
  const product = products.find(({ id }) => things[0]?.kind === 'product' && id === things[0].id);
  return product
    ? products
        .filter(
          ({ kind, terms }) => kind === product.kind && `${terms?.covers}` === `${product.terms?.covers}`,
        )
        .map(({ id, name, pricePence }) => toShown('product', id, name, pricePence))
    : things;
}

function applyReferent(message: ParsedMessage, chosen: readonly Shown[], words: RegExp): ParsedMessage {
  const { names, shown, normalized } = message;
  const idsOf = (kind: Shown['kind']) => chosen.filter((one) => one.kind === kind).map(({ id }) => id);
  const classes = shown.filter(({ classId }) => idsOf('class').includes(classId));
  const classType = [...new Set([...idsOf('classType'), ...classes.map(({ classTypeId }) => classTypeId)])];
  const text = [...new Set(chosen.map(({ name }) => name))].join(' and ');
  return {
    ...message,
    isFollowUp: true,
    names: {
      ...names,
      ...(classType.length > 0 && { classType, activity: [], subType: [], product: [] }),
      ...(idsOf('product').length > 0 && { product: idsOf('product') }),
      ...(idsOf('instructor').length > 0 && { instructor: idsOf('instructor') }),
    },
    ...(classes.length > 0 && { shown: classes, reference: classes.length === 1 ? { kind: 'it' } : null }),
    rephrased: normalized.replace(words, text),
  };
}
