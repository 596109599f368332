import type { ClassOnAnswer } from '@studio/contracts/timetable';
import { addDays } from '@studio/domain/time/local-date';
import { classPath } from '@studio/domain/timetable/class-path';
import { pricePence, startDay, startTime } from '../../lib/class-words.ts';
import type { ClassNow, OtherDay } from './class-on-day-data.ts';

/** What the page shows of an answer, and shows anew while it is open. */
export function classNow(answer: ClassOnAnswer, now: Date): ClassNow {
  const { class: slot, state } = answer;
  const { final, struck } = pricePence(slot);
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
function otherDays({ range, again }: Pick<ClassOnAnswer, 'range' | 'again'>): OtherDay[] {
  const days: OtherDay[] = [];
  for (let date = range.from; date <= range.to; date = addDays(date, 1)) {
    const classes = again
      .filter((slot) => startDay(slot) === date)
      .map((slot) => ({
        id: slot.classId,
        time: startTime(slot),
        instructorName: slot.instructorName,
        capacityLeft: slot.capacityLeft,
        path: classPath(slot),
      }));
    days.push({ date, classes });
  }
  return days;
}
