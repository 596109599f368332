/**
 * The instant some months after an anchor, as the payment provider counts: the same day and time of UTC, and the last day
 * of a month that is too short for it. Counted from the anchor each time, so that after 28 February comes 31 March.
 */
export function addBillingMonths(anchor: Date, months: number): Date {
  const [year, month] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const timeOfDayMs = anchor.getTime() % dayMs;
  return new Date(Date.UTC(year, month, Math.min(anchor.getUTCDate(), lastDay)) + timeOfDayMs);
}

const dayMs = 86_400_000;

/** The renewals of a membership after one of them: `count` of them, each a month after the other. */
export function listRenewalsAfter(anchor: Date, renewal: Date, count: number): Date[] {
  const [first, nth] = ordinalOf(anchor, renewal);
  return Array.from({ length: count }, (_, index) => addBillingMonths(first, nth + index + 1));
}

/** Which month after the anchor a renewal is; one that was moved elsewhere is an anchor of its own. */
function ordinalOf(anchor: Date, renewal: Date): [Date, number] {
  const months =
    (renewal.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + renewal.getUTCMonth() - anchor.getUTCMonth();
  return addBillingMonths(anchor, months).getTime() === renewal.getTime() ? [anchor, months] : [renewal, 0];
}
