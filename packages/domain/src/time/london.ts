import type { LocalDate } from './local-date.ts';

/** Time zone of the studio, used for every day, time and deadline that people read. */
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

/** Returns the London day of an instant. */
export function toLondonDate(instant: Date): LocalDate {
  const { year, month, day } = reading(instant);
  return `${year}-${month}-${day}`;
}

/** Returns the London wall-clock time of an instant as 'HH:MM'. */
export function toLondonTime(instant: Date): string {
  const { hour, minute } = reading(instant);
  return `${hour}:${minute}`;
}

/** Formats the start of a class as the API sends it, 'YYYY-MM-DD#HH:MM' in London time (handbook: timetable 1). */
export function formatDateStart(instant: Date): string {
  const { year, month, day, hour, minute } = reading(instant);
  return `${year}-${month}-${day}#${hour}:${minute}`;
}

/**
 * Converts an epoch value to an instant. Values above 2e9 are milliseconds, others are seconds (handbook: timetable 1).
 */
export function fromEpoch(epoch: number): Date {
  return new Date(epoch > 2e9 ? epoch : epoch * 1000);
}

/** Returns the epoch seconds of an instant, rounded down. */
export function toEpochSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

function reading(instant: Date): Record<string, string> {
  return Object.fromEntries(clock.formatToParts(instant).map((part) => [part.type, part.value]));
}
