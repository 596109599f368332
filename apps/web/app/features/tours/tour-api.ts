import { paths } from '@studio/contracts/paths';
import type {
  TourAnswer,
  TourAvailabilityAnswer,
  TourBookAnswer,
  TourHoldAnswer,
  WireTourSlot,
} from '@studio/contracts/tours';
import { type TourDetails, trimmedTourDetails } from '@studio/domain/tours/tour-details';
import { browserApi } from '../../lib/browser-api.ts';
import { callGuarded } from '../../lib/guarded-call.ts';
import { readTourFailure } from './tour-failure.ts';

/** Days from today that a host offers, both included. */
export interface TourDaysAhead {
  daysFrom: number;
  daysTo: number;
}

/** Calls the studio-tour service, whose failures are read by a rule of their own. */
function callTours<Answer>(path: string, fields: object): Promise<Answer> {
  return browserApi().call<Answer>(path, fields, { readFailure: readTourFailure });
}

/** The free slots of the coming days, by start. */
export async function freeSlots(days: TourDaysAhead): Promise<readonly WireTourSlot[]> {
  const { slots } = await callTours<TourAvailabilityAnswer>(paths.tourAvailability, days);
  return slots;
}

/** Sends a step of the wizard as an open form: asked for proof of work, this browser does the work. */
function sendStep<Answer>(path: string, fields: object, website = ''): Promise<Answer> {
  return callGuarded<Answer>({ path, fields, website, readFailure: readTourFailure });
}

/** Holds a slot for this browser; when that ends, in epoch seconds. Refuses with slot_unavailable, hold_limit, rate_limited. */
export async function holdSlot(slotId: string): Promise<number | undefined> {
  const answer = await sendStep<Partial<TourHoldAnswer>>(paths.tourHold, { slotId });
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
export function bookSlot(slotId: string, details: TourDetails, website: string): Promise<TourBookAnswer> {
  const fields = { slotId, customer: trimmedTourDetails(details), idempotencyKey: newKey() };
  return sendStep<TourBookAnswer>(paths.tourBook, fields, website);
}

/** A tour and the key of its signed link. */
export interface KeyedTour {
  bookingId: string;
  key: string;
}

/** A tour, for the holder of its signed link. Refuses with not_found. */
export function getTour(tour: KeyedTour): Promise<TourAnswer> {
  return callTours<TourAnswer>(paths.tourGet, tour);
}

/** Moves a tour to another free slot, at once or not at all. Refuses with slot_unavailable, already_cancelled. */
export function moveTour(tour: KeyedTour, slotId: string): Promise<TourAnswer> {
  return callTours<TourAnswer>(paths.tourMove, { ...tour, slotId });
}

/** Cancels a tour. Refuses with already_cancelled, and with not_cancellable once it has begun. */
export function cancelTour(tour: KeyedTour): Promise<TourAnswer> {
  return browserApi().call<TourAnswer>(paths.tourCancel, tour, {
    readFailure: readTourFailure,
    unexpected: 'Cancel failed',
  });
}

/** One key for one press of the button. */
function newKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
