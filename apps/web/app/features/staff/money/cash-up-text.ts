import type { CashUp } from '@studio/contracts/staff-money';
import { formatTime } from '@studio/domain/time/format-london';

/** Names the difference of a count, such as "£1.00 short". */
export function formatDifference(difference: number, money: (pence: number) => string): string {
  if (difference === 0) return 'No difference';
  return difference > 0 ? `${money(difference)} over` : `${money(-difference)} short`;
}

/**
 * Says that cash was taken or refunded after the count, so that staff count again; null when the count is still right.
 * `cashPence` is the cash of the day up to now, less refunds.
 */
export function describeCashSince(
  { expectedPence, openingPence }: Pick<CashUp, 'expectedPence' | 'openingPence'>,
  cashPence: number,
  money: (pence: number) => string,
): string | null {
  const sincePence = cashPence - (expectedPence - openingPence);
  if (sincePence === 0) return null;
  return sincePence > 0
    ? `${money(sincePence)} cash taken since this count. Count again.`
    : `${money(-sincePence)} cash refunded since this count. Count again.`;
}

/** Says what saving a count does, and that staff can replace the count. `last` is the day’s saved count, if any. */
export function describeCountEffect(last: Pick<CashUp, 'closedAt'> | null): string {
  return last
    ? `This replaces the count from ${formatTime(new Date(last.closedAt))}.`
    : 'We’ll suggest the cash counted as the next opening float. You can replace the count later.';
}
