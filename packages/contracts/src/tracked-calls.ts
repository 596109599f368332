import type { SiteEventName } from '@studio/domain/site-events/site-events';
import type { BookingResponse } from './bookings.ts';
import type { MembershipResponse } from './memberships.ts';
import type { ConfirmSubscriptionResponse } from './newsletter.ts';
import { paths } from './paths.ts';
import type { PurchaseResponse } from './purchases.ts';

/** Call whose successful response means that an event happened. */
export interface TrackedCall {
  event: SiteEventName;
  value?: string;
  /**
   * Returns when the event happened, according to the response: an ISO instant, 'now', or null when it didn't happen.
   * Needed for calls whose response can describe an earlier event. Absent for the others.
   */
  at?: (response: never) => string | null;
}

/**
 * Calls that the server counts and the browser forwards to the analytics script. The module doesn't import zod, because
 * the browser loads it too.
 */
export const trackedCalls: Readonly<Record<string, TrackedCall>> = {
  [paths.hold]: { event: 'place-held' },
  [paths.createIntent]: { event: 'payment-started' },
  [paths.confirmPayment]: { event: 'class-booked', value: 'card', at: bookedAt },
  [paths.book]: { event: 'class-booked', value: 'without-card', at: bookedAt },
  [paths.tourBook]: { event: 'tour-booked' },
  [paths.studioTourBook]: { event: 'tour-booked' },
  [paths.newsletterConfirm]: {
    event: 'newsletter-joined',
    at: ({ alreadyDone }: ConfirmSubscriptionResponse) => (alreadyDone ? null : 'now'),
  },
  [paths.purchaseOpen]: { event: 'purchase-begun', value: 'product' },
  [paths.purchaseConfirm]: {
    event: 'purchase-finished',
    value: 'product',
    at: ({ purchase }: PurchaseResponse) => (purchase.status === 'PAID' ? purchase.boughtAt : null),
  },
  [paths.membershipOpen]: { event: 'purchase-begun', value: 'membership' },
  [paths.membershipConfirm]: {
    event: 'purchase-finished',
    value: 'membership',
    at: ({ membership }: MembershipResponse) =>
      membership.status === 'ACTIVE' ? membership.periodStart : null,
  },
};

function bookedAt({ booking }: BookingResponse): string {
  return booking.createdAt;
}
