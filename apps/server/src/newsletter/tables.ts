import type { NewsletterSource } from '@studio/domain/newsletter/subscription-request';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The parts of an address, as they are searched. */
export const emailSearchWords = sql.raw(`array_to_tsvector(search_words(coalesce(email, '')))`);

/**
 * Somebody on the list, on the way there, or gone from it. Of those who left only what proves that remains: the
 * address is a keyed hash, by which they are known again.
 */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    personHash: text('person_hash').notNull(),
    status: text('status').$type<'PENDING' | 'CONFIRMED' | 'UNSUBSCRIBED'>().notNull(),
    /** null when unsubscribed, like everything else that is about the person. */
    email: text('email'),
    source: text('source').$type<NewsletterSource>(),
    askedAt: instant('asked_at'),
    confirmedAt: instant('confirmed_at'),
    unsubscribedAt: instant('unsubscribed_at'),
    unsubscribedBy: text('unsubscribed_by').$type<'page' | 'one-click' | 'staff'>(),
    /** Grows with every leaving, so that a link from before it confirms nothing. */
    generation: integer('generation').notNull().default(0),
    /** Mails that asking has brought since the last confirming or leaving, and the latest of them. */
    mailsSent: integer('mails_sent').notNull().default(0),
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('newsletter_subscribers_by_person').on(table.branchId, table.personHash),
    index('newsletter_subscribers_by_status').on(table.branchId, table.status, table.askedAt),
    index('newsletter_subscribers_folded_words').using('gin', emailSearchWords),
  ],
);
