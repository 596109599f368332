import { tourDetailMaxLengths } from '@studio/domain/tours/tour-details';
import { z } from 'zod';
import { botProtectionFields } from './bot-protection.ts';
import { withEnvelope } from './envelope.ts';
import { branchId, dayOffset, email, id, idempotencyKey } from './shared-fields.ts';
import { codeText, singleLineText } from './text-schemas.ts';

/** Slot as 'YYYY-MM-DDTHH:MM' in London. An id that isn't a slot passes here and fails later with slot_unavailable. */
const slotId = z.string().min(1).max(40);

const name = (max: number) => singleLineText().min(1).max(max);

/** Visitor of a tour. All four fields are required and tidied (handbook: tours 4). */
export const tourCustomer = z.object({
  firstName: name(tourDetailMaxLengths.firstName),
  lastName: name(tourDetailMaxLengths.lastName),
  email,
  phone: codeText().min(1).max(tourDetailMaxLengths.phone),
});
export type TourCustomer = z.infer<typeof tourCustomer>;

/** POST /booking/availability: returns the free slots of the coming days, by start. `daysTo` is included. */
export const getTourAvailabilityRequest = withEnvelope({
  branchId,
  daysFrom: dayOffset.default(0),
  daysTo: dayOffset.default(14),
});

/** Free slot. `start` and `end` are ISO instants; `date` is the London day. */
export const tourSlotDto = z.object({
  id: z.string(),
  slotId: z.string(),
  start: z.string(),
  end: z.string(),
  date: z.string(),
});
export type TourSlotDto = z.infer<typeof tourSlotDto>;

export const getTourAvailabilityResponse = z.object({ ok: z.literal(true), slots: z.array(tourSlotDto) });
export type GetTourAvailabilityResponse = z.infer<typeof getTourAvailabilityResponse>;

/**
 * POST /booking/hold: holds a slot for 5 minutes. A browser has one tour hold at a time, so the previous one is
 * released. Errors: slot_unavailable, hold_limit, and those of `botProtectionFields`.
 */
export const holdTourRequest = withEnvelope({ branchId, slotId, ...botProtectionFields });

/** Hold of a slot. `holdExpiresAt` is in epoch seconds. */
export const holdTourResponse = z.object({ ok: z.literal(true), holdExpiresAt: z.number().int() });
export type HoldTourResponse = z.infer<typeof holdTourResponse>;

/** POST /booking/release: releases the browser's hold of a slot. `released` is false when there was none. */
export const releaseTourRequest = withEnvelope({ branchId, slotId });
export const releaseTourResponse = z.object({ ok: z.literal(true), released: z.boolean() });

/**
 * POST /booking/book: books the slot that the browser holds. Repeating the call for the same slot and person returns
 * the same booking. Idempotent. Errors: hold_expired, slot_unavailable, already_booked, idempotency_mismatch, and those
 * of `botProtectionFields`.
 */
export const bookTourRequest = withEnvelope({
  branchId,
  slotId,
  customer: tourCustomer,
  idempotencyKey: idempotencyKey.optional(),
  ...botProtectionFields,
});

export const bookTourResponse = z.object({
  ok: z.literal(true),
  bookingId: z.string(),
  date: z.string(),
  start: z.string(),
  end: z.string(),
  /** Details of the visitor as booked, possibly under earlier validation rules. */
  customer: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
});
export type BookTourResponse = z.infer<typeof bookTourResponse>;

/**
 * Value of `k` in the signed link, which permits viewing, moving and cancelling the tour. The member who booked doesn't
 * need it.
 */
const key = z.string().min(1).max(100).optional();

/** POST /booking/tour/get: returns one tour to its member or anyone with its signed link. Errors: not_found. */
export const getTourRequest = withEnvelope({ branchId, bookingId: id, key });

export const tourResponse = bookTourResponse.extend({ status: z.enum(['CONFIRMED', 'CANCELLED']) });
export type TourResponse = z.infer<typeof tourResponse>;

/**
 * POST /booking/tour/move: moves a tour to another free slot in one transaction, so the visitor never has both slots or
 * neither. Idempotent. Errors: not_found, slot_unavailable, already_cancelled, not_cancellable (the tour has started),
 * rate_limited (too many moves in a day).
 */
export const moveTourRequest = withEnvelope({ branchId, bookingId: id, key, slotId });

/** POST /booking/tour/cancel: cancels a tour until it starts. Idempotent. Errors: not_found, already_cancelled, not_cancellable. */
export const cancelTourRequest = withEnvelope({ branchId, bookingId: id, key });
