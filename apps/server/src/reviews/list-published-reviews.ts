import type { ListPublishedReviewsResponse } from '@studio/contracts/reviews';
import { formatMonth } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { and, avg, count, desc, eq, sql } from 'drizzle-orm';
import { decodeBookingCursor, encodeBookingCursor } from '../bookings/reading/booking-list-cursor.ts';
import { bookings } from '../bookings/tables.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { reviews } from './tables.ts';

const pageLength = 12;

export interface ReviewFilter {
  branchId: string;
  activityType: string;
  subType: string | null;
}

/**
 * Returns a page of the published reviews of an activity or subtype, newest first, with the number and average rating of
 * all of them.
 */
export async function listPublishedReviews(
  db: QueryExecutor,
  { branchId, activityType, subType }: ReviewFilter,
  after: string | undefined,
): Promise<Omit<ListPublishedReviewsResponse, 'ok'>> {
  const filters = and(
    eq(reviews.branchId, branchId),
    eq(reviews.activityId, activityType),
    sql`${reviews.status} = 'PUBLISHED'`,
    subType ? eq(reviews.subType, subType) : undefined,
  );
  const cursor = after ? decodeBookingCursor(after) : null;
  const afterCursor = cursor
    ? sql`(${reviews.publishedAt}, ${reviews.bookingId}) < (${cursor.startsAt.toISOString()}::timestamptz, ${cursor.id}::uuid)`
    : undefined;
  const [sums] = await db.orm
    .select({ count: count(), average: avg(reviews.rating) })
    .from(reviews)
    .where(filters);
  const rows = await db.orm
    .select({
      id: reviews.bookingId,
      rating: reviews.rating,
      text: reviews.text,
      displayName: reviews.displayName,
      reply: reviews.reply,
      publishedAt: reviews.publishedAt,
      cameAt: bookings.startsAt,
    })
    .from(reviews)
    .innerJoin(bookings, and(eq(bookings.branchId, reviews.branchId), eq(bookings.id, reviews.bookingId)))
    .where(and(filters, afterCursor))
    .orderBy(desc(reviews.publishedAt), desc(reviews.bookingId))
    .limit(pageLength + 1);
  const page = rows.slice(0, pageLength);
  const last = rows.length > pageLength ? page.at(-1) : undefined;
  return {
    count: sums?.count ?? 0,
    average: sums?.average ? Math.round(Number(sums.average) * 10) / 10 : null,
    reviews: page.map(({ rating, text, displayName, reply, cameAt }) => ({
      rating,
      text,
      displayName,
      reply,
      month: formatMonth(toLondonDate(cameAt)),
    })),
    next: last?.publishedAt ? encodeBookingCursor({ startsAt: last.publishedAt, id: last.id }) : null,
  };
}
