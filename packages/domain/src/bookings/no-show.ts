import type { PaymentMethod } from './booking-status.ts';

/**
 * Kind of no-show policy. off: the session is returned. credit: the session stays used. fee: the session stays used,
 * and a fee is due.
 */
export type NoShowKind = 'off' | 'credit' | 'fee';

/** Policy for bookings whose attendee didn't come. `feePence` is due at the next visit, only with kind 'fee'. */
export interface NoShowPolicy {
  kind: NoShowKind;
  feePence: number;
}

/** Maximum fee in pence. */
export const maxNoShowFeePence = 10_000;

/** Payment of a booking whose attendee didn't come. */
export interface MissedBooking {
  paymentMethod: PaymentMethod;
  /** Whether a session of a pack or membership paid for the booking. */
  hasSession: boolean;
}

/** Effects of the policy on a missed booking. */
export interface NoShowConsequence {
  sessionReturned: boolean;
  /** Fee in pence; 0 when there is none. */
  feePence: number;
}

/**
 * Returns the effects of a no-show on the session and the fee (handbook: cancelling 9). A place that was paid with
 * money has already cost its price, so there is no extra fee. An amount due at the front desk stays due.
 */
export function getNoShowConsequence(policy: NoShowPolicy, missed: MissedBooking): NoShowConsequence {
  if (policy.kind === 'off') return { sessionReturned: missed.hasSession, feePence: 0 };
  if (policy.kind === 'credit' || missed.paymentMethod === 'PAYG')
    return { sessionReturned: false, feePence: 0 };
  return { sessionReturned: false, feePence: Math.max(0, policy.feePence) };
}
