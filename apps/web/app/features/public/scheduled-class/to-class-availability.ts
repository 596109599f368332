import type { GetClassBySlugResponse } from '@studio/contracts/timetable';
import { addDays } from '@studio/domain/time/local-date';
import { buildClassPath } from '@studio/domain/timetable/class-path';
import { getStartDay, getStartTime } from '../../../lib/format/class-text.ts';
import { getPricesInPence } from '../../../lib/format/get-prices-in-pence.ts';
import type { AlternativeDay, ClassAvailability } from './scheduled-class-data.ts';

/** Extracts the details that can change while the page is open. The page refetches them. */
export function toClassAvailability(response: GetClassBySlugResponse, now: Date): ClassAvailability {
  const { class: slot, state } = response;
  const { final, original } = getPricesInPence(slot);
  return {
    state,
    capacity: slot.capacity,
    capacityLeft: slot.capacityLeft,
    finalPence: final,
    originalPence: original,
    reason: slot.price.reason,
    days: listNearbyDays(response),
    asOf: now.toISOString(),
  };
}

/** Returns every day of the range, each with its classes of the same type, including the class itself. */
function listNearbyDays({
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
