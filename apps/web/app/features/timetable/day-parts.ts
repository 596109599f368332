import type { ClassSlot } from '@studio/contracts/timetable';
import { type DayPart as DayPartKey, dayPartOf } from '@studio/domain/timetable/day-part';
import { startTime } from '../../lib/class-words.ts';

export type DayPart = 'Morning' | 'Midday' | 'Evening';

/** The parts of a day as they are shown. */
export const dayPartLabels = {
  morning: 'Morning',
  midday: 'Midday',
  evening: 'Evening',
} as const satisfies Record<DayPartKey, DayPart>;

/** The classes of a day in the order given, by part of the day; parts without classes are left out. */
export function byDayPart<Slot extends Pick<ClassSlot, 'dateStart'>>(
  slots: readonly Slot[],
): { part: DayPart; slots: Slot[] }[] {
  const parts: DayPart[] = ['Morning', 'Midday', 'Evening'];
  return parts
    .map((part) => ({
      part,
      slots: slots.filter((slot) => dayPartLabels[dayPartOf(startTime(slot))] === part),
    }))
    .filter((group) => group.slots.length > 0);
}
