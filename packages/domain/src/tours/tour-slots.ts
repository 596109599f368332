import { addDays, daysBetween, getMondayIndex, isLocalDate, type LocalDate } from '../time/local-date.ts';
import { toLondonDate, toLondonTime } from '../time/london.ts';
import { toLondonInstant } from '../time/london-instant.ts';
import { tourLeadMinutes, tourSlotMinutes } from './tour-hold.ts';

/** Hours for tours as 'HH:MM' in London (handbook: tours 1); null on days without tours. */
export interface TourHours {
  weekdays: { opens: string; closes: string } | null;
  saturday: { opens: string; closes: string } | null;
  sunday: { opens: string; closes: string } | null;
}

/** Bookable half hour for one party. */
export interface TourSlot {
  /** Id as 'YYYY-MM-DDTHH:MM' in London, independent of the visitor's time zone. */
  id: string;
  date: LocalDate;
  startsAt: Date;
  endsAt: Date;
}

/** Range of days in which tours can be booked, with the tour hours and closed days. */
export interface TourWindow {
  from: LocalDate;
  to: LocalDate;
  hours: TourHours;
  closedDays: ReadonlySet<LocalDate>;
  now: Date;
}

/**
 * Returns the slots of a range of days, by start. They are within the tour hours, not on closed days, and at least 2
 * hours from now.
 */
export function listTourSlots(window: TourWindow): TourSlot[] {
  const earliest = getEarliestTourStart(window.now);
  return listSlots(window).filter((slot) => slot.startsAt >= earliest);
}

/**
 * Returns the earliest start that can be booked now (handbook: tours 2). A booked slot stays valid, however near its
 * start.
 */
export function getEarliestTourStart(now: Date): Date {
  return new Date(now.getTime() + tourLeadMinutes * 60_000);
}

/** Returns the slot with an id if it's within the tour hours, not on a closed day, and hasn't started; null otherwise. */
export function findTourSlot(id: string, window: Omit<TourWindow, 'from' | 'to'>): TourSlot | null {
  const date = id.slice(0, 10);
  // The id is user input, and the calendar functions accept only real days.
  if (!isLocalDate(date)) return null;
  const slot = listSlots({ ...window, from: date, to: date }).find((candidate) => candidate.id === id);
  return slot && slot.startsAt > window.now ? slot : null;
}

/** Returns the id of the slot with a start. */
export function toTourSlotId(startsAt: Date): string {
  return `${toLondonDate(startsAt)}T${toLondonTime(startsAt)}`;
}

function listSlots({ from, to, hours, closedDays }: TourWindow): TourSlot[] {
  return daysOf(from, to)
    .filter((date) => !closedDays.has(date))
    .flatMap((date) => slotsOfDay(date, hours));
}

function slotsOfDay(date: LocalDate, hours: TourHours): TourSlot[] {
  const open = hoursOf(date, hours);
  if (!open) return [];
  const slots: TourSlot[] = [];
  for (let at = minutes(open.opens); at + tourSlotMinutes <= minutes(open.closes); at += tourSlotMinutes) {
    const time = clockTime(at);
    const startsAt = toLondonInstant(date, time);
    const endsAt = new Date(startsAt.getTime() + tourSlotMinutes * 60_000);
    slots.push({ id: `${date}T${time}`, date, startsAt, endsAt });
  }
  return slots;
}

function hoursOf(date: LocalDate, hours: TourHours): TourHours['weekdays'] {
  const day = getMondayIndex(date);
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
