import { formatCount } from '../text/format.ts';

/** Days over which the late cancellations of a client with unlimited sessions are counted. */
export const recentLateCancellationDays = 30;

/** Returns the time from which late cancellations are counted (handbook: cancelling 16). */
export function getLateCancellationCutoff(now: Date): Date {
  return new Date(now.getTime() - recentLateCancellationDays * 24 * 3_600_000);
}

/** Formats a number of late cancellations, such as "2 late cancellations". */
export function formatLateCancellations(count: number): string {
  return formatCount(count, 'late cancellation');
}
