import { getCancellationDeadline } from '@studio/domain/bookings/cancellation';
import { formatMomentMedium } from '@studio/domain/time/format-london';

/** Describes the cancellation rule before payment. Always names the exact deadline, not only "24 hours". */
export function describeCancellationTerms(startsAt: Date, now: Date, paid: boolean): string {
  const until = getCancellationDeadline(startsAt);
  if (now.getTime() > until.getTime())
    return paid
      ? 'This class starts in under 24 hours, so it can no longer be cancelled for a refund.'
      : 'This class starts in under 24 hours, so it can no longer be cancelled.';
  const free = `Free to cancel until ${formatMomentMedium(until)}.`;
  return paid ? `${free} The money goes back to your card.` : free;
}

/**
 * Describes the cancellation rule for a booking paid with a session. `onCancel` is the server's clause, such
 * as "the session comes back to Reformer Flex 8".
 */
export function describeCreditCancellationTerms(startsAt: Date, now: Date, onCancel: string): string {
  const until = getCancellationDeadline(startsAt);
  if (now.getTime() > until.getTime())
    return 'This class starts in under 24 hours, so a session no longer comes back when you cancel.';
  return `Cancel by ${formatMomentMedium(until)} and ${onCancel.replace(/\.$/, '')}.`;
}
