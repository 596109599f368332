import { integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A code that takes something off once, for one person. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    branchId: text('branch_id').notNull(),
    /** 8 characters, Crockford base 32. */
    code: text('code').notNull(),
    /** What it was given for. */
    origin: text('origin').$type<'list'>().notNull(),
    percent: integer('percent').notNull(),
    appliesTo: text('applies_to').$type<'first-pack'>().notNull(),
    /** Whose it is, as platform/person-hash writes it: it stays when the address is forgotten. */
    personHash: text('person_hash').notNull(),
    /** The same person as one can write to them; null once they left the list. */
    email: text('email'),
    createdAt: instant('created_at').notNull(),
    redeemedAt: instant('redeemed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.code] }),
    uniqueIndex('promo_codes_one_per_person').on(table.branchId, table.origin, table.personHash),
  ],
);
