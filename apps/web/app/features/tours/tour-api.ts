import { paths } from '@studio/contracts/paths';
import type {
  TourAvailabilityResponse,
  TourBookResponse,
  TourHoldResponse,
  TourResponse,
  TourSlotDto,
} from '@studio/contracts/tours';
import { normaliseTourDetails, type TourDetails } from '@studio/domain/tours/tour-details';
import { browserApi } from '../../lib/browser-api.ts';
import { submitWithProofOfWork } from '../../lib/submit-with-proof-of-work.ts';
import { toTourApiError } from './tour-api-error.ts';

/** Days from today that a host offers, both included. */
export interface TourDateRange {
  daysFrom: number;
  daysTo: number;
}

/** Calls the studio-tour service, whose failures are read by a rule of their own. */
function callTours<Answer>(path: string, fields: object): Promise<Answer> {
  return browserApi().call<Answer>(path, fields, { readFailure: toTourApiError });
}

/** The free slots of the coming days, by start. */
export async function listFreeSlots(days: TourDateRange): Promise<readonly TourSlotDto[]> {
  const { slots } = await callTours<TourAvailabilityResponse>(paths.tourAvailability, days);
  return slots;
}

/** Sends a step of the wizard as an open form: asked for proof of work, this browser does the work. */
function sendStep<Answer>(path: string, fields: object, website = ''): Promise<Answer> {
  return submitWithProofOfWork<Answer>({ path, fields, website, readFailure: toTourApiError });
}

/** Holds a slot for this browser; when that ends, in epoch seconds. Refuses with slot_unavailable, hold_limit, rate_limited. */
export async function holdSlot(slotId: string): Promise<number | undefined> {
  const answer = await sendStep<Partial<TourHoldResponse>>(paths.tourHold, { slotId });
  return answer.holdExpiresAt;
}

/** Lets a slot go in the background: nobody waits for it, and a lost call lapses by itself. Resolves always. */
export async function releaseSlot(slotId: string): Promise<void> {
  await callTours(paths.tourRelease, { slotId }).catch(() => {});
}

/**
 * Books the held slot; asking again for the same slot and person gives the same tour. `website` is the form's hidden field.
 * Refuses with already_booked, hold_expired, slot_unavailable, rate_limited.
 */
export function bookSlot(slotId: string, details: TourDetails, website: string): Promise<TourBookResponse> {
  const fields = { slotId, customer: normaliseTourDetails(details), idempotencyKey: newKey() };
  return sendStep<TourBookResponse>(paths.tourBook, fields, website);
}

/** A tour and the key of its signed link. */
export interface TourLinkKey {
  bookingId: string;
  key: string;
}

/** A tour, for the holder of its signed link. Refuses with not_found. */
export function getTour(tour: TourLinkKey): Promise<TourResponse> {
  return callTours<TourResponse>(paths.tourGet, tour);
}

/** Moves a tour to another free slot, at once or not at all. Refuses with slot_unavailable, already_cancelled. */
export function moveTour(tour: TourLinkKey, slotId: string): Promise<TourResponse> {
  return callTours<TourResponse>(paths.tourMove, { ...tour, slotId });
}

/** Cancels a tour. Refuses with already_cancelled, and with not_cancellable once it has begun. */
export function cancelTour(tour: TourLinkKey): Promise<TourResponse> {
  return browserApi().call<TourResponse>(paths.tourCancel, tour, {
    readFailure: toTourApiError,
    unexpected: 'Cancel failed',
  });
}

/** One key for one press of the button. */
function newKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
