import { maxHoldPlaces } from '@studio/domain/bookings/hold';
import { refundOutcomeKinds } from '@studio/domain/bookings/refund-outcome';
import { z } from 'zod';
import { acceptedClassChange, acceptedClassDetails } from './accepted-class-details.ts';
import { bedDto, bedRequestDto } from './beds.ts';
import { withEnvelope } from './envelope.ts';
import { attendee, branchId, customer, id, idempotencyKey, principalUserId } from './shared-fields.ts';
import { codeText } from './text-schemas.ts';
import { classSlot } from './timetable.ts';

const attendees = z.array(attendee).max(maxHoldPlaces).optional();

/**
 * POST /classes/class/book: books a hold that costs nothing or that a credit covers. If the hold has ended, takes new places while some are free.
 * Idempotent. Errors: payment_required (money is due), unauthorised (a credit without a member), not_found, entitlement_used_up, not_covered,
 * hold_expired, hold_limit, hold_too_soon, slot_unavailable, payment_in_progress, promo_refused, terms_outdated, rate_limited, idempotency_mismatch,
 * class_changed (with `changed`; hold the class again with `seen` to accept the change).
 */
export const bookClassRequest = withEnvelope({
  branchId,
  holdId: id,
  classId: id,
  principalUserId,
  customer,
  attendees,
  paymentMethod: z.enum(['PAYG', 'ENTITLEMENT']).default('PAYG'),
  /** Id of the credit that the member chose. When it's missing, the server chooses. */
  entitlementId: id.optional(),
  /** Promo code that reduces the price to 0. */
  promoCode: codeText().max(40).optional(),
  termsVersion: z.string().max(40).optional(),
  /** Class details that the page shows. When they are missing, those accepted with the hold apply. */
  seen: acceptedClassDetails.optional(),
  idempotencyKey: idempotencyKey.optional(),
});

/**
 * POST /classes/payments/create-intent: creates or returns the payment for this browser's hold. If the hold has ended, takes new places while some
 * are free. Idempotent. Errors: no_payment_required (409: nothing is due, or sessions cover it and the member didn't choose the card; use
 * /classes/class/book), slot_unavailable, hold_expired, payment_in_progress, promo_refused, terms_outdated, idempotency_mismatch,
 * payment_unavailable, class_changed (with `changed`; hold the class again with `seen` to accept the change).
 */
export const createIntentRequest = withEnvelope({
  branchId,
  classId: id,
  customer,
  attendees,
  principalUserId,
  holdId: id.optional(),
  /** PAYG: the member pays by card even if sessions would cover the class. */
  paymentMethod: z.literal('PAYG').optional(),
  promoCode: codeText().max(40).optional(),
  termsVersion: z.string().max(40).optional(),
  /** Class details that the page shows. When they are missing, those accepted with the hold apply. */
  seen: acceptedClassDetails.optional(),
  idempotencyKey: idempotencyKey.optional(),
});

export const createIntentResponse = z.object({
  ok: z.literal(true),
  clientSecret: z.string(),
  paymentIntentId: z.string(),
  /** Amount due, in pounds. */
  amount: z.number(),
  currency: z.string(),
  holdId: z.string(),
  /** End of the hold in epoch seconds. While the customer pays, the hold lasts up to 20 minutes in all. */
  holdExpiresAt: z.number().int(),
});
export type CreateIntentResponse = z.infer<typeof createIntentResponse>;

/**
 * POST /classes/payments/confirm: turns a succeeded payment into a booking; repeating the call returns the same
 * response. Idempotent. Errors: payment_not_completed, slot_unavailable (409, with `refund`: the payment is being
 * refunded), not_found, payment_unavailable.
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
 * URLs of a booking's documents, on this site except for the payment provider's receipt. Null when a document doesn't
 * exist. Signed links are also null when the team reads a client's booking, because they permit cancelling.
 */
export const bookingLinks = z.object({
  /** URL of the QR code as SVG. */
  qr: z.string().nullable(),
  ics: z.string().nullable(),
  receipt: z.string().nullable(),
  invoice: z.string().nullable(),
  /** URL of the booking's page, signed for the booking's owner; unsigned for the team. */
  booking: z.string(),
});
export type BookingLinks = z.infer<typeof bookingLinks>;

/** Refund of a booking to the card. */
export const bookingRefund = z.object({
  /** Amount in pounds. */
  amount: z.number(),
  /** Time at which the refund was decided, as an ISO instant. */
  at: z.string(),
  /** Status of the refund. `failed`: the bank returned the money, and the studio handles the refund. */
  status: z.enum(['initiated', 'completed', 'failed']),
  /** Whether a team member issued the refund. False if it follows from a cancellation or other change. */
  byStudio: z.boolean(),
  /** Signed URL of the credit note, on this site. */
  creditNote: z.string(),
});
export type BookingRefund = z.infer<typeof bookingRefund>;

