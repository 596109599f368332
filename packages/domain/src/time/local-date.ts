/** A calendar day of the studio, 'YYYY-MM-DD'. Days are days: no clock and no zone in here. */
export type LocalDate = string;

const dayMs = 86_400_000;

/** The day `days` after (or, negative, before) a day. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromUtc(utc(date) + days * dayMs);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((utc(to) - utc(from)) / dayMs);
}

/** Monday 0 … Sunday 6, as the calendar's columns run. */
export function getMondayIndex(date: LocalDate): number {
  return (new Date(utc(date)).getUTCDay() + 6) % 7;
}

/** The Monday of the week that a day lies in. */
export function getMonday(date: LocalDate): LocalDate {
  return addDays(date, -getMondayIndex(date));
}

/** The first day of the month, `offset` months on: ('2026-11-20', 1) → '2026-12-01'. */
export function getStartOfMonth(date: LocalDate, offset = 0): LocalDate {
  const at = new Date(utc(date));
  return fromUtc(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + offset, 1));
}

/** First and last day that anything here takes: beyond them neither clocks nor the database's calendar are of use. */
const calendar = { first: '1900-01-01', last: '2200-12-31' };

/** Whether a text is a real calendar day of the years 1900 to 2200: '2026-02-30' is not. */
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
