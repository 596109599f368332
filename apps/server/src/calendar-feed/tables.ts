import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Calendar feeds of members. A new secret invalidates the old URL. */
export const calendarFeeds = pgTable('calendar_feeds', {
  memberId: text('member_id').primaryKey(),
  /** 128 random bits. Anyone who knows them can read the feed. */
  secret: text('secret').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});
