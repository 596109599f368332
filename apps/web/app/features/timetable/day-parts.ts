import type { ClassSlot } from '@studio/contracts/timetable';
import { startTime } from '../../lib/class-words.ts';

export type DayPart = 'Morning' | 'Midday' | 'Evening';

/** The part of the day that a London time 'HH:MM' falls in: midday from 12:00, evening from 16:00. */
export function dayPart(time: string): DayPart {
  if (time < '12:00') return 'Morning';
  return time < '16:00' ? 'Midday' : 'Evening';
}

/** The classes of a day in the order given, by part of the day; parts without classes are left out. */
export function byDayPart<Slot extends Pick<ClassSlot, 'dateStart'>>(
  slots: readonly Slot[],
): { part: DayPart; slots: Slot[] }[] {
  const parts: DayPart[] = ['Morning', 'Midday', 'Evening'];
  return parts
    .map((part) => ({ part, slots: slots.filter((slot) => dayPart(startTime(slot)) === part) }))
    .filter((group) => group.slots.length > 0);
}
