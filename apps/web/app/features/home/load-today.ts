import { paths } from '@studio/contracts/paths';
import type { AvailabilityAnswer, ClassSlot } from '@studio/contracts/timetable';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import type { Api } from '../../lib/api.ts';

/** The next classes, and the day that they are on. None when the call failed. */
export interface NextClasses {
  day: LocalDate;
  label: 'Today' | 'Tomorrow';
  classes: ClassSlot[];
}

const shown = 3;

/** The next three classes of today, or of tomorrow once today's have begun. */
export async function loadToday(api: Api, now: Date): Promise<NextClasses> {
  const today = londonDate(now);
  const ofToday = await classesOf(api, today);
  if (!ofToday || ofToday.length > 0) return { day: today, label: 'Today', classes: ofToday ?? [] };
  const tomorrow = addDays(today, 1);
  return { day: tomorrow, label: 'Tomorrow', classes: (await classesOf(api, tomorrow)) ?? [] };
}

async function classesOf(api: Api, date: LocalDate): Promise<ClassSlot[] | null> {
  try {
    const { slots } = await api.call<AvailabilityAnswer>(paths.availability, { date, filters: {} });
    return slots.slice(0, shown);
  } catch {
    // The strip then keeps its label and its link; the timetable says what is wrong.
    return null;
  }
}
