import type { CancelPreview } from '@studio/contracts/staff-cancel';
import type { ClassRow } from '../../timetable/store.ts';

/** A class as the dialog names it. */
export function namedClass(klass: ClassRow): CancelPreview['class'] {
  return {
    classId: klass.id,
    title: klass.title,
    start: klass.startsAt.toISOString(),
    instructor: klass.instructorName,
    studio: klass.roomName,
  };
}
