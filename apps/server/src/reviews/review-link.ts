import { reviewUntil } from '@studio/domain/reviews/asking';
import { and, eq } from 'drizzle-orm';
import { type BookingRow, findBooking } from '../bookings/booking-store.ts';
import type { InstallationKeys } from '../platform/installation-keys.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { type ClassRow, findClass } from '../timetable/store.ts';
import { reviewAskings } from './tables.ts';

/** What the link of a mail names. */
export interface ReviewLink {
  branchId: string;
  bookingId: string;
  /** The signature, `k`. */
  key: string;
}

/** A booking that its booker was asked about, and until when the link works. */
export interface AskedBooking {
  booking: BookingRow;
  until: Date;
}

/** The address of the page on which a review is written. Opening it changes nothing. */
export function reviewUrl({ keys, config }: Pick<Services, 'keys' | 'config'>, bookingId: string): string {
  return `${config.publicUrl}/review/${bookingId}?k=${reviewKey(keys, bookingId)}`;
}

function reviewKey(keys: InstallationKeys, bookingId: string): string {
  return keys.sign('review-link', bookingId);
}

/**
 * The booking of a link. Refuses with not_found what was never asked about or is signed by somebody else, and what is no
 * visit any more; with link_expired after 60 days.
 */
export async function askedBooking(services: Services, link: ReviewLink): Promise<AskedBooking> {
  const { database, keys, clock } = services;
  const { branchId, bookingId, key } = link;
  const [asking] = await database.orm
    .select()
    .from(reviewAskings)
    .where(and(eq(reviewAskings.branchId, branchId), eq(reviewAskings.bookingId, bookingId)));
  const booking = await findBooking(database, branchId, bookingId);
  const isOurs = keys.verify('review-link', bookingId, key);
  if (!asking || !booking || !isOurs || booking.status !== 'ATTENDED' || booking.email === '')
    throw new Refused('not_found', 'This link is none of ours.');
  const until = reviewUntil(asking.askedAt);
  if (clock.now() > until) throw new Refused('link_expired', 'This link has ended. Thank you for coming.');
  return { booking, until };
}

/** The class of a booking, whose row the booking keeps from going. */
export async function reviewedClass(
  { database, clock }: Services,
  { branchId, classId }: Pick<BookingRow, 'branchId' | 'classId'>,
): Promise<ClassRow> {
  const klass = await findClass(database, branchId, classId, clock.now());
  if (!klass) throw new Refused('not_found');
  return klass;
}
