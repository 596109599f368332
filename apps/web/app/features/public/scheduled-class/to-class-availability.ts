import type { GetClassBySlugResponse } from '@studio/contracts/timetable';
import { addDays } from '@studio/domain/time/local-date';
import { buildClassPath } from '@studio/domain/timetable/class-path';
import { getPricePence, getStartDay, getStartTime } from '../../../lib/format/class-text.ts';
import type { AlternativeDay, ClassAvailability } from './scheduled-class-data.ts';

/** Extracts from the response the details that can change. The page refetches them while it's open. */
export function toClassAvailability(response: GetClassBySlugResponse, now: Date): ClassAvailability {
  const { class: slot, state } = response;
  const { final, original } = getPricePence(slot);
  return {
    state,
    capacity: slot.capacity,
    capacityLeft: slot.capacityLeft,
    finalPence: final,
    originalPence: original,
    reason: slot.price.reason,
    days: otherDays(response),
    asOf: now.toISOString(),
  };
}

/** Returns each day of the range with its classes. */
function otherDays({
  range,
  sameType,
}: Pick<GetClassBySlugResponse, 'range' | 'sameType'>): AlternativeDay[] {
  const days: AlternativeDay[] = [];
  for (let date = range.from; date <= range.to; date = addDays(date, 1)) {
    const classes = sameType
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
