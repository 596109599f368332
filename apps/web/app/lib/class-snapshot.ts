import type { SeenClass } from '@studio/contracts/seen-class';
import type { ClassSlot } from '@studio/contracts/timetable';

/** The facts of a class that people book by, as the page shows them. */
export function toClassSnapshot({
  start,
  studio,
  instructorName,
}: Pick<ClassSlot, 'start' | 'studio' | 'instructorName'>): SeenClass {
  return { start, studio, instructorName };
}

/** Whether two classes are the same to the person who books. */
export function isSameSnapshot(one: SeenClass, other: SeenClass): boolean {
  return (
    one.start === other.start && one.studio === other.studio && one.instructorName === other.instructorName
  );
}
