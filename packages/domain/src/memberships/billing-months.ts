/**
 * Returns the instant some months after an anchor, as the payment provider counts: on the anchor's UTC day and time, or
 * on the last day of a shorter month. Always counts from the anchor, so that 31 March follows 28 February.
 */
export function addBillingMonths(anchor: Date, months: number): Date {
  const [year, month] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const timeOfDayMs = anchor.getTime() % dayMs;
  return new Date(Date.UTC(year, month, Math.min(anchor.getUTCDate(), lastDay)) + timeOfDayMs);
}

const dayMs = 86_400_000;

/** Returns the next `count` renewals after a renewal, one month apart. */
export function listRenewalsAfter(anchor: Date, renewal: Date, count: number): Date[] {
  const [first, nth] = findRenewalAnchor(anchor, renewal);
  return Array.from({ length: count }, (_, index) => addBillingMonths(first, nth + index + 1));
}

/**
 * Returns the anchor from which a renewal is counted, and how many months the renewal is after it. A renewal that isn't
 * whole months after the given anchor was moved, and becomes the anchor itself.
 */
function findRenewalAnchor(anchor: Date, renewal: Date): [Date, number] {
  const months =
    (renewal.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + renewal.getUTCMonth() - anchor.getUTCMonth();
  return addBillingMonths(anchor, months).getTime() === renewal.getTime() ? [anchor, months] : [renewal, 0];
}
