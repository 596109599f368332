import { maxHoldPlaces } from '@studio/domain/bookings/hold';
import { z } from 'zod';
import { acceptedClassChange, acceptedClassDetails } from './accepted-class-details.ts';
import { withEnvelope } from './envelope.ts';
import { branchId, id, idempotencyKey, priceDto, principalUserId } from './shared-fields.ts';
import { classSlot } from './timetable.ts';

/**
 * POST /classes/class/hold: holds 1 to 4 places for 10 minutes. Repeating the call for the same class returns this
 * browser's existing hold, changed to this number of places. `seen` accepts the class as the page shows it: if the
 * class has changed since, booking or paying fails with class_changed. Without `seen`, a new hold accepts the class as
 * it is now, and an existing hold keeps the details it accepted. Idempotent. Errors: not_found, slot_unavailable,
 * hold_limit, hold_too_soon, rate_limited, hold_expired, payment_in_progress (the number of places changes while they
 * are being paid).
 */
export const holdClassRequest = withEnvelope({
  branchId,
  classId: id,
  places: z.number().int().min(1).max(maxHoldPlaces).default(1),
  principalUserId,
  seen: acceptedClassDetails.optional(),
  idempotencyKey: idempotencyKey.optional(),
});

/** Hold as checkout shows it. */
export const holdDto = z.object({
  holdId: z.string(),
  /** End of the hold in epoch seconds. */
  holdExpiresAt: z.number().int(),
  places: z.number().int(),
  status: z.enum(['LIVE', 'RELEASED', 'EXPIRED', 'CONSUMED']),
});

export const holdClassResponse = holdDto.extend({
  ok: z.literal(true),
  class: classSlot,
  klass: classSlot,
  /** Change of the class since the customer accepted it; null when nothing changed. */
  changed: acceptedClassChange.nullable(),
  /** Price of the first place, in pounds. */
  price: priceDto,
  /** Price of each place, in pounds. */
  prices: z.array(priceDto),
  /** Price of all places together, in pounds. */
  total: z.number(),
});
export type HoldClassResponse = z.infer<typeof holdClassResponse>;

/** POST /classes/class/hold/get: returns a hold of this browser without renewing it. Errors: not_found. */
export const getHoldRequest = withEnvelope({ branchId, holdId: id });

/** POST /classes/class/release: releases the held places. `released` is false when there was nothing to release. */
export const releaseHoldRequest = withEnvelope({ branchId, holdId: id });
export const releaseHoldResponse = z.object({ ok: z.literal(true), released: z.boolean() });
