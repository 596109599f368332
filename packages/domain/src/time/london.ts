import type { LocalDate } from './local-date.ts';

/** The studio's zone: every day, time and deadline that people read is in it. */
export const studioTimeZone = 'Europe/London';

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: studioTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The London day that an instant falls on. */
export function toLondonDate(instant: Date): LocalDate {
  const { year, month, day } = reading(instant);
  return `${year}-${month}-${day}`;
}

/** The London wall-clock time of an instant, 'HH:MM'. */
export function toLondonTime(instant: Date): string {
  const { hour, minute } = reading(instant);
  return `${hour}:${minute}`;
}

/** The wire's class start 'YYYY-MM-DD#HH:MM' in London time (handbook: timetable 1). */
export function formatDateStart(instant: Date): string {
  const { year, month, day, hour, minute } = reading(instant);
  return `${year}-${month}-${day}#${hour}:${minute}`;
}

/** Epoch values above 2e9 are milliseconds, otherwise seconds (handbook: timetable 1). */
export function fromEpoch(epoch: number): Date {
  return new Date(epoch > 2e9 ? epoch : epoch * 1000);
}

/** Epoch seconds of an instant, rounded down. */
export function toEpochSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

function reading(instant: Date): Record<string, string> {
  return Object.fromEntries(clock.formatToParts(instant).map((part) => [part.type, part.value]));
}
