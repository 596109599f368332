import type { NewsletterSource } from '@studio/domain/newsletter/subscription-request';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * SQL expression for the search vector of an email address. Must be the same as in the search query, which uses its
 * index.
 */
export const emailSearchVector = sql.raw(`array_to_tsvector(search_words(coalesce(email, '')))`);

/**
 * Newsletter subscribers: pending, confirmed or unsubscribed. An unsubscribed row contains only a keyed hash of the
 * email address, by which a person who returns is recognised.
 */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    personHash: text('person_hash').notNull(),
    status: text('status').$type<'PENDING' | 'CONFIRMED' | 'UNSUBSCRIBED'>().notNull(),
    /** Email address; null when unsubscribed, like all other personal data. */
    email: text('email'),
    source: text('source').$type<NewsletterSource>(),
    requestedAt: instant('requested_at'),
    confirmedAt: instant('confirmed_at'),
    unsubscribedAt: instant('unsubscribed_at'),
    unsubscribedBy: text('unsubscribed_by').$type<'page' | 'one-click' | 'staff'>(),
    /** Number of unsubscribes. Confirmation links contain it, so a link from before an unsubscribe is invalid. */
    generation: integer('generation').notNull().default(0),
    /** Number of confirmation emails since the last confirmation or unsubscribe. */
    emailsSent: integer('emails_sent').notNull().default(0),
    /** Time of the latest of these emails; null when there is none. */
    emailedAt: instant('emailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('newsletter_subscribers_by_person').on(table.branchId, table.personHash),
    index('newsletter_subscribers_by_status').on(table.branchId, table.status, table.requestedAt),
    index('newsletter_subscribers_folded_words').using('gin', emailSearchVector),
  ],
);
