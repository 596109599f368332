import { maxHoldPlaces } from '@studio/domain/bookings/hold';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id, idempotencyKey, priceDto, principalUserId } from './fields.ts';
import { classChange, seenClass } from './seen-class.ts';
import { classSlot } from './timetable.ts';

/**
 * POST /classes/class/hold: keeps 1 to 4 places for 10 minutes. Asking again for the same class returns the hold
 * that this browser already has. `seen` accepts the class as the page shows it: a class that has changed since is
 * refused with class_changed when it is booked or paid for. Without `seen` a new hold accepts the class as it is, and
 * a hold that exists keeps what was accepted. Refusals: not_found, slot_unavailable, hold_limit, hold_too_soon.
 */
export const holdClassRequest = withEnvelope({
  branchId,
  classId: id,
  places: z.number().int().min(1).max(maxHoldPlaces).default(1),
  principalUserId,
  seen: seenClass.optional(),
  idempotencyKey: idempotencyKey.optional(),
});

/** A hold with all that checkout shows. */
export const holdDto = z.object({
  holdId: z.string(),
  /** Epoch seconds. */
  holdExpiresAt: z.number().int(),
  places: z.number().int(),
  status: z.enum(['LIVE', 'RELEASED', 'LAPSED', 'CONSUMED']),
});

export const holdClassResponse = holdDto.extend({
  ok: z.literal(true),
  class: classSlot,
  klass: classSlot,
  /** How the class changed since the hold was placed, until the change is accepted; null when it did not. */
  changed: classChange.nullable(),
  /** The first place, each place, and all places of the hold together, in pounds. */
  price: priceDto,
  prices: z.array(priceDto),
  total: z.number(),
});
export type HoldClassResponse = z.infer<typeof holdClassResponse>;

/** POST /classes/class/hold/get: a hold of this browser as it stands, without renewing it. Refusals: not_found. */
export const getHoldRequest = withEnvelope({ branchId, holdId: id });

/** POST /classes/class/release: gives the places back. `released` is false when there was nothing left to release. */
export const releaseHoldRequest = withEnvelope({ branchId, holdId: id });
export const releaseHoldResponse = z.object({ ok: z.literal(true), released: z.boolean() });
