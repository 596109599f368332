import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { tourHours } from './opening-hours.ts';
import { branchId, id, localDate } from './shared-fields.ts';
import { multiLineText } from './text-schemas.ts';

const reason = multiLineText().min(1).max(200);

/** Tour with its visitor. Instants are ISO texts. `arrivedAt` is null until staff record the arrival. */
export const staffTour = z.object({
  tourId: z.string(),
  start: z.string(),
  end: z.string(),
  status: z.enum(['CONFIRMED', 'CANCELLED']),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  arrivedAt: z.string().nullable(),
  /** Id of the visitor's client profile in the staff tools; null when there is none any more. */
  personId: z.string().nullable(),
});
export type StaffTour = z.infer<typeof staffTour>;

/**
 * POST /admin/tours/list (policy: STAFF, ADMIN): returns the tours between two London days, which are both included and
 * at most 92 days apart, by start, and the tour hours and closed days. Errors: bad_request.
 */
export const listToursRequest = withEnvelope({ branchId, from: localDate, to: localDate });
export const listToursResponse = z.object({
  ok: z.literal(true),
  tours: z.array(staffTour),
  hours: tourHours,
  closedDays: z.array(z.string()),
});
export type ListToursResponse = z.infer<typeof listToursResponse>;

/** POST /admin/tours/hours (policy: STAFF, ADMIN): sets the tour hours. Booked tours stay. Errors: bad_request. */
export const setTourHoursRequest = withEnvelope({ branchId, hours: tourHours });
export const setTourHoursResponse = z.object({ ok: z.literal(true) });

/**
 * POST /admin/tours/move and /admin/tours/cancel (policy: STAFF, ADMIN): moves or cancels a tour and emails the
 * visitor. Idempotent. Errors: not_found, already_cancelled, not_cancellable, slot_unavailable.
 */
export const moveTourAsStaffRequest = withEnvelope({
  branchId,
  tourId: id,
  slotId: z.string().min(1).max(40),
  reason,
});
export const cancelTourAsStaffRequest = withEnvelope({ branchId, tourId: id, reason });
export const staffTourResponse = z.object({ ok: z.literal(true) });
