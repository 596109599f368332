import { getCancellationDeadline } from '@studio/domain/bookings/cancellation';
import { formatMomentMedium } from '@studio/domain/time/format-london';

/**
 * Describes the cancellation rule before payment: until when cancelling is free, or that it is too late. `paid`: whether
 * the customer pays by card.
 */
export function describeCancellationTerms(startsAt: Date, now: Date, paid: boolean): string {
  const until = getCancellationDeadline(startsAt);
  if (now.getTime() > until.getTime())
    return paid
      ? 'This class starts in less than 24 hours, so it’s too late to cancel for a full refund.'
      : 'This class starts in less than 24 hours, so it’s too late for a free cancellation.';
  const free = `Free to cancel until ${formatMomentMedium(until)}.`;
  return paid ? `${free} We’ll refund your card.` : free;
}

/**
 * Describes the cancellation rule for a booking paid with sessions. `onCancel` is a clause from the server, such as
 * "we’ll return 1 session to Reformer Flex 8".
 */
export function describeSessionCancellationTerms(startsAt: Date, now: Date, onCancel: string): string {
  const until = getCancellationDeadline(startsAt);
  if (now.getTime() > until.getTime())
    return 'This class starts in less than 24 hours, so cancelling won’t automatically return your session.';
  return `Cancel by ${formatMomentMedium(until)} and ${onCancel.replace(/\.$/, '')}.`;
}
