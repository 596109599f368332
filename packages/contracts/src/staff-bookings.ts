import { z } from 'zod';
import { coverageErrors } from './entitlements.ts';
import { withEnvelope } from './envelope.ts';
import { branchId, id, localDate } from './shared-fields.ts';
import { deskCodeFields, deskPaymentMethods, deskPriceFields } from './staff-desk-sales.ts';
import { reasonField } from './staff-people.ts';
import { singleLineText } from './text-schemas.ts';

/**
 * Staff calls that book, move, cancel and take payment for a client. Amounts are whole pence, and instants are ISO
 * texts. Policy of all these calls: STAFF or ADMIN. A call that overrides a rule without a reason fails with
 * reason_needed.
 */

/** Class in the staff's class picker. */
export const selectableClass = z.object({
  classId: z.string(),
  title: z.string(),
  activityId: z.string(),
  startsAt: z.string(),
  durationMin: z.number().int(),
  instructor: z.string(),
  room: z.string(),
  pricePence: z.number().int(),
  capacity: z.number().int(),
  /** Places neither booked nor held, including those that the waiting list will be offered. */
  placesLeft: z.number().int(),
  waiting: z.number().int(),
  /** Waiting list entries that aren't confirmed and therefore get no offers. */
  waitingUnconfirmed: z.number().int(),
  /** Whether free places go to the waiting list, so that booking one needs a reason. */
  offering: z.boolean(),
  hasStarted: z.boolean(),
});
export type SelectableClass = z.infer<typeof selectableClass>;

/** POST /admin/bookings/classes: returns the classes of a day that haven't ended, by start. */
export const listSelectableClassesRequest = withEnvelope({ branchId, date: localDate });
export const listSelectableClassesResponse = z.object({
  ok: z.literal(true),
  classes: z.array(selectableClass),
});
export type ListSelectableClassesResponse = z.infer<typeof listSelectableClassesResponse>;

/** POST /admin/bookings/quote: returns how a client can pay for a class. Takes no payment. Errors: not_found, promo_refused, gift_card_refused. */
export const quoteStaffBookingRequest = withEnvelope({
  branchId,
  personId: id,
  classId: id,
  ...deskCodeFields,
});
export const quoteStaffBookingResponse = z.object({
  ok: z.literal(true),
  class: selectableClass,
  /** Credits that cover the class, the server's choice first. */
  credits: z.array(
    z.object({
      entitlementId: z.string(),
      name: z.string(),
      sessionsLeft: z.number().int().nullable(),
      expiresAt: z.string().nullable(),
    }),
  ),
  ineligible: z.array(z.object({ name: z.string(), reason: z.enum(coverageErrors), message: z.string() })),
  ...deskPriceFields,
  /** Whether the client already has a place, so that another one is for a guest whose name is required. */
  alreadyBooked: z.boolean(),
});
export type QuoteStaffBookingResponse = z.infer<typeof quoteStaffBookingResponse>;

/** Payment method of a booking by staff. */
export const staffPayment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('credit'), entitlementId: id }),
  z.object({ kind: z.literal('desk'), method: z.enum(['CASH', 'TERMINAL']) }),
  z.object({ kind: z.literal('complimentary') }),
  z.object({ kind: z.literal('later') }),
]);
export type StaffPayment = z.infer<typeof staffPayment>;

/**
 * POST /admin/bookings/book: books a place for a client, until the class ends and never beyond its capacity. The page
 * generates `orderId`; repeating it returns the same booking. `expectedPence`: the amount to pay that the page showed,
 * without the part that a gift card pays. Idempotent. Errors: not_found, slot_unavailable, class_begun (the class has
 * ended), reason_needed (complimentary, or bypassing the waiting list), already_booked (without a guest's name),
 * not_covered, entitlement_used_up, price_changed, promo_refused, gift_card_refused, idempotency_mismatch (another
 * booking or sale with the same `orderId`: other client, class, guest or payment).
 */
export const bookForClientRequest = withEnvelope({
  branchId,
  orderId: id,
  personId: id,
  classId: id,
  payment: staffPayment,
  ...deskCodeFields,
  expectedPence: z.number().int().min(0).optional(),
  /** Price after savings as the page showed it, including the part that a gift card pays. */
  expectedPricePence: z.number().int().min(0).optional(),
  guestName: singleLineText().max(120).optional(),
  reason: reasonField.optional(),
});
export const bookForClientResponse = z.object({
  ok: z.literal(true),
  bookingId: z.string(),
  displayCode: z.string(),
  paidPence: z.number().int(),
  duePence: z.number().int(),
});
export type BookForClientResponse = z.infer<typeof bookForClientResponse>;

/**
 * POST /admin/bookings/one-to-one/options: returns instructors, rooms and activities for a 1:1, and the client's 1:1
 * sessions. Errors: not_found.
 */
