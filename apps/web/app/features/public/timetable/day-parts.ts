import type { ClassSlot } from '@studio/contracts/timetable';
import { type DayPart, getDayPart } from '@studio/domain/timetable/day-part';
import { getStartTime } from '../../../lib/format/class-text.ts';

export type DayPartLabel = 'Morning' | 'Midday' | 'Evening';

export const dayPartLabels = {
  morning: 'Morning',
  midday: 'Midday',
  evening: 'Evening',
} as const satisfies Record<DayPart, DayPartLabel>;

/** Groups classes by part of the day and keeps their order. Omits empty parts. */
export function groupByDayPart<Slot extends Pick<ClassSlot, 'dateStart'>>(
  slots: readonly Slot[],
): { part: DayPartLabel; slots: Slot[] }[] {
  const parts: DayPartLabel[] = ['Morning', 'Midday', 'Evening'];
  return parts
    .map((part) => ({
      part,
      slots: slots.filter((slot) => dayPartLabels[getDayPart(getStartTime(slot))] === part),
    }))
    .filter((group) => group.slots.length > 0);
}
