import { getReviewDeadline } from '@studio/domain/reviews/review-request';
import { and, eq } from 'drizzle-orm';
import { type BookingRow, findBooking } from '../bookings/booking-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { InstallationKeys } from '../platform/installation-keys.ts';
import type { Services } from '../platform/services.ts';
import { type ClassRow, findClass } from '../timetable/store.ts';
import { reviewRequests } from './tables.ts';

/** What the link of a mail names. */
export interface ReviewLink {
  branchId: string;
  bookingId: string;
  /** The signature, `k`. */
  key: string;
}

/** A booking that its booker was asked about, and until when the link works. */
export interface ReviewableBooking {
  booking: BookingRow;
  until: Date;
}

/** The address of the page on which a review is written. Opening it changes nothing. */
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
 * The booking of a link. Refuses with not_found what was never asked about or is signed by somebody else, and what is no
 * visit any more; with link_expired after 60 days.
 */
export async function loadReviewableBooking(
  services: Services,
  link: ReviewLink,
): Promise<ReviewableBooking> {
  const { database, keys, clock } = services;
  const { branchId, bookingId, key } = link;
  const [asking] = await database.orm
    .select()
    .from(reviewRequests)
    .where(and(eq(reviewRequests.branchId, branchId), eq(reviewRequests.bookingId, bookingId)));
  const booking = await findBooking(database, branchId, bookingId);
  const isOurs = keys.verify('review-link', bookingId, key);
  if (!asking || !booking || !isOurs || booking.status !== 'ATTENDED' || booking.email === '')
    throw new AppError('not_found', 'This link is none of ours.');
  const until = getReviewDeadline(asking.askedAt);
  if (clock.now() > until) throw new AppError('link_expired', 'This link has ended. Thank you for coming.');
  return { booking, until };
}

/** The class of a booking, whose row the booking keeps from going. */
export async function loadReviewedClass(
  { database, clock }: Services,
  { branchId, classId }: Pick<BookingRow, 'branchId' | 'classId'>,
): Promise<ClassRow> {
  const klass = await findClass(database, branchId, classId, clock.now());
  if (!klass) throw new AppError('not_found');
  return klass;
}