export const listOneToOneOptionsRequest = withEnvelope({ branchId, personId: id });
export const listOneToOneOptionsResponse = z.object({
  ok: z.literal(true),
  instructors: z.array(z.object({ instructorId: z.string(), name: z.string() })),
  rooms: z.array(z.object({ roomId: z.string(), name: z.string() })),
  activities: z.array(z.object({ activityId: z.string(), label: z.string() })),
  credits: z.array(
    z.object({
      entitlementId: z.string(),
      name: z.string(),
      sessionsLeft: z.number().int().nullable(),
      expiresAt: z.string().nullable(),
    }),
  ),
});
export type ListOneToOneOptionsResponse = z.infer<typeof listOneToOneOptionsResponse>;

/**
 * POST /admin/bookings/one-to-one: creates a 1:1 class that isn't on the public timetable, paid with a 1:1 session.
 * Cancelling its booking removes the class and returns the session. Errors: bad_request (with `field`), not_found,
 * not_covered, entitlement_used_up, clash (instructor or room is taken), class_begun, closed_day, idempotency_mismatch
 * (another booking with the same `orderId`).
 */
export const bookOneToOneRequest = withEnvelope({
  branchId,
  orderId: id,
  personId: id,
  entitlementId: id,
  instructorId: z.string().min(1).max(80),
  roomId: z.string().min(1).max(80),
  activityId: z.string().min(1).max(40),
  date: localDate,
  /** Start as 'HH:MM' in London. */
  startTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  durationMin: z.number().int().min(30).max(120).default(55),
});

/**
 * POST /admin/bookings/move: moves a booking to another class with a free place. With a reason, staff can also move a
 * booking in the last 24 hours before its class, or one place of a pair that has one price. The new class may then have
 * another activity, another price or a waiting list, or be one that the booking's credit doesn't cover. The amount paid
 * stays unchanged. Idempotent. Errors: not_found, slot_unavailable, not_movable (such as a 1:1), already_cancelled,
 * class_begun, reason_needed.
 */
export const moveBookingAsStaffRequest = withEnvelope({
  branchId,
  bookingId: id,
  classId: id,
  reason: reasonField.optional(),
});

/**
 * POST /admin/bookings/cancel: cancels a booking. Until 24 hours before the start, the client gets everything back.
 * After that, a reason is required and `refund` decides; without a refund the booking counts as late cancelled. Money
 * paid at the front desk is refunded there, by the same method. Idempotent. Errors: not_found, already_cancelled,
 * not_cancellable, reason_needed.
 */
export const cancelBookingAsStaffRequest = withEnvelope({
  branchId,
  bookingId: id,
  refund: z.boolean(),
  reason: reasonField.optional(),
});
export const cancelBookingAsStaffResponse = z.object({
  ok: z.literal(true),
  /** Way in which the client was refunded: a session, money to the card, money at the front desk, or not at all. */
  refundTo: z.enum(['session', 'card', 'desk', 'nothing']),
  refundedPence: z.number().int(),
  /** Part of `refundedPence` that returned to a gift card. Staff hand over the rest of a front-desk refund. */
  giftCardPence: z.number().int(),
});
export type CancelBookingAsStaffResponse = z.infer<typeof cancelBookingAsStaffResponse>;

/**
 * POST /admin/bookings/pay: records payment of a booking's due amount at the front desk; COMPLIMENTARY needs a reason.
 * GIFT_CARD needs `giftCardCode`, pays what is left on the card and leaves the rest due. Two concurrent calls record a
 * payment once. `expectedPence`: the due amount that the page showed. Idempotent. Errors: bad_request, not_found,
 * no_payment_required, already_cancelled, reason_needed, gift_card_refused, price_changed (another amount is due).
 */
export const payAtDeskRequest = withEnvelope({
  branchId,
  bookingId: id,
  method: z.enum([...deskPaymentMethods, 'GIFT_CARD']),
  giftCardCode: deskCodeFields.giftCardCode,
  expectedPence: z.number().int().optional(),
  reason: reasonField.optional(),
});
export const payAtDeskResponse = z.object({
  ok: z.literal(true),
  paidPence: z.number().int(),
  /** Amount that is still due, because the gift card paid only a part. */
  duePence: z.number().int(),
});
export type PayAtDeskResponse = z.infer<typeof payAtDeskResponse>;

/**
 * POST /admin/bookings/desk-refund: refunds what is left of the front-desk payment of a cancelled or past booking, or a
 * part of it. Errors: not_found, refund_too_much, not_changeable (the booking is upcoming, nothing is left to refund,
 * or the amount left differs from `ofPence`).
 */
export const refundAtDeskRequest = withEnvelope({
  branchId,
  bookingId: id,
  reason: reasonField,
  /** Part to refund. When it's missing, all that is left is refunded. */
  part: z
    .object({
      amountPence: z.number().int().min(1),
      /** Amount left to refund as the page shows it. Prevents a repeated request from refunding twice. */
      ofPence: z.number().int().min(1),
    })
    .optional(),
});
export const refundAtDeskResponse = z.object({
  ok: z.literal(true),
  refundedPence: z.number().int(),
  /** Part of `refundedPence` that returned to a gift card. Staff hand over the rest. */
  giftCardPence: z.number().int(),
});
