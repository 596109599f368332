import { maxHoldPlaces } from '@studio/domain/bookings/hold';
import { refundOutcomeKinds } from '@studio/domain/bookings/refund-outcome';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { attendee, branchId, customer, id, idempotencyKey, principalUserId } from './fields.ts';
import { classChange, seenClass } from './seen-class.ts';
import { codeText } from './text.ts';
import { classSlot } from './timetable.ts';

const attendees = z.array(attendee).max(maxHoldPlaces).optional();

/**
 * POST /classes/class/book: finalises what costs nothing, or what a credit covers. Refusals: payment_required when
 * money is due, entitlement_used_up, not_covered, hold_expired, slot_unavailable, idempotency_mismatch, class_changed
 * (with `changed`: hold it again with `seen` to accept).
 */
export const bookClassRequest = withEnvelope({
  branchId,
  holdId: id,
  classId: id,
  principalUserId,
  customer,
  attendees,
  paymentMethod: z.enum(['PAYG', 'ENTITLEMENT']).default('PAYG'),
  /** The credit that the member chose; absent, the server chooses. */
  entitlementId: id.optional(),
  /** A code that takes everything off. */
  promoCode: codeText().max(40).optional(),
  termsVersion: z.string().max(40).optional(),
  /** The class as the page shows it; without it, as it was accepted with the hold. */
  seen: seenClass.optional(),
  idempotencyKey: idempotencyKey.optional(),
});

/**
 * POST /classes/payments/create-intent: opens (or returns) the payment of this browser's live hold. Refusals:
 * no_payment_required (409: nothing to pay, or the member's sessions cover it and the card was not asked for; the
 * entitlement path is taken), slot_unavailable, payment_in_progress, promo_refused, terms_outdated,
 * idempotency_mismatch, payment_unavailable, class_changed (with `changed`: hold it again with `seen` to accept).
 */
export const createIntentRequest = withEnvelope({
  branchId,
  classId: id,
  customer,
  attendees,
  principalUserId,
  holdId: id.optional(),
  /** PAYG: by card, though sessions would cover it. */
  paymentMethod: z.literal('PAYG').optional(),
  promoCode: codeText().max(40).optional(),
  termsVersion: z.string().max(40).optional(),
  /** The class as the page shows it; without it, as it was accepted with the hold. */
  seen: seenClass.optional(),
  idempotencyKey: idempotencyKey.optional(),
});

export const createIntentResponse = z.object({
  ok: z.literal(true),
  clientSecret: z.string(),
  paymentIntentId: z.string(),
  /** To pay, in pounds. */
  amount: z.number(),
  currency: z.string(),
  holdId: z.string(),
  /** Epoch seconds; the hold is kept while the bank is asked, 20 minutes in all. */
  holdExpiresAt: z.number().int(),
});
export type CreateIntentResponse = z.infer<typeof createIntentResponse>;

/**
 * POST /classes/payments/confirm: turns a succeeded payment into the booking; asking again gives the same answer.
 * Refusals: payment_not_completed, slot_unavailable (409, with `refund`: the money is on its way back), not_found.
 */
export const confirmPaymentRequest = withEnvelope({
  branchId,
  paymentIntentId: z.string().regex(/^pi_[A-Za-z0-9_]{1,120}$/),
  classId: id.optional(),
  customer: customer.partial().optional(),
  principalUserId,
  idempotencyKey: idempotencyKey.optional(),
});

/**
 * Addresses of a booking's documents, on this site unless the provider's. Null when there is none, and for the team, who
 * read bookings that are not theirs: what is signed opens cancelling, too.
 */
export const bookingLinks = z.object({
  /** Picture of the code, SVG. */
  qr: z.string().nullable(),
  ics: z.string().nullable(),
  receipt: z.string().nullable(),
  invoice: z.string().nullable(),
  /** The address of the booking's own page, for its owner signed. */
  booking: z.string(),
});
export type BookingLinks = z.infer<typeof bookingLinks>;

/** Card money of a booking that goes back, once for each time. */
export const bookingRefund = z.object({
  /** In pounds. */
  amount: z.number(),
  /** ISO instant at which it was decided. */
  at: z.string(),
  /** A failed one has come back from the bank: the studio looks after it. */
  status: z.enum(['initiated', 'completed', 'failed']),
  /** The studio gave it back by hand; else a change of the booking did. */
  byStudio: z.boolean(),
  /** Signed address of its credit note, on this site. */
  creditNote: z.string(),
});
export type BookingRefund = z.infer<typeof bookingRefund>;

