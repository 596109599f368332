import { toLondonDate, toLondonTime } from './london.ts';

/**
 * An instant as people in London read it, to the minute, with how far the day's clocks are ahead of UTC:
 * "2026-06-01T13:30:00+01:00".
 */
export function formatLondonIso(instant: Date): string {
  const wallClock = `${toLondonDate(instant)}T${toLondonTime(instant)}:00`;
  const hoursAhead = Math.round((Date.parse(`${wallClock}Z`) - instant.getTime()) / 3_600_000);
  return `${wallClock}+0${hoursAhead}:00`;
}
