import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Whose booking has been asked about, by their address as platform/hash-person writes it. The link counts from here. */
export const reviewRequests = pgTable(
  'review_askings',
  {
    branchId: text('branch_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    personHash: text('person_hash').notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.bookingId] }),
    index('review_askings_by_person').on(table.branchId, table.personHash, table.askedAt),
  ],
);

/**
 * What somebody wrote about a class they came to, one for each booking. NEW waits to be read by the staff; only PUBLISHED
 * ones are shown to anybody, and a trigger counts the data's version when one comes, goes or gets a reply.
 */
export const reviews = pgTable(
  'reviews',
  {
    branchId: text('branch_id').notNull(),
    bookingId: uuid('booking_id').notNull(),
    activityId: text('activity_id').notNull(),
    subType: text('sub_type').notNull(),
    /** Stars, 1 to 5. */
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
    /** The name that stands under it; nothing else of the person is shown. */
    shownName: text('shown_name').notNull(),
    status: text('status').$type<'NEW' | 'PUBLISHED' | 'DECLINED'>().notNull(),
    /** Grows with every change of its words, so that nobody publishes what they have not read. */
    revision: integer('revision').notNull().default(1),
    writtenAt: instant('written_at').notNull(),
    publishedAt: instant('published_at'),
    /** Who of the staff has published or declined it, when, and why it is not shown. */
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    reason: text('reason'),
    /** The studio's answer, shown below it. */
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