/**
 * Booking as the API returns it (handbook: paying 10). Amounts are in pounds, instants are ISO texts, epochs are in
 * seconds.
 */
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
  /** Bed of the place; null in rooms without numbered beds and after a cancellation. */
  bed: bedDto.nullable(),
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
  /** Whether nothing was paid and no credit was used, so that cancelling returns nothing. */
  free: z.boolean(),
  /**
   * Credit whose session pays for the place, such as "Reformer Flex 8", with its current balance (null: unlimited).
   * Null when no credit pays.
   */
  credit: z
    .object({ entitlementId: z.string(), name: z.string(), sessionsLeft: z.number().int().nullable() })
    .nullable(),
  paymentStatus: z.string(),
  /** Total amount that is refunded or being refunded, in pounds. */
  refundedAmount: z.number(),
  /** All refunds, including failed ones, oldest first; empty for the team. */
  refunds: z.array(bookingRefund),
  receiptUrl: z.string().nullable(),
  payment: z
    .object({
      status: z.string(),
      refundedAmount: z.number(),
      receiptUrl: z.string().nullable(),
      /** Card, such as "Visa ending 4242". */
      method: z.string().nullable(),
    })
    .nullable(),
  createdAt: z.string(),
  bookedAtEpoch: z.number().int(),
  cancelledAt: z.string().nullable(),
  cancelledAtEpoch: z.number().int().nullable(),
  /**
   * Time of a late cancellation, within the last 24 hours before the class. The client gets nothing back unless the
   * late cancellation is waived (`waivedAt`).
   */
  lateCancelledAt: z.string().nullable(),
  /**
   * Time at which the late cancellation was waived, because another person took the place or the studio cancelled the
   * class.
   */
  waivedAt: z.string().nullable(),
  dateStart: z.string(),
  durationMin: z.number().int(),
  durationMins: z.number().int(),
  start: z.string(),
  end: z.string(),
  studio: z.string(),
  /** ISO instant until which cancelling is free. */
  cancelBy: z.string(),
  /** The response's `links` repeat these URLs, because some clients read them there (handbook: paying 10). */
  links: bookingLinks,
});
export type BookingDto = z.infer<typeof bookingDto>;

/**
 * POST /classes/booking/get: returns one booking. `key` is the `k` of the signed link. The team can read it but not
 * change it; instructors don't see the phone number or the card. Errors: not_found.
 */
export const getBookingRequest = withEnvelope({
  branchId,
  bookingId: id,
  key: z.string().max(100).optional(),
});

const consequenceKind = z.enum(['refund', 'credit', 'at-desk', 'gift-card', 'nothing']);

export const bookingResponse = z.object({
  ok: z.literal(true),
  bookingId: z.string(),
  booking: bookingDto,
  class: classSlot,
  klass: classSlot,
  /**
   * Difference between the class now and the class that the payer accepted in checkout. Null when nothing differs, when no card payment was
   * made for this class (such as after a move), and when the booking isn't confirmed.
   */
  changed: acceptedClassChange.nullable(),
  price: z.object({
    base: z.number(),
    final: z.number(),
    discount: z.object({ amount: z.number() }),
    reason: z.string().nullable(),
  }),
  links: bookingLinks,
  qr: z.string().nullable(),
  /** Taken bed that the client has asked for; null without one. */
  bedRequest: bedRequestDto.nullable(),
  /** Sentence that says what cancelling now would return. Null when cancelling isn't possible, and for the team. */
  ifCancelled: z.object({ kind: consequenceKind, text: z.string() }).nullable(),
  /**
   * Sentence that says what the client gets back if another person takes the place after a late cancellation. Null when
   * late cancellation isn't possible, and for the team.
   */
  ifLateCancelled: z
    .object({
      kind: consequenceKind,
      text: z.string(),
      /** Refunded amount in pounds. */
      amount: z.number(),
    })
    .nullable(),
  /**
   * Whether the booking can be moved to another class now. `reason` is a sentence when the booking can be cancelled but
   * not moved (such as one of two places for one price), and null otherwise. For the team, which uses the staff tools,
   * `possible` is always false.
   */
  move: z.object({ possible: z.boolean(), reason: z.string().nullable() }),
  /** Details of the cancellation; null while the booking is active. */
  cancellation: z
    .object({
      /** Whether the studio cancelled the booking or the class, and not the owner of the booking. */
      byStudio: z.boolean(),
      /** Reason for cancelling the class, as the studio sent it to all clients. */
      reason: z.string().nullable(),
      /** Outcome for the money paid, in pounds. `giftCardAmount` returns to a gift card; absent without one. */
      money: z.object({
        kind: z.enum(refundOutcomeKinds),
        amount: z.number(),
        giftCardAmount: z.number().optional(),
      }),
    })
    .nullable(),
  /** All bookings of the order, including this one; one per attendee. */
  order: z.array(
    z.object({
      bookingId: z.string(),
      attendeeName: z.string(),
      bed: bedDto.nullable(),
      displayCode: z.string(),
      status: z.string(),
      /**
       * Price that was paid for this place. Prices within an order can differ, such as when a pair shares one price.
       */
      pricePaid: z.number(),
      links: bookingLinks,
    }),
  ),
});
export type BookingResponse = z.infer<typeof bookingResponse>;
