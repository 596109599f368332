import { isLocalDate } from '@studio/domain/time/local-date';
import { z } from 'zod';
import { acceptedClassDetails } from './accepted-class-details.ts';
import { bookingDto } from './bookings.ts';
import { botProtectionFields } from './bot-protection.ts';
import { withEnvelope } from './envelope.ts';
import { branchId, email, id, localDate, principalUserId, responseDate } from './shared-fields.ts';
import { classSlot } from './timetable.ts';

/** Day, or bound of a range of days: 'YYYY-MM-DD', '…#00:00', '…#99:99' (handbook: cancelling 11). */
const bound = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(#(([01]\d|2[0-3]):[0-5]\d|99:99))?$/)
  .refine((text) => isLocalDate(text.slice(0, 10)), 'Must be a date in the format YYYY-MM-DD');

/**
 * POST /classes/booking/list (policy: member): returns the member's bookings by start. `scope` future: upcoming,
 * soonest first; past: already started, latest first; absent: between `from` and `to`. `cursor` continues after the
 * previous page and stays correct while bookings change. Errors: forbidden (another member's principalUserId).
 */
export const listBookingsRequest = withEnvelope({
  branchId,
  principalUserId,
  scope: z.enum(['future', 'past']).optional(),
  from: bound.optional(),
  to: bound.optional(),
  includeClass: z.boolean().default(true),
  limit: z.number().int().min(1).max(50).default(50),
  cursor: z.string().max(200).nullish(),
});

/** Booking in a list, with its class. */
export const listedBooking = bookingDto.extend({ class: classSlot, klass: classSlot });
export type ListedBooking = z.infer<typeof listedBooking>;

export const listBookingsResponse = z.object({
  ok: z.literal(true),
  /** Bookings. With `includeClass: false` they have no classes. */
  items: z.array(listedBooking.partial({ class: true, klass: true })),
  cursor: z.string().nullable(),
});
/** Response to a request with `includeClass: true`. */
export type ListBookingsResponse = Omit<z.infer<typeof listBookingsResponse>, 'items'> & {
  items: ListedBooking[];
};

/**
 * POST /classes/booking/days (policy: member): returns the number of bookings on each London day of a range. Errors:
 * bad_request (more than 62 days).
 */
export const listBookingDaysRequest = withEnvelope({
  branchId,
  principalUserId,
  from: localDate,
  to: localDate,
  includeCancelled: z.boolean().default(true),
});
export const listBookingDaysResponse = z.object({
  ok: z.literal(true),
  days: z.array(
    z.object({
      date: z.string(),
      counts: z.object({ booked: z.number().int(), attended: z.number().int(), cancelled: z.number().int() }),
    }),
  ),
});
export type ListBookingDaysResponse = z.infer<typeof listBookingDaysResponse>;

/**
 * POST /classes/booking/links (policy: anyone): emails the signed links of upcoming bookings made with this email
 * address without an account. The response is the same for every email address. Idempotent. Errors: bad_request,
 * proof_required, rate_limited.
 */
export const sendBookingLinksRequest = withEnvelope({ branchId, email, ...botProtectionFields });
export const sendBookingLinksResponse = z.object({ ok: z.literal(true) });

/**
 * POST /classes/class/move/options (policy: anyone): returns the classes that a booking can move to, by start. Covers
 * two weeks, and only classes of the booking's price group that have a free place, that its credit covers, and in which
 * its attendee has no place yet. Idempotent. Errors: not_found, cancellation_closed, not_movable, already_cancelled.
 */
export const listMoveOptionsRequest = withEnvelope({
  branchId,
  bookingId: id,
  key: z.string().max(100).optional(),
  from: localDate.optional(),
});
export const listMoveOptionsResponse = z.object({
  ok: z.literal(true),
  classes: z.array(classSlot),
  /** Days that were searched. `next` is the first day after them, or null when there are no further days. */
  range: z.object({ from: responseDate, to: responseDate, next: responseDate.nullable() }),
});
export type ListMoveOptionsResponse = z.infer<typeof listMoveOptionsResponse>;

/**
 * POST /classes/class/move: moves a booking to another class of the same price group, until 24 hours before its current
 * start. One transaction moves the place, so the member never has both places or neither. The code and QR code stay the
 * same. The response is that of /classes/booking/get. `seen` is the class as the page shows it; if it has changed since,
 * the booking isn't moved. Idempotent. Errors: not_found, slot_unavailable, cancellation_closed, not_movable,
 * already_cancelled, class_begun, class_changed (with `changed`).
 */
export const moveBookingRequest = withEnvelope({
  branchId,
  bookingId: id,
  classId: id,
  key: z.string().max(100).optional(),
  seen: acceptedClassDetails.optional(),
});

/**
 * POST /classes/class/late-cancel: cancels a booking inside the last 24 hours, without a refund. If someone takes the
 * place, the session or the money is returned (handbook: cancelling 1). Idempotent. Errors: not_found, already_cancelled,
 * not_cancellable, give_up_too_early (free cancellation is still possible), class_begun.
 */
export const lateCancelRequest = withEnvelope({
  branchId,
  bookingId: id,
  key: z.string().max(100).optional(),
});
export const lateCancelResponse = z.object({
  ok: z.literal(true),
  bookingId: z.string(),
  lateCancelledAt: z.string(),
});
export type LateCancelResponse = z.infer<typeof lateCancelResponse>;
