import type { ClassBySlugResponse } from '@studio/contracts/timetable';
import { addDays } from '@studio/domain/time/local-date';
import { buildClassPath } from '@studio/domain/timetable/class-path';
import { getPricePence, getStartDay, getStartTime } from '../../lib/class-text.ts';
import type { AlternativeDay, ClassAvailability } from './scheduled-class-data.ts';

/** What the page shows of an answer, and shows anew while it is open. */
export function toClassAvailability(answer: ClassBySlugResponse, now: Date): ClassAvailability {
  const { class: slot, state } = answer;
  const { final, struck } = getPricePence(slot);
  return {
    state,
    capacity: slot.capacity,
    capacityLeft: slot.capacityLeft,
    finalPence: final,
    struckPence: struck,
    reason: slot.price.reason,
    days: otherDays(answer),
    asOf: now.toISOString(),
  };
}

/** The days of the week around the class, with what takes place on each. */
function otherDays({ range, again }: Pick<ClassBySlugResponse, 'range' | 'again'>): AlternativeDay[] {
  const days: AlternativeDay[] = [];
  for (let date = range.from; date <= range.to; date = addDays(date, 1)) {
    const classes = again
      .filter((slot) => getStartDay(slot) === date)
      .map((slot) => ({
        id: slot.classId,
        time: getStartTime(slot),
        instructorName: slot.instructorName,
        capacityLeft: slot.capacityLeft,
        path: buildClassPath(slot),
      }));
    days.push({ date, classes });
  }
  return days;
}
