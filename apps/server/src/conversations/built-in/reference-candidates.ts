import { otherOnePattern } from '@studio/content/assistant/vocabulary/reference-phrases';
import type { ConversationTurn, FoundClass, StudioDetails } from '../../integrations/assistant/port.ts';
import type { ParsedMessage } from './parsing/parsed-message.ts';

/**
 * Class, class type, product or instructor that a reply showed or named, and to which the next message can refer as
 * "it" or "the second one".
 */
export interface ReferenceCandidate {
  kind: 'class' | 'classType' | 'product' | 'instructor';
  id: string;
  name: string;
  pence: number;
  minutes: number;
  /** Greatest number of people in a class; 0 if unknown. */
  people: number;
  /** Difficulty of a class, from 0 (easiest) to 2. */
  effort: number;
  /** Ids of the class types: a class's own, or those that a product covers. */
  classTypeIds: readonly string[];
  instructorId: string | null;
  /** Start of a class, as 'HH:MM'. */
  time: string | null;
}

/** Number of the assistant's latest replies to which a message can refer. */
const maxRepliesBack = 3;

/**
 * Returns the candidates of the latest reply that showed or named any, in its order. For "the other one", returns the
 * other class types of the group of the classes that were shown, or else these classes.
 */
export function findLastCandidates(
  { studio, shownClasses, normalized }: ParsedMessage,
  earlier: readonly ConversationTurn[],
): ReferenceCandidate[] {
  if (otherOnePattern.test(normalized)) {
    const siblings = findTaggedSiblings(shownClasses, studio);
    if (siblings.length > 0) return siblings;
    if (shownClasses.length > 0) return shownClasses.map(toClassCandidate);
  }
  const replies = earlier.filter(({ role }) => role === 'assistant').slice(-maxRepliesBack);
  for (const { text, classIds = [] } of replies.reverse()) {
    const classes = shownClasses.filter(({ classId }) => classIds.includes(classId)).map(toClassCandidate);
    if (classes.length > 0) return classes;
    const named = findNamed(text, studio);
    if (named.length > 0) return named;
  }
  return [];
}

/** Returns the other class types of the same group, such as Prenatal Mat Pilates after Prenatal Reformer. */
function findTaggedSiblings(
  shownClasses: readonly FoundClass[],
  { classTypes }: StudioDetails,
): ReferenceCandidate[] {
  const [first, ...others] = new Set(shownClasses.map(({ classTypeId }) => classTypeId));
  const tag = classTypes.find(({ id }) => id === first)?.tags[0];
  if (first === undefined || others.length > 0 || tag === undefined) return [];
  return classTypes.filter(({ id, tags }) => id !== first && tags.includes(tag)).map(toClassTypeCandidate);
}

function toClassTypeCandidate(type: StudioDetails['classTypes'][number]): ReferenceCandidate {
  return {
    ...unknown,
    ...toComparableValues(type),
    kind: 'classType',
    id: type.id,
    name: type.title,
    classTypeIds: [type.id],
  };
}

const unknown = {
  pence: 0,
  minutes: 0,
  people: 0,
  effort: 0,
  classTypeIds: [],
  instructorId: null,
  time: null,
};

function toClassCandidate(found: FoundClass): ReferenceCandidate {
  const { classId, title, instructorId, time, classTypeId } = found;
  const candidate = { kind: 'class', id: classId, name: title, classTypeIds: [classTypeId] } as const;
  return { ...candidate, ...toComparableValues(found), instructorId, time };
}

function toComparableValues({
  pricePence,
  durationMin,
  difficulty,
  capacity,
}: Pick<FoundClass, 'pricePence' | 'durationMin' | 'difficulty' | 'capacity'>) {
  const effort = difficulty === 'Intermediate' ? 2 : difficulty === 'All Levels' ? 1 : 0;
  return { pence: pricePence, minutes: durationMin, people: capacity, effort };
}

/** Returns the products, class types and instructors whose names a text contains, in the order of the text. */
function findNamed(text: string, studio: StudioDetails): ReferenceCandidate[] {
  const { products, classTypes, instructors } = studio;
  const all: ReferenceCandidate[] = [
    // Excludes single classes, because they have the names of activities, which texts mention without referring to the
    // product.
    ...products
      .filter(({ kind }) => kind !== 'drop-in')
      .map((product) => toProductCandidate(product, studio)),
    ...classTypes.map(toClassTypeCandidate),
    ...instructors.map(toInstructorCandidate),
  ];
  let rest = text;
  const found: { candidate: ReferenceCandidate; at: number }[] = [];
  // Longer names first, because "Reformer Flex 4" doesn't name the product "Reformer".
  for (const candidate of all.sort((one, other) => other.name.length - one.name.length)) {
    const at = rest.indexOf(candidate.name);
    if (at < 0) continue;
    found.push({ candidate, at });
    rest = rest.replaceAll(candidate.name, (name) => ' '.repeat(name.length));
  }
  return found.sort((one, other) => one.at - other.at).map(({ candidate }) => candidate);
}

function toProductCandidate(
  { id, name, pricePence, terms }: StudioDetails['products'][number],
  { classTypes }: StudioDetails,
): ReferenceCandidate {
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

export function toInstructorCandidate({ id, name }: { id: string; name: string }): ReferenceCandidate {
  return { ...unknown, kind: 'instructor', id, name, instructorId: id };
}

/**
 * Returns the first candidate, if it is a product, together with the other products of its kind for the same activities;
 * otherwise the candidates unchanged.
 */
export function addSiblingProducts(
  candidates: readonly ReferenceCandidate[],
  studio: StudioDetails,
): readonly ReferenceCandidate[] {
  const { products } = studio;
  const product = products.find(({ id }) => candidates[0]?.kind === 'product' && id === candidates[0].id);
  return product
    ? products
        .filter(
          ({ kind, terms }) => kind === product.kind && `${terms?.covers}` === `${product.terms?.covers}`,
        )
        .map((one) => toProductCandidate(one, studio))
    : candidates;
}
