import { paths } from '@studio/contracts/paths';
import type {
  BookTourResponse,
  GetTourAvailabilityResponse,
  HoldTourResponse,
  TourResponse,
  TourSlotDto,
} from '@studio/contracts/tours';
import { normaliseTourDetails, type TourDetails } from '@studio/domain/tours/tour-details';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { submitWithProofOfWork } from '../../../lib/api/submit-with-proof-of-work.ts';
import { toTourApiError } from './tour-api-error.ts';

/** Range of days from today, both included. */
export interface TourDateRange {
  daysFrom: number;
  daysTo: number;
}

/** Calls the studio-tour service, whose errors have another format than those of the booking API. */
function callTours<ResponseBody>(path: string, fields: object): Promise<ResponseBody> {
  return browserApi().call<ResponseBody>(path, fields, { readFailure: toTourApiError });
}

/** Returns free slots by start. */
export async function listFreeSlots(days: TourDateRange): Promise<readonly TourSlotDto[]> {
  const { slots } = await callTours<GetTourAvailabilityResponse>(paths.tourAvailability, days);
  return slots;
}

/** Sends a wizard step as a public form. The browser solves a proof of work if the server asks for one. */
function sendStep<ResponseBody>(path: string, fields: object, website = ''): Promise<ResponseBody> {
  return submitWithProofOfWork<ResponseBody>({ path, fields, website, readFailure: toTourApiError });
}

/**
 * Holds a slot for this browser. Returns the expiry in epoch seconds; undefined if the response contains none.
 * Rejects with slot_unavailable, hold_limit or rate_limited.
 */
export async function holdSlot(slotId: string): Promise<number | undefined> {
  const response = await sendStep<Partial<HoldTourResponse>>(paths.tourHold, { slotId });
  return response.holdExpiresAt;
}

/** Releases a slot in the background. Always resolves; if the request fails, the hold expires. */
export async function releaseSlot(slotId: string): Promise<void> {
  await callTours(paths.tourRelease, { slotId }).catch(() => {});
}

/**
 * Books the held slot. Idempotent by slot and email address. `website` is the form's honeypot field. Rejects with
 * already_booked, hold_expired, slot_unavailable or rate_limited.
 */
export function bookSlot(slotId: string, details: TourDetails, website: string): Promise<BookTourResponse> {
  const fields = { slotId, customer: normaliseTourDetails(details), idempotencyKey: newKey() };
  return sendStep<BookTourResponse>(paths.tourBook, fields, website);
}

export interface TourLinkParams {
  bookingId: string;
  key: string;
}

/** Returns a tour to the holder of its signed link. Rejects with not_found. */
export function getTour(tour: TourLinkParams): Promise<TourResponse> {
  return callTours<TourResponse>(paths.tourGet, tour);
}

/**
 * Moves a tour to another free slot, atomically. Rejects with slot_unavailable, already_cancelled, not_cancellable once
 * the tour has started, or rate_limited.
 */
export function moveTour(tour: TourLinkParams, slotId: string): Promise<TourResponse> {
  return callTours<TourResponse>(paths.tourMove, { ...tour, slotId });
}

/** Cancels a tour. Rejects with already_cancelled, or with not_cancellable once it has started. */
export function cancelTour(tour: TourLinkParams): Promise<TourResponse> {
  return browserApi().call<TourResponse>(paths.tourCancel, tour, {
    readFailure: toTourApiError,
    unexpected: 'Cancel failed',
  });
}

/** Returns a new idempotency key for one click. */
function newKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
