import { isLocalDate } from '@studio/domain/time/local-date';
import { z } from 'zod';
import { bookingDto } from './bookings.ts';
import { botProtectionFields } from './bot-protection.ts';
import { withEnvelope } from './envelope.ts';
import { branchId, email, id, localDate, principalUserId, responseDate } from './fields.ts';
import { classSlot } from './timetable.ts';

/** A day, or the bound of a day load: 'YYYY-MM-DD', '…#00:00', '…#99:99' (handbook: cancelling 11). */
const bound = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(#(([01]\d|2[0-3]):[0-5]\d|99:99))?$/)
  .refine((text) => isLocalDate(text.slice(0, 10)), 'Must be a date, YYYY-MM-DD');

/**
 * POST /classes/booking/list (policy: member): the member's bookings by start. `scope`
 * future: from now on, soonest first; past: what has begun, latest first; absent: between `from` and `to`. `cursor` goes
 * on after the page before, and stays right while bookings come and go. Refusals: forbidden (another's principal).
 */
export const bookingListRequest = withEnvelope({
  branchId,
  principalUserId,
  scope: z.enum(['future', 'past']).optional(),
  from: bound.optional(),
  to: bound.optional(),
  includeClass: z.boolean().default(true),
  limit: z.number().int().min(1).max(50).default(50),
  cursor: z.string().max(200).nullish(),
});

/** One booking of a list, with its class. */
export const listedBooking = bookingDto.extend({ class: classSlot, klass: classSlot });
export type ListedBooking = z.infer<typeof listedBooking>;

export const bookingListResponse = z.object({
  ok: z.literal(true),
  /** `includeClass: false` leaves the classes out. */
  items: z.array(listedBooking.partial({ class: true, klass: true })),
  cursor: z.string().nullable(),
});
/** The response to a request that wants the classes. */
export type BookingListResponse = Omit<z.infer<typeof bookingListResponse>, 'items'> & {
  items: ListedBooking[];
};

/** POST /classes/booking/days (policy: member): how many bookings each London day of a range has, at most 62 days. */
export const bookingDaysRequest = withEnvelope({
  branchId,
  principalUserId,
  from: localDate,
  to: localDate,
  includeCancelled: z.boolean().default(true),
});
export const bookingDaysResponse = z.object({
  ok: z.literal(true),
  days: z.array(
    z.object({
      date: z.string(),
      counts: z.object({ booked: z.number().int(), attended: z.number().int(), cancelled: z.number().int() }),
    }),
  ),
});
export type BookingDaysResponse = z.infer<typeof bookingDaysResponse>;

/**
 * POST /classes/booking/links (policy: anyone): mails the signed links of what was booked with an address without an
 * account and is still to come; answers the same for every address. Refusals: bad_request, proof_required, rate_limited.
 */
export const bookingLinksRequest = withEnvelope({ branchId, email, ...botProtectionFields });
export const bookingLinksResponse = z.object({ ok: z.literal(true) });

/**
 * POST /classes/class/move/options (policy: anyone): what a booking can be moved to now, by start: two weeks of classes of
 * its price group, with a place, that its credit covers. Refusals: not_found, cancellation_closed, not_movable,
 * already_cancelled.
 */
export const moveOptionsRequest = withEnvelope({
  branchId,
  bookingId: id,
  key: z.string().max(100).optional(),
  from: localDate.optional(),
});
export const moveOptionsResponse = z.object({
  ok: z.literal(true),
  classes: z.array(classSlot),
  /** The days that were looked at; `next` is where the days after them begin, null when there are none. */
  range: z.object({ from: responseDate, to: responseDate, next: responseDate.nullable() }),
});
export type MoveOptionsResponse = z.infer<typeof moveOptionsResponse>;

/**
 * POST /classes/class/move: to another class of the same price group until 24 hours before the start of the present one,
 * in one transaction: never both places, never neither. Code and QR stay. Answered with the booking as booking/get does.
 * Refusals: not_found, slot_unavailable, cancellation_closed, not_movable, already_cancelled, class_begun.
 */
export const moveBookingRequest = withEnvelope({
  branchId,
  bookingId: id,
  classId: id,
  key: z.string().max(100).optional(),
});

/**
 * POST /classes/class/give-up: frees a place inside the last 24 hours, without refund; if somebody takes it, credit or
 * money comes back (handbook: cancelling 1). Refusals: not_found, already_cancelled, not_cancellable,
 * give_up_too_early (it can still be cancelled free), class_begun.
 */
export const lateCancelRequest = withEnvelope({
  branchId,
  bookingId: id,
  key: z.string().max(100).optional(),
});
export const lateCancelResponse = z.object({
  ok: z.literal(true),
  bookingId: z.string(),
  givenUpAt: z.string(),
});
export type LateCancelResponse = z.infer<typeof lateCancelResponse>;
