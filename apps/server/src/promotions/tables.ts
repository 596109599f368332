import type { PromoScope } from '@studio/domain/promotions/promotion';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What a code was made for: somebody on the list, by the studio for everybody, or for the demo. */
export type PromoOrigin = 'list' | 'studio' | 'demo';

/** A code that takes something off. `uses` counts those that stand; its check refuses one too many. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    branchId: text('branch_id').notNull(),
    /** Capital letters and digits; those of the list are 8 characters of Crockford base 32. */
    code: text('code').notNull(),
    origin: text('origin').$type<PromoOrigin>().notNull(),
    percent: integer('percent'),
    amountPence: integer('amount_pence'),
    appliesTo: text('applies_to').$type<PromoScope>().notNull(),
    /** Ids of activities and products; empty is all of its scope. */
    only: text('only').array().notNull().default([]),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    usesMax: integer('uses_max'),
    usesPerPerson: integer('uses_per_person'),
    uses: integer('uses').notNull().default(0),
    /** Whose it is, as platform/hash-person writes it: it stays when the address is forgotten. Null: anybody's. */
    personHash: text('person_hash'),
    /** The same person as one can write to them; null once they left the list. */
    email: text('email'),
    createdAt: instant('created_at').notNull(),
    /** When its last use was taken; null while there are some left. */
    redeemedAt: instant('redeemed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.code] }),
    uniqueIndex('promo_codes_one_per_person').on(table.branchId, table.origin, table.personHash),
    check('promo_codes_percent_or_amount', sql`num_nonnulls(${table.percent}, ${table.amountPence}) = 1`),
    check('promo_codes_uses', sql`${table.uses} >= 0 AND ${table.uses} <= ${table.usesMax}`),
  ],
);

/** Who has used a code for what: a purchase, or an order of places. One stands for each. */
export const promoUses = pgTable(
  'promo_uses',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    code: text('code').notNull(),
    subjectId: uuid('subject_id').notNull(),
    memberId: text('member_id'),
    /** Keyed hashes of the person's mailboxes and card (people/offer-holder-keys): a guest who joins, or joins again, is known by them. */
    holders: text('holders').array().notNull().default(sql`'{}'`),
    /** Of uses from before hashes were kept; a job replaces it. */
    email: text('email'),
    usedAt: instant('used_at').notNull(),
    releasedAt: instant('released_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('promo_uses_one_per_subject')
      .on(table.branchId, table.subjectId)
      .where(sql`released_at IS NULL`),
    index('promo_uses_by_code').on(table.branchId, table.code).where(sql`released_at IS NULL`),
  ],
);
