import { toLondonDate, toLondonTime } from '../time/london.ts';

/** Maximum number of characters of a time. Longer texts skip the pattern below. */
const maxLength = 60;

/**
 * Parses the first wall-clock time in a text, such as "18:30", "6:30 PM", "6pm", "18.30 – 19:25" or "2026-12-01
 * 18:30:00", as "18:30"; null when there is none.
 */
export function parseTime(text: string): string | null {
  if (text.length > maxLength) return null;
  const withMinutes = /(?:^|[^\d./-])(\d{1,2})[:.](\d{2})(?![.\d])(?::\d{2})?\s*([ap])?\.?m?\b/i.exec(text);
  const wholeHour = /(?:^|\s)(\d{1,2})\s*([ap])\.?m\b/i.exec(text);
  const [hours, minutes, half] = withMinutes
    ? [withMinutes[1], withMinutes[2], withMinutes[3]]
    : [wholeHour?.[1], '00', wholeHour?.[2]];
  if (hours === undefined || minutes === undefined) return null;
  const hour = toHour(Number(hours), half?.toLowerCase());
  return hour === null || Number(minutes) > 59 ? null : `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** Converts an hour with "a" or "p" for before and after noon to 0–23; null for an impossible hour. */
function toHour(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour <= 23 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

const instantWithOffset =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?) ?(?:(Z|UTC|GMT)|([+-]\d{2}):?(\d{2}))$/i;

/**
 * Converts a time that says its offset from UTC, such as "2026-07-01T17:30:00Z", to the London day and wall-clock time;
 * null for any other text.
 */
export function parseInstant(text: string): { date: string; time: string } | null {
  const match = text.length > maxLength ? null : instantWithOffset.exec(text);
  if (!match) return null;
  const [, day = '', clock, utc, hours, minutes] = match;
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  const instant = new Date(`${day}T${clock}${utc ? 'Z' : `${hours}:${minutes}`}`);
  return isDay && !Number.isNaN(instant.getTime())
    ? { date: toLondonDate(instant), time: toLondonTime(instant) }
    : null;
}
