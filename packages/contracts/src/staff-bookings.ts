import { z } from 'zod';
import { coverRefusals } from './entitlements.ts';
import { call } from './envelope.ts';
import { branchId, id, localDate } from './fields.ts';
import { deskMethod } from './staff-credits.ts';
import { reason } from './staff-people.ts';
import { lineText } from './text.ts';

/**
 * The staff's calls that book, move, cancel and take money for somebody. Amounts are whole pence, instants ISO texts.
 * Policy of all of them: STAFF or ADMIN. What needs an override and comes without a reason is refused with reason_needed.
 */

/** A class as the staff choose it. */
export const choosableClass = z.object({
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
export type ChoosableClass = z.infer<typeof choosableClass>;

/** POST /admin/bookings/classes: the classes of a day that are not over, by start. */
export const choosableClassesRequest = call({ branchId, date: localDate });
export const choosableClassesAnswer = z.object({ ok: z.literal(true), classes: z.array(choosableClass) });
export type ChoosableClassesAnswer = z.infer<typeof choosableClassesAnswer>;

/** POST /admin/bookings/quote: how a person can pay for a class. Nothing is taken. Refusals: not_found. */
export const bookQuoteRequest = call({ branchId, personId: id, classId: id });
export const bookQuoteAnswer = z.object({
  ok: z.literal(true),
  class: choosableClass,
  /** Sessions that cover it, the server's choice first. */
  credits: z.array(
    z.object({
      entitlementId: z.string(),
      name: z.string(),
      sessionsLeft: z.number().int().nullable(),
      expiresAt: z.string().nullable(),
    }),
  ),
  notCovering: z.array(z.object({ name: z.string(), why: z.enum(coverRefusals), sentence: z.string() })),
  pricePence: z.number().int(),
  basePence: z.number().int(),
  saving: z.string().nullable(),
  /** They have a place in it: one more is for a guest of theirs, whose name is needed. */
  alreadyBooked: z.boolean(),
});
export type BookQuoteAnswer = z.infer<typeof bookQuoteAnswer>;

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
export const bookForRequest = call({
  branchId,
  orderId: id,
  personId: id,
  classId: id,
  pay: staffPayment,
  expectPence: z.number().int().min(0).optional(),
  guestName: lineText().max(120).optional(),
  reason: reason.optional(),
});
export const bookForAnswer = z.object({
  ok: z.literal(true),
  bookingId: z.string(),
  displayCode: z.string(),
  paidPence: z.number().int(),
  duePence: z.number().int(),
});
export type BookForAnswer = z.infer<typeof bookForAnswer>;

/** POST /admin/bookings/one-to-one/options: who can teach it where, and the person's one-to-one sessions. */
export const oneToOneOptionsRequest = call({ branchId, personId: id });
export const oneToOneOptionsAnswer = z.object({
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
export type OneToOneOptionsAnswer = z.infer<typeof oneToOneOptionsAnswer>;

/**
 * POST /admin/bookings/one-to-one: a class of one, which is on no public timetable, paid with a one-to-one session. It goes
 * when its booking is cancelled, and the session comes back. Refusals: not_found, not_covered, entitlement_used_up,
 * clash (the instructor or the room is taken), class_begun, closed_day.
 */
export const oneToOneRequest = call({
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
export const staffMoveRequest = call({ branchId, bookingId: id, classId: id, reason: reason.optional() });

/**
 * POST /admin/bookings/cancel: in time everything comes back; inside 24 hours a reason is needed and `giveBack` says
 * whether it does. Without it the place counts as given up. Money taken at the desk is given back at the desk, as it came.
 * Refusals: not_found, already_cancelled, not_cancellable, reason_needed.
 */
export const staffCancelRequest = call({
  branchId,
  bookingId: id,
  giveBack: z.boolean(),
  reason: reason.optional(),
});
export const staffCancelAnswer = z.object({
  ok: z.literal(true),
  /** What came back. */
  back: z.enum(['session', 'card', 'desk', 'nothing']),
  backPence: z.number().int(),
});
export type StaffCancelAnswer = z.infer<typeof staffCancelAnswer>;

/**
 * POST /admin/bookings/pay: what is still to be paid for a booking, at the desk; COMPLIMENTARY with a reason. Two who take
 * it at once take it once. Refusals: not_found, no_payment_required, already_cancelled, reason_needed.
 */
export const payAtDeskRequest = call({
  branchId,
  bookingId: id,
  method: deskMethod,
  reason: reason.optional(),
});
export const payAtDeskAnswer = z.object({ ok: z.literal(true), paidPence: z.number().int() });

/** POST /admin/bookings/give-back: desk money of a cancelled booking that is still here. Refusals: not_found, not_changeable. */
export const deskGiveBackRequest = call({ branchId, bookingId: id, reason });
export const deskGiveBackAnswer = z.object({ ok: z.literal(true), backPence: z.number().int() });
