import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id, localDate } from './fields.ts';
import { tourHours } from './staff-hours.ts';
import { multiLineText } from './text.ts';

const reason = multiLineText().min(1).max(200);

/** A tour with who comes. Instants are ISO; `arrivedAt` once they are here. */
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
  /** The person's page in the staff's tools; null when nobody is kept with that address any more. */
  personId: z.string().nullable(),
});
export type StaffTour = z.infer<typeof staffTour>;

/** POST /admin/tours/list (policy: STAFF, ADMIN): tours of a range of London days, at most 92, by start; and the hours. */
export const toursListRequest = withEnvelope({ branchId, from: localDate, to: localDate });
export const toursListResponse = z.object({
  ok: z.literal(true),
  tours: z.array(staffTour),
  hours: tourHours,
  closedDays: z.array(z.string()),
});
export type ToursListResponse = z.infer<typeof toursListResponse>;

/**
 * POST /admin/tours/hours (policy: STAFF, ADMIN): when parties are received. Tours that are booked stand. Refusals: bad_request.
 */
export const toursHoursRequest = withEnvelope({ branchId, hours: tourHours });
export const toursHoursResponse = z.object({ ok: z.literal(true) });

/**
 * POST /admin/tours/move and /admin/tours/cancel (policy: STAFF, ADMIN): like their visitors could, with mails to them.
 * Refusals: not_found, already_cancelled, not_cancellable, slot_unavailable.
 */
export const staffTourMoveRequest = withEnvelope({
  branchId,
  tourId: id,
  slotId: z.string().min(1).max(40),
  reason,
});
export const staffTourCancelRequest = withEnvelope({ branchId, tourId: id, reason });
export const staffTourResponse = z.object({ ok: z.literal(true) });
