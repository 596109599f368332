import { roomKinds } from '@studio/domain/catalogue/room-kind';
import { z } from 'zod';
import { bedDto } from './beds.ts';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './shared-fields.ts';

/** Staff calls about the beds of one class: who has which, and moves between them. */

/** Client with a place in a class. */
const bedClient = z.object({ bookingId: z.string(), name: z.string() });
export type BedClient = z.infer<typeof bedClient>;

/** Bed on the map of a class with the client who has it. The instructor stands in front of row 1. */
export const classBed = bedDto.extend({
  row: z.number().int(),
  column: z.number().int(),
  /** `held`: a client is at the checkout. `out`: the bed is out of service. */
  state: z.enum(['booked', 'held', 'free', 'out']),
  /** Client of a booked bed; null otherwise. */
  client: bedClient.nullable(),
});
export type ClassBed = z.infer<typeof classBed>;

/**
 * POST /admin/check-in/beds (policy: ADMIN, STAFF, TRAINER for their own): returns the map of a class's room, row by row,
 * with the clients' names. Errors: not_found.
 */
export const getClassBedsRequest = withEnvelope({ branchId, classId: id });
export const getClassBedsResponse = z.object({
  ok: z.literal(true),
  kind: z.enum(roomKinds),
  /** Empty in a room without a map. */
  beds: z.array(classBed),
  /** Clients of the class who have no bed, by name. Empty in a room without a map. */
  withoutBed: z.array(bedClient),
});
export type GetClassBedsResponse = z.infer<typeof getClassBedsResponse>;

/**
 * POST /admin/timetable/bed/move (policy: ADMIN, STAFF): moves a client to another bed of their class, or swaps two
 * clients. Idempotent. Errors: not_found, not_changeable (the class has ended or is cancelled), slot_unavailable (the bed
 * is held or out of service, or another client has it than the caller saw).
 */
export const moveToBedRequest = withEnvelope({
  branchId,
  classId: id,
  bookingId: id,
  bed: z.number().int().min(1).max(999),
  /** Booking that has the bed and swaps; null if the caller saw the bed free. */
  swapWithId: id.nullable(),
});
