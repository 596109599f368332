import { toLondonDate, toLondonTime } from './london.ts';

/**
 * Formats an instant as London wall-clock time to the minute, with its UTC offset, such as "2026-06-01T13:30:00+01:00".
 */
export function formatLondonIso(instant: Date): string {
  const wallClock = `${toLondonDate(instant)}T${toLondonTime(instant)}:00`;
  const hoursAhead = Math.round((Date.parse(`${wallClock}Z`) - instant.getTime()) / 3_600_000);
  return `${wallClock}+0${hoursAhead}:00`;
}
