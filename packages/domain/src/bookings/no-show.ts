import type { PaymentMethod } from './booking-status.ts';

/** off: a session comes back. credit: what the place cost stays used. fee: it stays used, and a fee is due. */
export type NoShowKind = 'off' | 'credit' | 'fee';

/** What happens to a booking whose attendee did not come. `feePence`: due at the next visit, for 'fee' alone. */
export interface NoShowPolicy {
  kind: NoShowKind;
  feePence: number;
}

/** Highest fee in pence. */
export const maxNoShowFeePence = 10_000;

/** What a missed booking had been paid with, as far as the policy asks. */
export interface MissedBooking {
  paymentMethod: PaymentMethod;
  /** A session of a pack or membership pays for it. */
  hasSession: boolean;
}

/** What the policy does to a missed booking. */
export interface NoShowConsequence {
  sessionBack: boolean;
  /** Pence, 0 for none. */
  feePence: number;
}

/**
 * What a missed booking costs its owner beyond what it has cost (handbook: cancelling 9). A place that was paid for with money has cost its
 * price, so no fee is asked on top; one that is still to be paid at the desk stays to be paid.
 */
export function getNoShowConsequence(policy: NoShowPolicy, missed: MissedBooking): NoShowConsequence {
  if (policy.kind === 'off') return { sessionBack: missed.hasSession, feePence: 0 };
  if (policy.kind === 'credit' || missed.paymentMethod === 'PAYG') return { sessionBack: false, feePence: 0 };
  return { sessionBack: false, feePence: Math.max(0, policy.feePence) };
}
