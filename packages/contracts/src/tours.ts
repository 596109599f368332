import { tourDetailMaxLengths } from '@studio/domain/tours/tour-details';
import { z } from 'zod';
import { botProtectionFields } from './bot-protection.ts';
import { withEnvelope } from './envelope.ts';
import { branchId, dayOffset, email, id, idempotencyKey } from './fields.ts';
import { codeText, singleLineText } from './text.ts';

/** 'YYYY-MM-DDTHH:MM', London. An id that names no slot is refused with slot_unavailable, not here. */
const slotId = z.string().min(1).max(40);

const name = (max: number) => singleLineText().min(1).max(max);

/** Who comes; all four are required and tidied (handbook: tours 4). */
export const tourCustomer = z.object({
  firstName: name(tourDetailMaxLengths.firstName),
  lastName: name(tourDetailMaxLengths.lastName),
  email,
  phone: codeText().min(1).max(tourDetailMaxLengths.phone),
});
export type TourCustomer = z.infer<typeof tourCustomer>;

/** POST /booking/availability: the free slots of the coming days, by start. `daysTo` is included. */
export const tourAvailabilityRequest = withEnvelope({
  branchId,
  daysFrom: dayOffset.default(0),
  daysTo: dayOffset.default(14),
});

/** A free slot. `start` and `end` are ISO instants; `date` is the London day. */
export const tourSlotDto = z.object({
  id: z.string(),
  slotId: z.string(),
  start: z.string(),
  end: z.string(),
  date: z.string(),
});
export type TourSlotDto = z.infer<typeof tourSlotDto>;

export const tourAvailabilityResponse = z.object({ ok: z.literal(true), slots: z.array(tourSlotDto) });
export type TourAvailabilityResponse = z.infer<typeof tourAvailabilityResponse>;

/**
 * POST /booking/hold: keeps a slot for 5 minutes; a browser has one tour hold at a time, so the one before it is let
 * go. Refusals: slot_unavailable, hold_limit, and those of `botProtectionFields`.
 */
export const tourHoldRequest = withEnvelope({ branchId, slotId, ...botProtectionFields });

/** `holdExpiresAt` in epoch seconds. */
export const tourHoldResponse = z.object({ ok: z.literal(true), holdExpiresAt: z.number().int() });
export type TourHoldResponse = z.infer<typeof tourHoldResponse>;

/** POST /booking/release: lets the browser's hold of a slot go. `released` is false when it had none. */
export const tourReleaseRequest = withEnvelope({ branchId, slotId });
export const tourReleaseResponse = z.object({ ok: z.literal(true), released: z.boolean() });

/**
 * POST /booking/book: books the slot that the browser holds. Asking again for the same slot and person gives the same
 * booking. Refusals: hold_expired, slot_unavailable, already_booked, idempotency_mismatch, and those of `botProtectionFields`.
 */
export const tourBookRequest = withEnvelope({
  branchId,
  slotId,
  customer: tourCustomer,
  idempotencyKey: idempotencyKey.optional(),
  ...botProtectionFields,
});

export const tourBookResponse = z.object({
  ok: z.literal(true),
  bookingId: z.string(),
  date: z.string(),
  start: z.string(),
  end: z.string(),
  /** As it was booked, which may have been by an earlier rule. */
  customer: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
});
export type TourBookResponse = z.infer<typeof tourBookResponse>;

/** The signed link's `k`: whoever has it may see, move and cancel the tour. Its member needs none. */
const key = z.string().min(1).max(100).optional();

/** POST /booking/tour/get: one tour, for the holder of its signed link and for its member. Refusals: not_found. */
export const tourGetRequest = withEnvelope({ branchId, bookingId: id, key });

export const tourResponse = tourBookResponse.extend({ status: z.enum(['CONFIRMED', 'CANCELLED']) });
export type TourResponse = z.infer<typeof tourResponse>;

/** POST /booking/tour/move: to another free slot, in one step: never both, never neither. Refusals: not_found, slot_unavailable, already_cancelled, not_cancellable. */
export const tourMoveRequest = withEnvelope({ branchId, bookingId: id, key, slotId });

/** POST /booking/tour/cancel: until the tour begins. Refusals: not_found, already_cancelled, not_cancellable. */
export const tourCancelRequest = withEnvelope({ branchId, bookingId: id, key });
