import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who has an account, as the studio knows them. An account is for every branch, so no branch is in the key. */
export const members = pgTable(
  'members',
  {
    /** `sub` of the user pool. */
    userId: text('user_id').primaryKey(),
    /** As the user pool has verified it; null before that. */
    email: text('email'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    title: text('title'),
    phone: text('phone'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('members_by_email').on(sql`lower(${table.email})`)],
);

/** Accounts that were closed here, by `sub`, which names nobody: a call that was on its way brings none of them back. */
export const closedAccounts = pgTable('closed_members', {
  userId: text('user_id').primaryKey(),
  closedAt: instant('closed_at').notNull(),
});
