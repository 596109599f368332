import type { ClassCancellationPreview } from '@studio/contracts/staff-cancel-class';
import type { ClassRow } from '../timetable/store.ts';

export function toClassLabelDto(klass: ClassRow): ClassCancellationPreview['class'] {
  return {
    classId: klass.id,
    title: klass.title,
    start: klass.startsAt.toISOString(),
    instructor: klass.instructorName,
    studio: klass.roomName,
  };
}
