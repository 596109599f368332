import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The address at which a member's calendar asks for their bookings. A new one makes the old one lead nowhere. */
export const calendarFeeds = pgTable('calendar_feeds', {
  memberId: text('member_id').primaryKey(),
  /** 128 random bits: whoever knows them may read the feed. */
  secret: text('secret').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});
