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

/** Origin of a promo code: the newsletter, the studio's staff, or the demo data. */
export type PromoOrigin = 'newsletter' | 'studio' | 'demo';

/** Promo codes. `uses` counts the uses that aren't released; a check constraint keeps it within `usesMax`. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    branchId: text('branch_id').notNull(),
    /** Code of capital letters and digits. Newsletter codes have 8 characters of Crockford base 32. */
    code: text('code').notNull(),
    origin: text('origin').$type<PromoOrigin>().notNull(),
    percent: integer('percent'),
    amountPence: integer('amount_pence'),
    appliesTo: text('applies_to').$type<PromoScope>().notNull(),
    /** Ids of the activities or products that the code is limited to; empty for all in its scope. */
    only: text('only').array().notNull().default([]),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    usesMax: integer('uses_max'),
    usesPerPerson: integer('uses_per_person'),
    uses: integer('uses').notNull().default(0),
    /**
     * Keyed hash of the owner (platform/hash-person), which stays when the email address is erased. Null when anyone
     * can use the code.
     */
    personHash: text('person_hash'),
    /** Email address of a newsletter code's owner; null after they unsubscribed, and for other codes. */
    email: text('email'),
    createdAt: instant('created_at').notNull(),
    /** Time at which the last possible use was made; null while uses remain. */
    redeemedAt: instant('redeemed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.code] }),
    uniqueIndex('promo_codes_one_per_person').on(table.branchId, table.origin, table.personHash),
    check('promo_codes_percent_or_amount', sql`num_nonnulls(${table.percent}, ${table.amountPence}) = 1`),
    check('promo_codes_uses', sql`${table.uses} >= 0 AND ${table.uses} <= ${table.usesMax}`),
  ],
);

/** Promo code uses. A purchase or an order has at most one active use. */
export const promoUses = pgTable(
  'promo_uses',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    code: text('code').notNull(),
    subjectId: uuid('subject_id').notNull(),
    memberId: text('member_id'),
    /**
     * Hashes of the person's mailboxes and card (people/person-identity-keys). They still identify a guest who signs up
     * later, even with several accounts.
     */
    holders: text('holders').array().notNull().default(sql`'{}'`),
    /** Email address in old uses, which have no `holders`. A job replaces the address with its hashes in `holders`. */
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
