import type { AcceptedClassDetails } from '@studio/contracts/accepted-class-details';
import type { ClassSlot } from '@studio/contracts/timetable';

export function toClassSnapshot({
  start,
  studio,
  instructorName,
}: Pick<ClassSlot, 'start' | 'studio' | 'instructorName'>): AcceptedClassDetails {
  return { start, studio, instructorName };
}

/**
 * Returns whether start, room and instructor of two classes are the same, which are the details that the customer
 * accepts.
 */
export function isSameSnapshot(one: AcceptedClassDetails, other: AcceptedClassDetails): boolean {
  return (
    one.start === other.start && one.studio === other.studio && one.instructorName === other.instructorName
  );
}