/** A booking as read (handbook: paying 10). Pounds; instants as ISO texts and epochs in seconds. */
export const bookingDto = z.object({
  bookingId: z.string(),
  displayCode: z.string(),
  classId: z.string(),
  branchId: z.string(),
  status: z.enum(['CONFIRMED', 'CANCELLED', 'ATTENDED', 'NO_SHOW']),
  principal: z.string().nullable(),
  principalName: z.string().nullable(),
  principalEmail: z.string().nullable(),
  attendeeName: z.string(),
  customer: z.object({
    title: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
  }),
  alreadyCheckedIn: z.boolean(),
  pricePaid: z.number(),
  originalPrice: z.number(),
  discountAmount: z.number(),
  discountReason: z.string().nullable(),
  discountType: z.string().nullable(),
  promoCode: z.string().nullable(),
  currency: z.string(),
  paymentMethod: z.enum(['PAYG', 'ENTITLEMENT']),
  /** True when nothing was paid and no credit was used: cancelling promises none back. */
  free: z.boolean(),
  /** The credit whose session pays for this place, "Reformer Flex 8", and what is left of it now (null: unlimited); null when none does. */
  credit: z
    .object({ entitlementId: z.string(), name: z.string(), sessionsLeft: z.number().int().nullable() })
    .nullable(),
  paymentStatus: z.string(),
  /** All that has gone back or is on its way, in pounds … */
  refundedAmount: z.number(),
  /** … and each part of it, also what failed, the oldest first; empty for the team. */
  refunds: z.array(bookingRefund),
  receiptUrl: z.string().nullable(),
  payment: z
    .object({
      status: z.string(),
      refundedAmount: z.number(),
      receiptUrl: z.string().nullable(),
      /** "Visa ending 4242". */
      method: z.string().nullable(),
    })
    .nullable(),
  createdAt: z.string(),
  bookedAtEpoch: z.number().int(),
  cancelledAt: z.string().nullable(),
  cancelledAtEpoch: z.number().int().nullable(),
  /** Given up inside the last 24 hours: nothing goes back unless somebody takes the place (`forgivenAt`). */
  givenUpAt: z.string().nullable(),
  forgivenAt: z.string().nullable(),
  dateStart: z.string(),
  durationMin: z.number().int(),
  durationMins: z.number().int(),
  start: z.string(),
  end: z.string(),
  studio: z.string(),
  /** ISO instant until which it can be cancelled without cost. */
  cancelBy: z.string(),
  /** The same as beside the booking: clients read either place (handbook: paying 10). */
  links: bookingLinks,
});
export type BookingDto = z.infer<typeof bookingDto>;

/**
 * POST /classes/booking/get: one booking. `key` is the signed link's `k`. The team reads it without a way to change it,
 * instructors without telephone number and card. Refusals: not_found.
 */
export const getBookingRequest = withEnvelope({
  branchId,
  bookingId: id,
  key: z.string().max(100).optional(),
});

const consequenceKind = z.enum(['refund', 'credit', 'at-desk', 'nothing']);

export const bookingResponse = z.object({
  ok: z.literal(true),
  bookingId: z.string(),
  booking: bookingDto,
  class: classSlot,
  klass: classSlot,
  /** The class is no longer what its payer accepted before paying, though paid for; null when it is. */
  changed: classChange.nullable(),
  price: z.object({
    base: z.number(),
    final: z.number(),
    discount: z.object({ amount: z.number() }),
    reason: z.string().nullable(),
  }),
  links: bookingLinks,
  qr: z.string().nullable(),
  /** What cancelling would give back now, in a sentence; null when it cannot be cancelled any more, and for the team. */
  ifCancelled: z.object({ kind: consequenceKind, text: z.string() }).nullable(),
  /** What comes back once somebody takes the place after it was given up, likewise; null when it cannot be given up. */
  ifGivenUp: z
    .object({
      kind: consequenceKind,
      text: z.string(),
      /** What goes back, in pounds. */
      amount: z.number(),
    })
    .nullable(),
  /**
   * Whether the booking can be moved to another class now. `reason` is a sentence when it stays although it could be
   * cancelled, as one of two places for one price; else null. Never possible for the team, which has tools of its own.
   */
  move: z.object({ possible: z.boolean(), reason: z.string().nullable() }),
  /** How it ended; null while it stands. */
  ended: z
    .object({
      /** The studio cancelled it, or its class; else its owner did. */
      byStudio: z.boolean(),
      /** What the studio says to everybody about a class that it has cancelled. */
      reason: z.string().nullable(),
      /** What became of the money, in pounds. */
      money: z.object({ kind: z.enum(refundOutcomeKinds), amount: z.number() }),
    })
    .nullable(),
  /** All bookings of the same order, this one included: one for every attendee. */
  order: z.array(
    z.object({
      bookingId: z.string(),
      attendeeName: z.string(),
      displayCode: z.string(),
      status: z.string(),
      /** Places of one order may cost differently: a pair shares one price. */
      pricePaid: z.number(),
      links: bookingLinks,
    }),
  ),
});
export type BookingResponse = z.infer<typeof bookingResponse>;

/**
 * POST /classes/class/cancel: frees the place and gives the money back, until 24 hours before the start, inclusive.
 * Refusals: not_found, already_cancelled, cancellation_closed, not_cancellable.
 */
export const cancelBookingRequest = withEnvelope({
  branchId,
  bookingId: id,
  key: z.string().max(100).optional(),
});

export const cancelBookingResponse = z.object({
  ok: z.literal(true),
  bookingId: z.string(),
  /** ISO instant. */
  cancelledAt: z.string(),
  receiptUrl: z.string().nullable(),
  /** What goes back with it, in pounds; null when nothing does. */
  refund: z.object({ amount: z.number(), status: z.string() }).nullable(),
  /** The sessions that went back, and to which credit; null when none had paid. */
  credit: z.object({ name: z.string(), sessions: z.number().int() }).nullable(),
});
export type CancelBookingResponse = z.infer<typeof cancelBookingResponse>;
