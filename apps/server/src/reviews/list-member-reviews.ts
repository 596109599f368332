import { and, eq } from 'drizzle-orm';
import { bookings } from '../bookings/tables.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { reviews } from './tables.ts';

/** Returns a member's reviews without the internal moderation data. */
export function listMemberReviews(db: QueryExecutor, memberId: string) {
  const { bookingId, rating, text, displayName, status, writtenAt, publishedAt, reply } = reviews;
  return db.orm
    .select({ bookingId, rating, text, displayName, status, writtenAt, publishedAt, reply })
    .from(reviews)
    .innerJoin(bookings, and(eq(bookings.branchId, reviews.branchId), eq(bookings.id, reviews.bookingId)))
    .where(eq(bookings.principalId, memberId));
}
