import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Profiles of account holders. An account covers all branches, so the key has no branch. */
export const members = pgTable(
  'members',
  {
    /** User id: `sub` of the user's tokens. */
    userId: text('user_id').primaryKey(),
    /** Email address that the user pool has verified; null until then. */
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

/** Closed accounts by `sub`, which identifies no one. Prevents a concurrent request from creating the profile again. */
export const closedAccounts = pgTable('closed_accounts', {
  userId: text('user_id').primaryKey(),
  closedAt: instant('closed_at').notNull(),
});
