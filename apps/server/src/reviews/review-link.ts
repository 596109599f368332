import { getReviewDeadline } from '@studio/domain/reviews/review-request';
import { and, eq } from 'drizzle-orm';
import { type BookingRow, findBooking } from '../bookings/booking-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { InstallationKeys } from '../platform/database/installation-keys.ts';
import type { Services } from '../platform/services.ts';
import { type ClassRow, findClass } from '../timetable/store.ts';
import { reviewRequests } from './tables.ts';

/** Parameters of an emailed review link. */
export interface ReviewLink {
  branchId: string;
  bookingId: string;
  /** Signature `k` of the link. */
  key: string;
}

/** Booking for which a review was requested. `until` is the expiry of the link. */
export interface ReviewableBooking {
  booking: BookingRow;
  until: Date;
}

/** Returns the URL of the page to write a review. Opening it changes nothing. */
export function buildReviewUrl(
  { keys, config }: Pick<Services, 'keys' | 'config'>,
  bookingId: string,
): string {
  return `${config.publicUrl}/review/${bookingId}?k=${reviewKey(keys, bookingId)}`;
}

function reviewKey(keys: InstallationKeys, bookingId: string): string {
  return keys.sign('review-link', bookingId);
}

/**
 * Returns the booking of a review link. Throws AppError not_found for an invalid signature, a booking without a review
 * request, or one that wasn't attended, and link_expired after 60 days.
 */
export async function loadReviewableBooking(
  services: Services,
  link: ReviewLink,
): Promise<ReviewableBooking> {
  const { database, keys, clock } = services;
  const { branchId, bookingId, key } = link;
  const [request] = await database.orm
    .select()
    .from(reviewRequests)
    .where(and(eq(reviewRequests.branchId, branchId), eq(reviewRequests.bookingId, bookingId)));
  const booking = await findBooking(database, branchId, bookingId);
  const isSigned = keys.verify('review-link', bookingId, key);
  if (!request || !booking || !isSigned || booking.status !== 'ATTENDED' || booking.email === '')
    throw new AppError('not_found', 'This link isn’t valid.');
  const until = getReviewDeadline(request.requestedAt);
  if (clock.now() > until) throw new AppError('link_expired', 'This link has expired. Thank you for coming.');
  return { booking, until };
}

/** Loads the class of a reviewed booking, which exists as long as the booking does. */
export async function loadReviewedClass(
  { database, clock }: Services,
  { branchId, classId }: Pick<BookingRow, 'branchId' | 'classId'>,
): Promise<ClassRow> {
  const klass = await findClass(database, branchId, classId, clock.now());
  if (!klass) throw new AppError('not_found');
  return klass;
}
