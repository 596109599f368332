import { addDays, daysBetween, type LocalDate, mondayIndex } from '../time/local-date.ts';
import { londonInstant } from '../time/london-instant.ts';
import { tourLeadMinutes, tourSlotMinutes } from './tour-hold.ts';

/** When parties are received, 'HH:MM' in London; null on days without tours. */
export interface TourHours {
  weekdays: { opens: string; closes: string } | null;
  saturday: { opens: string; closes: string } | null;
  sunday: { opens: string; closes: string } | null;
}

/** Half an hour in which one party is shown around. */
export interface TourSlot {
  /** 'YYYY-MM-DDTHH:MM', London: the same for everybody, whatever their clock says. */
  id: string;
  date: LocalDate;
  startsAt: Date;
  endsAt: Date;
}

/** Which days, and what to leave out. */
export interface TourWindow {
  from: LocalDate;
  to: LocalDate;
  hours: TourHours;
  closedDays: ReadonlySet<LocalDate>;
  now: Date;
}

/** The slots of a range of days, by start: within the tour hours, not on closed days, from 2 hours from now. */
export function tourSlots({ from, to, hours, closedDays, now }: TourWindow): TourSlot[] {
  const earliest = now.getTime() + tourLeadMinutes * 60_000;
  return daysOf(from, to)
    .filter((date) => !closedDays.has(date))
    .flatMap((date) => slotsOfDay(date, hours))
    .filter((slot) => slot.startsAt.getTime() >= earliest);
}

/** The slot that an id names, if tours are given then at all; null for anything else. */
export function findTourSlot(id: string, window: Omit<TourWindow, 'from' | 'to'>): TourSlot | null {
  const date = id.slice(0, 10);
  return tourSlots({ ...window, from: date, to: date }).find((slot) => slot.id === id) ?? null;
}

function slotsOfDay(date: LocalDate, hours: TourHours): TourSlot[] {
  const open = hoursOf(date, hours);
  if (!open) return [];
  const slots: TourSlot[] = [];
  for (let at = minutes(open.opens); at + tourSlotMinutes <= minutes(open.closes); at += tourSlotMinutes) {
    const time = clockTime(at);
    const startsAt = londonInstant(date, time);
    const endsAt = new Date(startsAt.getTime() + tourSlotMinutes * 60_000);
    slots.push({ id: `${date}T${time}`, date, startsAt, endsAt });
  }
  return slots;
}

function hoursOf(date: LocalDate, hours: TourHours): TourHours['weekdays'] {
  const day = mondayIndex(date);
  if (day < 5) return hours.weekdays;
  return day === 5 ? hours.saturday : hours.sunday;
}

function daysOf(from: LocalDate, to: LocalDate): LocalDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function clockTime(minutesOfDay: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutesOfDay / 60))}:${pad(minutesOfDay % 60)}`;
}
