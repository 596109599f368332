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
}

/** Number of the assistant's last replies in which things can still be meant. */
const maxRepliesBack = 3;

const noun = '(?:ones?|packs?|memberships?|class|classes|option)';
/** Comparisons: "the cheapest" stands alone, "cheaper" needs a noun. */
const comparisons: readonly (readonly [RegExp, (one: Shown) => number])[] = [
  [compareBy('cheapest|smallest', 'cheap|cheaper|smaller|little'), ({ pence }) => pence],
  [compareBy('biggest|largest|dearest', 'big|bigger|larger|dearer|expensive'), ({ pence }) => -pence],
  [compareBy('longest', 'longer'), ({ minutes }) => -minutes],
  [compareBy('shortest', 'shorter'), ({ minutes }) => minutes],
  [
    compareBy('easiest|gentlest|slowest|calmest', 'easy|easier|gentle|gentler|slow|slower|calmer'),
    ({ effort }) => effort,
  ],
  [compareBy('hardest|toughest|fastest', 'hard|harder|tougher|faster'), ({ effort }) => -effort],
];
const ordinal = new RegExp(
  String.raw`\b(?:first|second|third|fourth|last|latter|former|middle|top|1st|2nd|3rd|4th|earlier|earliest|later|latest)(?: ${noun})?\b`,
);
const oneAfter = /\b(?:the )?(?:one after(?: that)?|next one(?: after(?: that)?)?|following one)\b/;
const some = /\b(?:(?:any|one|some|which|none|is one) of (?:them|those|these)|the other|(?:\S+ )?ones?)\b/;
const several =
  /\b(?:(?:both|all|any|which|either)(?: of (?:them|those|these))|both|they|them|those|these|which ones?)\b/;
const single = /\b(?:this one|that one|the one|this class|that class|the class|it|that|this)\b/;
const person = /\b(?:she|he|her|him|his|hers|the (?:teacher|instructor))\b/;
const timed = /\b(?:(?:at|the) )*\d{1,2}(?: (?:to )?\d\d)? ?(?:am|pm|oclock|o clock)?(?: ones?| class)?\b/;

function compareBy(superlatives: string, comparatives: string): RegExp {
  return new RegExp(
    String.raw`\b(?:(?:${superlatives})(?: ${noun})?|(?:${comparatives}) ${noun})\b(?: of (?:them|those|these))?`,
  );
}

/**
 * Returns the message with what it refers to: a class, a product or an instructor that the last replies showed, as names
 * and as text. Returns it unchanged if it refers to none of them.
 */
export function resolveReference(
  message: ParsedMessage,
  earlier: readonly ConversationTurn[],
): ParsedMessage {
  const things = findLastShown(message, earlier);
  const moved = moveFromShown(message);
  if (moved) return moved;
  const found = things.length === 0 ? null : (findPerson(message, things) ?? pick(message, things));
  return found ? applyPick(message, found) : message;
}

const later = /^(?:\S+ ){0,4}later(?: (?:on|ones?|classes|then|that day))?$/;
const sooner = /^(?:\S+ ){0,4}earlier(?: (?:on|ones?|classes|then|that day))?$/;

/** Returns "anything later?" as a search for the rest of the day of the classes that were shown; otherwise null. */
function moveFromShown(message: ParsedMessage): ParsedMessage | null {
  const { shown, own, normalized, reference } = message;
  const [first] = shown;
  const last = shown.at(-1);
  const isLater = later.test(normalized);
  if (!first || !last || own.when.days || own.when.times || reference?.kind === 'place') return null;
  if (first.date !== last.date || !(isLater || sooner.test(normalized))) return null;
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
    ...products.map((product) => fromProduct(product, studio)),
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
  return all
    .map((thing) => ({ thing, at: text.indexOf(thing.name) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ thing }) => thing);
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
  if (!person.test(normalized) || own.names.instructor.length > 0) return null;
  const ids = [...new Set(things.flatMap(({ instructorId }) => instructorId ?? []))];
  const chosen = studio.instructors.find(({ id }) => id === ids[0]);
  const isClear = ids.length === 1 || things.every(({ kind }) => kind === 'class');
  return chosen && isClear ? { chosen: [fromInstructor(chosen)], words: person } : null;
}

/** Returns which of the things a message means: by a comparison, place, name or time, or all of them. */
function pick(message: ParsedMessage, all: readonly Shown[]): Choice | null {
  const { normalized, reference, own, studio } = message;
  const things = all.filter(({ kind }) => kind !== 'instructor');
  const toPick = (one: Shown | undefined, words: RegExp) => (one ? { chosen: [one], words } : null);
  const compared = compare(normalized, things, studio);
  if (compared) return compared;
  if (reference?.kind === 'place' && things.length > 1) return toPick(things.at(reference.index), ordinal);
  const isSearch = own.when.days !== null;
  if (asksForOneAfter(normalized) && !own.when.times && !isSearch && things[0]?.kind === 'class')
    return toPick(things[1], oneAfter);
  const atTime = things.filter(({ time }) => time !== null && time === own.when.times?.at);
  if (atTime.length === 1 && !isSearch) return toPick(atTime[0], timed);
  const named = getMentionedClassTypes(studio, own.names);
  if (named || own.names.instructor.length > 0) {
    const matching = things.filter(
      ({ classTypeIds, instructorId }) =>
        (!named || classTypeIds.some((id) => named.has(id))) &&
        (own.names.instructor.length === 0 || own.names.instructor.includes(instructorId ?? '')),
    );
    const narrows = some.test(normalized) && !isSearch && things.length > 1 && matching.length > 0;
    return narrows ? { chosen: matching, words: some } : null;
  }
  if (own.names.product.length > 0) return null;
  if (several.test(normalized) && things.length > 1) return { chosen: things, words: several };
  return single.test(normalized) && things.length === 1 ? { chosen: things, words: single } : null;
}

/** Returns the thing that "the bigger one" means. Compares a single product with the others of its kind. */
function compare(normalized: string, things: readonly Shown[], studio: StudioDetails): Choice | null {
  for (const [words, value] of comparisons) {
    if (!words.test(normalized)) continue;
    const compared = things.length === 1 ? addSiblings(things, studio) : things;
    const [chosen] = [...compared].sort((one, other) => value(one) - value(other));
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

function applyPick(message: ParsedMessage, { chosen, words }: Choice): ParsedMessage {
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
      ...(classType.length > 0 && { classType, activity: [], subType: [] }),
      ...(product.length > 0 && { product }),
      ...(instructor.length > 0 && { instructor }),
    },
    // Classes that were shown before that are no longer meant.
    shown: instructor.length > 0 ? shown : classes,
    ...(classes.length > 0 && { reference: classes.length === 1 ? { kind: 'it' } : null }),
    picked: classes,
    rephrased: normalized.replace(words, [...new Set(chosen.map(({ name }) => name))].join(' and ')),
  };
}
