/** Calendar day of the studio as 'YYYY-MM-DD', without time and time zone. */
export type LocalDate = string;

const dayMs = 86_400_000;

/** Returns the day `days` after a day, or before it when `days` is negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromUtc(utc(date) + days * dayMs);
}

/** Returns the whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((utc(to) - utc(from)) / dayMs);
}

/** Returns the weekday of a day, from 0 (Monday) to 6 (Sunday). */
export function getMondayIndex(date: LocalDate): number {
  return (new Date(utc(date)).getUTCDay() + 6) % 7;
}

/** Returns the Monday of a day's week. */
export function getMonday(date: LocalDate): LocalDate {
  return addDays(date, -getMondayIndex(date));
}

/** Returns the first day of a day's month, or of the month `offset` months later: ('2026-11-20', 1) → '2026-12-01'. */
export function getStartOfMonth(date: LocalDate, offset = 0): LocalDate {
  const at = new Date(utc(date));
  return fromUtc(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + offset, 1));
}

/** First and last accepted day. Beyond them, calendars and the database are unreliable. */
const calendar = { first: '1900-01-01', last: '2200-12-31' };

/** Returns whether a text is a real calendar day of the years 1900 to 2200, which '2026-02-30' isn't. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < calendar.first || text > calendar.last) return false;
  return !Number.isNaN(utc(text)) && fromUtc(utc(text)) === text;
}

function utc(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function fromUtc(ms: number): LocalDate {
  return new Date(ms).toISOString().slice(0, 10);
}
