import { tourDetailMaxima } from '@studio/domain/tours/tour-details';
import { z } from 'zod';
import { call } from './envelope.ts';
import { branchId, dayOffset, email, id, idempotencyKey } from './fields.ts';
import { formGuard } from './form-guard.ts';
import { codeText, lineText } from './text.ts';

/** 'YYYY-MM-DDTHH:MM', London. An id that names no slot is refused with slot_unavailable, not here. */
const slotId = z.string().min(1).max(40);

const name = (max: number) => lineText().min(1).max(max);

/** Who comes; all four are required and tidied (handbook: tours 4). */
export const tourCustomer = z.object({
  firstName: name(tourDetailMaxima.firstName),
  lastName: name(tourDetailMaxima.lastName),
  email,
  phone: codeText().min(1).max(tourDetailMaxima.phone),
});
export type TourCustomer = z.infer<typeof tourCustomer>;

/** POST /booking/availability: the free slots of the coming days, by start. `daysTo` is included. */
export const tourAvailabilityRequest = call({
  branchId,
  daysFrom: dayOffset.default(0),
  daysTo: dayOffset.default(14),
});

/** A free slot. `start` and `end` are ISO instants; `date` is the London day. */
export const tourSlot = z.object({
  id: z.string(),
  slotId: z.string(),
  start: z.string(),
  end: z.string(),
  date: z.string(),
});
export type WireTourSlot = z.infer<typeof tourSlot>;

export const tourAvailabilityAnswer = z.object({ ok: z.literal(true), slots: z.array(tourSlot) });
export type TourAvailabilityAnswer = z.infer<typeof tourAvailabilityAnswer>;

/**
 * POST /booking/hold: keeps a slot for 5 minutes; a browser has one tour hold at a time, so the one before it is let
 * go. Refusals: slot_unavailable, hold_limit, and those of `formGuard`.
 */
export const tourHoldRequest = call({ branchId, slotId, ...formGuard });

/** `holdExpiresAt` in epoch seconds. */
export const tourHoldAnswer = z.object({ ok: z.literal(true), holdExpiresAt: z.number().int() });
export type TourHoldAnswer = z.infer<typeof tourHoldAnswer>;

/** POST /booking/release: lets the browser's hold of a slot go. `released` is false when it had none. */
export const tourReleaseRequest = call({ branchId, slotId });
export const tourReleaseAnswer = z.object({ ok: z.literal(true), released: z.boolean() });

/**
 * POST /booking/book: books the slot that the browser holds. Asking again for the same slot and person gives the same
 * booking. Refusals: hold_expired, slot_unavailable, already_booked, idempotency_mismatch, and those of `formGuard`.
 */
export const tourBookRequest = call({
  branchId,
  slotId,
  customer: tourCustomer,
  idempotencyKey: idempotencyKey.optional(),
  ...formGuard,
});

export const tourBookAnswer = z.object({
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
export type TourBookAnswer = z.infer<typeof tourBookAnswer>;

/** The signed link's `k`: whoever has it may see, move and cancel the tour. Its member needs none. */
const key = z.string().min(1).max(100).optional();

/** POST /booking/tour/get: one tour, for the holder of its signed link and for its member. Refusals: not_found. */
export const tourGetRequest = call({ branchId, bookingId: id, key });

export const tourAnswer = tourBookAnswer.extend({ status: z.enum(['CONFIRMED', 'CANCELLED']) });
export type TourAnswer = z.infer<typeof tourAnswer>;

/** POST /booking/tour/move: to another free slot, in one step: never both, never neither. Refusals: not_found, slot_unavailable, already_cancelled, not_cancellable. */
export const tourMoveRequest = call({ branchId, bookingId: id, key, slotId });

/** POST /booking/tour/cancel: until the tour begins. Refusals: not_found, already_cancelled, not_cancellable. */
export const tourCancelRequest = call({ branchId, bookingId: id, key });
