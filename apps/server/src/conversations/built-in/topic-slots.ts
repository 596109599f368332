import type { TopicSlot } from '@studio/content/assistant/assistant-topic';
import type { ParsedMessage } from './parsing/parsed-message.ts';

/** Returns whether a message names a detail that a topic can take. */
export function hasWantedSlot({ current, places }: ParsedMessage, wanted: readonly TopicSlot[]): boolean {
  const { names, when } = current;
  const present: readonly (readonly [TopicSlot, boolean])[] = [
    ['day', when.days !== null],
    ['time', when.times !== null],
    [
      'activity',
      names.activity.length + names.subType.length + names.classType.length + names.tag.length > 0,
    ],
    ['level', names.level.length > 0],
    ['instructor', names.instructor.length > 0],
    ['people', places !== null],
    ['product', names.product.length > 0],
    ['booking', when.days !== null || when.times !== null],
  ];
  return present.some(([slot, isPresent]) => isPresent && wanted.includes(slot));
}

/** Returns whether a message excludes a detail that a topic can take, as in "anyone but Noor". */
export function excludesDetail(
  { excludedActivities, excludedInstructors, excludedWeekdays }: ParsedMessage,
  wanted: readonly TopicSlot[],
): boolean {
  return (
    (excludedWeekdays.length > 0 && wanted.includes('day')) ||
    (excludedInstructors.length > 0 && wanted.includes('instructor')) ||
    (excludedActivities.length > 0 && wanted.includes('activity'))
  );
}
