import { and, eq } from 'drizzle-orm';
import { bookings } from '../bookings/tables.ts';
import type { QueryExecutor } from '../platform/database.ts';
import { reviews } from './tables.ts';

/** What a member has written about classes; what the staff think of it is not theirs. */
export function listMemberReviews(db: QueryExecutor, memberId: string) {
  const { bookingId, rating, text, shownName, status, writtenAt, publishedAt, reply } = reviews;
  return db.orm
    .select({ bookingId, rating, text, shownName, status, writtenAt, publishedAt, reply })
    .from(reviews)
    .innerJoin(bookings, and(eq(bookings.branchId, reviews.branchId), eq(bookings.id, reviews.bookingId)))
    .where(eq(bookings.principalId, memberId));
}
