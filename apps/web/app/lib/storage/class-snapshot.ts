import type { SeenClass } from '@studio/contracts/seen-class';
import type { ClassSlot } from '@studio/contracts/timetable';

export function toClassSnapshot({
  start,
  studio,
  instructorName,
}: Pick<ClassSlot, 'start' | 'studio' | 'instructorName'>): SeenClass {
  return { start, studio, instructorName };
}

/**
 * Returns whether start, room and instructor of two classes are the same, which are the details that the customer
 * accepts.
 */
export function isSameSnapshot(one: SeenClass, other: SeenClass): boolean {
  return (
    one.start === other.start && one.studio === other.studio && one.instructorName === other.instructorName
  );
}
