import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Review requests by booking, with a keyed hash of the email address (platform/hash-person). The link expires
 * `reviewLinkDays` after `requestedAt`.
 */
export const reviewRequests = pgTable(
  'review_requests',
  {
    branchId: text('branch_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    personHash: text('person_hash').notNull(),
    requestedAt: instant('requested_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.bookingId] }),
    index('review_requests_by_person').on(table.branchId, table.personHash, table.requestedAt),
  ],
);

/**
 * Reviews by attendees, one for each booking. NEW waits for moderation, and only PUBLISHED is public. A trigger
 * increments the data version when a published review or its reply changes.
 */
export const reviews = pgTable(
  'reviews',
  {
    branchId: text('branch_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    activityId: text('activity_id').notNull(),
    subType: text('sub_type').notNull(),
    /** Stars, from 1 to 5. */
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
    /** Public name of the author. No other personal data is shown. */
    displayName: text('display_name').notNull(),
    status: text('status').$type<'NEW' | 'PUBLISHED' | 'DECLINED'>().notNull(),
    /** Version of the text. Grows with every change, so that staff can't publish a version that they haven't read. */
    revision: integer('revision').notNull().default(1),
    writtenAt: instant('written_at').notNull(),
    publishedAt: instant('published_at'),
    /** Staff member who published or declined the review; null while it waits for moderation. */
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    /** Reason for declining. */
    reason: text('reason'),
    /** Public reply of the studio. */
    reply: text('reply'),
    repliedAt: instant('replied_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.bookingId] }),
    index('reviews_by_status').on(table.branchId, table.status, table.writtenAt, table.bookingId),
    index('reviews_shown')
      .on(table.branchId, table.activityId, table.publishedAt, table.bookingId)
      .where(sql`status = 'PUBLISHED'`),
    check('reviews_rating', sql`${table.rating} BETWEEN 1 AND 5`),
  ],
);
