import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id, localDate } from './shared-fields.ts';
import { weekCell } from './staff-timetable.ts';
import { multiLineText } from './text-schemas.ts';

/** Staff calls that take a bed of a room out of service, and return it to service. */

/** Classes in which the bed is out of service: one class, or all classes of a room in a range of days. */
const bedScope = z.union([
  z.object({ classId: id }),
  z.object({ roomId: z.string().min(1).max(60), from: localDate, to: localDate }),
]);

/** Number of the bed on the room's map. Required in a room with a map, and absent in others. */
const bedNumber = z.number().int().min(1).max(999).optional();

/**
 * POST /admin/timetable/bed/preview: returns the classes that are too full without the bed, and who would have to move.
 * Errors: not_found.
 */
export const previewBedOutOfServiceRequest = withEnvelope({ branchId, bedScope, bedNumber });
export const previewBedOutOfServiceResponse = z.object({
  ok: z.literal(true),
  /** Number of classes that lose a place. */
  classes: z.number().int(),
  /** Number of clients on this bed who keep their place and get another bed; 0 without `bedNumber`. */
  displaced: z.number().int(),
  /** Fully booked classes, each with the person who booked last. */
  full: z.array(
    z.object({
      class: weekCell,
      bookingId: z.string(),
      name: z.string(),
      bookedAt: z.string(),
      /** Alternative classes for that person, nearest in time first, at most 12. */
      options: z.array(
        z.object({
          classId: z.string(),
          start: z.string(),
          title: z.string(),
          instructorName: z.string(),
          placesLeft: z.number().int(),
        }),
      ),
    }),
  ),
});
export type PreviewBedOutOfServiceResponse = z.infer<typeof previewBedOutOfServiceResponse>;

/**
 * POST /admin/timetable/bed/out-of-service: takes a bed out of service. Each person in the preview moves to another
 * class, or to the front of the waiting list with a refund. Clients on the bed get the nearest free one and an email.
 * Errors: not_found, bad_request (the bed isn't on the room's map), not_changeable (this bed is out of service already),
 * below_booked (the classes differ from the preview, or a chosen new class is full), slot_unavailable, not_movable.
 */
export const takeBedOutOfServiceRequest = withEnvelope({
  branchId,
  bedScope,
  bedNumber,
  reason: multiLineText().max(200).default(''),
  moves: z
    .array(
      z.object({
        bookingId: id,
        /** Id of the person's new class; null for the front of the waiting list. */
        toClassId: id.nullable(),
      }),
    )
    .max(200)
    .default([]),
});
export const takeBedOutOfServiceResponse = z.object({
  ok: z.literal(true),
  bedId: z.string(),
  classes: z.number().int(),
  moved: z.number().int(),
  waiting: z.number().int(),
  /** Number of clients who got another bed in the same class. */
  reseated: z.number().int(),
});
export type TakeBedOutOfServiceResponse = z.infer<typeof takeBedOutOfServiceResponse>;

/**
 * POST /admin/timetable/bed/back-in-service: returns a bed to service. Errors: not_changeable (it is back in service
 * already).
 */
export const returnBedToServiceRequest = withEnvelope({ branchId, bedId: id });
export const returnBedToServiceResponse = z.object({ ok: z.literal(true), classes: z.number().int() });
export type ReturnBedToServiceResponse = z.infer<typeof returnBedToServiceResponse>;
