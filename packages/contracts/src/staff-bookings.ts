import { z } from 'zod';
import { coverageErrors } from './entitlements.ts';
import { withEnvelope } from './envelope.ts';
import { branchId, id, localDate } from './fields.ts';
import { reasonField } from './staff-people.ts';
import { deskPaymentMethod } from './staff-sessions.ts';
import { singleLineText } from './text.ts';

/**
 * The staff's calls that book, move, cancel and take money for somebody. Amounts are whole pence, instants ISO texts.
 * Policy of all of them: STAFF or ADMIN. What needs an override and comes without a reason is refused with reason_needed.
 */

/** A class as the staff choose it. */
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
  /** Places that nobody has booked or holds, also when somebody waits for them. */
  left: z.number().int(),
  /** People on the waiting list. */
  waiting: z.number().int(),
  /** Those of them who have not confirmed, who are offered nothing. */
  waitingUnconfirmed: z.number().int(),
  /** Free places go to the waiting list: booking past it needs a reason. */
  offering: z.boolean(),
  hasBegun: z.boolean(),
});
export type SelectableClass = z.infer<typeof selectableClass>;

/** POST /admin/bookings/classes: the classes of a day that are not over, by start. */
export const selectableClassesRequest = withEnvelope({ branchId, date: localDate });
export const selectableClassesResponse = z.object({ ok: z.literal(true), classes: z.array(selectableClass) });
export type SelectableClassesResponse = z.infer<typeof selectableClassesResponse>;

/** POST /admin/bookings/quote: how a person can pay for a class. Nothing is taken. Refusals: not_found. */
export const staffBookQuoteRequest = withEnvelope({ branchId, personId: id, classId: id });
export const staffBookQuoteResponse = z.object({
  ok: z.literal(true),
  class: selectableClass,
  /** Sessions that cover it, the server's choice first. */
  credits: z.array(
    z.object({
      entitlementId: z.string(),
      name: z.string(),
      sessionsLeft: z.number().int().nullable(),
      expiresAt: z.string().nullable(),
    }),
  ),
  notCovering: z.array(z.object({ name: z.string(), why: z.enum(coverageErrors), sentence: z.string() })),
  pricePence: z.number().int(),
  basePence: z.number().int(),
  saving: z.string().nullable(),
  /** They have a place in it: one more is for a guest of theirs, whose name is needed. */
  alreadyBooked: z.boolean(),
});
export type StaffBookQuoteResponse = z.infer<typeof staffBookQuoteResponse>;

/** How a booking by staff is paid. */
export const staffPayment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('credit'), entitlementId: id }),
  z.object({ kind: z.literal('desk'), method: z.enum(['CASH', 'TERMINAL']) }),
  z.object({ kind: z.literal('complimentary') }),
  z.object({ kind: z.literal('later') }),
]);
export type StaffPayment = z.infer<typeof staffPayment>;

/**
 * POST /admin/bookings/book: a place for somebody, now. `orderId` is made by the page: asked again, the same booking is
 * answered. A class may be booked until it ends; never more than it holds. `expectPence`: what the page said it costs.
 * Refusals: not_found, slot_unavailable, class_begun (over), reason_needed (complimentary, or past the waiting list),
 * already_booked (without a guest's name), not_covered, entitlement_used_up, price_changed.
 */
export const staffBookRequest = withEnvelope({
  branchId,
  orderId: id,
  personId: id,
  classId: id,
  pay: staffPayment,
  expectPence: z.number().int().min(0).optional(),
  guestName: singleLineText().max(120).optional(),
  reason: reasonField.optional(),
});
export const staffBookResponse = z.object({
  ok: z.literal(true),
  bookingId: z.string(),
  displayCode: z.string(),
  paidPence: z.number().int(),
  duePence: z.number().int(),
});
export type StaffBookResponse = z.infer<typeof staffBookResponse>;

/** POST /admin/bookings/one-to-one/options: who can teach it where, and the person's one-to-one sessions. */
export const oneToOneOptionsRequest = withEnvelope({ branchId, personId: id });
export const oneToOneOptionsResponse = z.object({
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
export type OneToOneOptionsResponse = z.infer<typeof oneToOneOptionsResponse>;

/**
 * POST /admin/bookings/one-to-one: a class of one, which is on no public timetable, paid with a one-to-one session. It goes
 * when its booking is cancelled, and the session comes back. Refusals: not_found, not_covered, entitlement_used_up,
 * clash (the instructor or the room is taken), class_begun, closed_day.
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
  /** 'HH:MM', London. */
  startTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  durationMin: z.number().int().min(30).max(120).default(55),
});

/**
 * POST /admin/bookings/move: to another class that has a place. With a reason also inside 24 hours, to another price, to
 * what the session does not cover, and past the waiting list; what was paid stays as it is. Refusals: not_found,
 * slot_unavailable, not_movable, already_cancelled, class_begun, reason_needed.
 */
export const staffMoveRequest = withEnvelope({
  branchId,
  bookingId: id,
  classId: id,
  reason: reasonField.optional(),
});

/**
 * POST /admin/bookings/cancel: in time everything comes back; inside 24 hours a reason is needed and `giveBack` says
 * whether it does. Without it the place counts as given up. Money taken at the desk is given back at the desk, as it came.
 * Refusals: not_found, already_cancelled, not_cancellable, reason_needed.
 */
export const staffCancelRequest = withEnvelope({
  branchId,
  bookingId: id,
  giveBack: z.boolean(),
  reason: reasonField.optional(),
});
export const staffCancelResponse = z.object({
  ok: z.literal(true),
  /** What came back. */
  back: z.enum(['session', 'card', 'desk', 'nothing']),
  backPence: z.number().int(),
});
export type StaffCancelResponse = z.infer<typeof staffCancelResponse>;

/**
 * POST /admin/bookings/pay: what is still to be paid for a booking, at the desk; COMPLIMENTARY with a reason. Two who take
 * it at once take it once. Refusals: not_found, no_payment_required, already_cancelled, reason_needed.
 */
export const payAtDeskRequest = withEnvelope({
  branchId,
  bookingId: id,
  method: deskPaymentMethod,
  reason: reasonField.optional(),
});
export const payAtDeskResponse = z.object({ ok: z.literal(true), paidPence: z.number().int() });

/** POST /admin/bookings/give-back: desk money of a cancelled booking that is still here. Refusals: not_found, not_changeable. */
export const deskRefundRequest = withEnvelope({ branchId, bookingId: id, reason: reasonField });
export const deskRefundResponse = z.object({ ok: z.literal(true), backPence: z.number().int() });
