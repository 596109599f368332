import { bedRequestModes } from '@studio/domain/beds/bed-request';
import { maxHoldPlaces } from '@studio/domain/bookings/hold';
import { roomKinds } from '@studio/domain/catalogue/room-kind';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './shared-fields.ts';

/** Bed of a hold or booking. In rooms with mats or places, it is a mat or a place. */
export const bedDto = z.object({
  number: z.number().int(),
  /** Name, such as "Bed 4". */
  label: z.string(),
  /** What sets the bed apart, such as "by the window"; null for nothing. */
  note: z.string().nullable(),
});
export type BedDto = z.infer<typeof bedDto>;

/** Bed that the owner of a hold or booking gets, or is asked about, when it comes free. */
export const bedRequestDto = z.object({ mode: z.enum(bedRequestModes), bed: bedDto });
export type BedRequestDto = z.infer<typeof bedRequestDto>;

/** Hold of this browser, or a booking that the caller may change: `key` is the `k` of its signed link. */
const bedOwner = {
  branchId,
  holdId: id.optional(),
  bookingId: id.optional(),
  key: z.string().max(100).optional(),
};
const hasOneOwner = (body: { holdId?: string | undefined; bookingId?: string | undefined }) =>
  (body.holdId === undefined) !== (body.bookingId === undefined);
const oneOwner = { error: 'Give either holdId or bookingId', path: ['holdId'] };

/**
 * POST /classes/class/beds: returns the map of the class’s room with the caller’s own beds and those that are free. The
 * map has no names of people. Without a choice of beds, `beds` contains only the caller’s own. Errors: not_found,
 * hold_expired.
 */
export const getBedsRequest = withEnvelope(bedOwner).refine(hasOneOwner, oneOwner);

/** Bed on the map. Rows and columns count from 1, and the instructor stands in front of row 1. */
export const mapBed = bedDto.extend({
  row: z.number().int(),
  column: z.number().int(),
  /** `taken`: another client has it, or it is out of service. */
  state: z.enum(['own', 'free', 'taken']),
});
export type MapBed = z.infer<typeof mapBed>;

export const getBedsResponse = z.object({
  ok: z.literal(true),
  kind: z.enum(roomKinds),
  /** Whether the caller can change beds now: the class type has a choice, and the class hasn’t started. */
  canChoose: z.boolean(),
  /** Number of beds that the hold or booking has. */
  places: z.number().int(),
  beds: z.array(mapBed),
  /** Taken bed that the caller has asked for; null without one. */
  request: bedRequestDto.nullable(),
});
export type GetBedsResponse = z.infer<typeof getBedsResponse>;

/**
 * POST /classes/class/beds/choose: replaces the beds of a hold or booking with these, one for each place. Free of
 * charge until the class starts. Returns the new map. Idempotent. Errors: not_found, hold_expired, bad_request (another
 * number of beds), slot_unavailable (someone else has one of the beds; the caller keeps the beds that they had),
 * not_changeable (there is no choice, or the class has started).
 */
export const chooseBedsRequest = withEnvelope({
  ...bedOwner,
  beds: z.array(z.number().int().min(1).max(999)).min(1).max(maxHoldPlaces),
}).refine(hasOneOwner, oneOwner);

/**
 * POST /classes/class/beds/request: asks for a taken bed, instead of any earlier request of the same hold or booking, or
 * ends the request. `MOVE` gives the caller the bed when it comes free, `ASK` emails them. Returns the map. Idempotent.
 * Errors: not_found, hold_expired, bad_request (several places, or a bed that isn't on the map or is the caller's own),
 * not_changeable (there is no choice, the class has started, or the bed is free).
 */
export const requestBedRequest = withEnvelope({
  ...bedOwner,
  /** Null ends the request. */
  request: z.object({ bed: z.number().int().min(1).max(999), mode: z.enum(bedRequestModes) }).nullable(),
}).refine(hasOneOwner, oneOwner);
