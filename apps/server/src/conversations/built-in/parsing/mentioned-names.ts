import { findMentions } from '@studio/domain/conversations/find-mentions';
import type { StudioDetails } from '../../../integrations/assistant/port.ts';
import { buildVocabulary, type EntityKind } from './build-vocabulary.ts';
import { isSpelledCorrectly } from './normalize-message.ts';

/** Ids of the entities that a message names, by kind. */
export type MentionedNames = Readonly<Record<EntityKind, readonly string[]>>;

const entityKinds: readonly EntityKind[] = [
  'activity',
  'subType',
  'classType',
  'instructor',
  'tag',
  'level',
  'product',
];

export const noMentionedNames = Object.fromEntries(
  entityKinds.map((kind) => [kind, []]),
) as unknown as MentionedNames;

const vocabularies = new WeakMap<StudioDetails, ReturnType<typeof buildVocabulary>>();

export function findMentionedNames(normalized: string, studio: StudioDetails): MentionedNames {
  const vocabulary = vocabularies.get(studio) ?? buildVocabulary(studio);
  vocabularies.set(studio, vocabulary);
  const found = findMentions(normalized, vocabulary, isSpelledCorrectly).map(({ id }) => id);
  return Object.fromEntries(
    entityKinds.map((kind) => [kind, [...new Set(selectIds(found, kind))]]),
  ) as unknown as MentionedNames;
}

function selectIds(found: readonly string[], kind: EntityKind): string[] {
  return found.filter((id) => id.startsWith(`${kind}:`)).map((id) => id.slice(kind.length + 1));
}

/** Returns whether a message names a class type, or something that narrows the classes such as an instructor. */
export function mentionsClasses(names: MentionedNames): boolean {
  return classEntityKinds.some((kind) => names[kind].length > 0);
}

const classEntityKinds = ['activity', 'subType', 'classType', 'instructor', 'tag', 'level'] as const;

/**
 * Merges the names of a follow-up into those of the previous message. A new activity, subtype or class type replaces
 * all earlier activities, subtypes, class types, tags, levels and products. Otherwise the new names of a kind replace
 * the earlier ones of that kind, and the other kinds remain.
 */
export function mergeMentionedNames(previous: MentionedNames, current: MentionedNames): MentionedNames {
  const kindsOfClass = ['activity', 'subType', 'classType'] as const;
  const namesOtherClass = kindsOfClass.some((kind) => current[kind].length > 0);
  const classNames = namesOtherClass ? current : previous;
  const replaceOrKeep = <Kind extends EntityKind>(kind: Kind) =>
    current[kind].length > 0 ? current[kind] : previous[kind];
  return {
    activity: classNames.activity,
    subType: classNames.subType,
    classType: classNames.classType,
    instructor: replaceOrKeep('instructor'),
    tag: namesOtherClass ? current.tag : replaceOrKeep('tag'),
    level: namesOtherClass ? current.level : replaceOrKeep('level'),
    product: current.product.length > 0 ? current.product : namesOtherClass ? [] : previous.product,
  };
}

/**
 * Returns the ids of the class types that match the activities, subtypes, class types, tags and levels in the message;
 * null if it names none of these. Ignores a level that no type has.
 */
export function getMentionedClassTypes(
  { classTypes }: StudioDetails,
  names: MentionedNames,
): ReadonlySet<string> | null {
  const { activity, subType, classType, tag, level } = names;
  if (activity.length + subType.length + classType.length + tag.length + level.length === 0) return null;
  const activities = activity.flatMap((id) => (id === 'pilates' ? ['reformer', 'mat'] : id));
  const mentioned = classTypes.filter((type) => {
    const isKind = classType.includes(type.id) || subType.includes(type.subType);
    // "Yoga or Foundations" includes all of yoga, but "Dynamic Reformer" doesn't include all reformer classes.
    const ofActivity =
      activities.includes(type.activityId) && !namesTypeOfActivity(classTypes, type.activityId, names);
    const namesNoType = activities.length + subType.length + classType.length === 0;
    return (namesNoType || isKind || ofActivity) && tag.every((one) => type.tags.includes(one));
  });
  const matching =
    level.length === 0
      ? mentioned
      : mentioned.filter((type) => level.some((one) => matchesLevel(type, one, tag)));
  return new Set((matching.length > 0 ? matching : mentioned).map(({ id }) => id));
}

type ClassType = StudioDetails['classTypes'][number];

function namesTypeOfActivity(
  classTypes: readonly ClassType[],
  activityId: string,
  { classType, subType }: MentionedNames,
): boolean {
  return classTypes.some(
    (one) => one.activityId === activityId && (classType.includes(one.id) || subType.includes(one.subType)),
  );
}

function matchesLevel(
  { difficulty, tags, subType }: ClassType,
  level: string,
  tag: readonly string[],
): boolean {
  if (level === 'hard') return difficulty === 'Intermediate';
  if (level === 'beginner') return difficulty === 'Beginner Friendly';
  const isForAllLevels = tag.length > 0 || tags.length === 0;
  return isForAllLevels && (difficulty === 'Gentle' || subType === 'restorative-yin');
}
