import type { ProductKind } from '@studio/domain/catalogue/product-terms';
import type { EntitlementTerms, MovementReason } from '@studio/domain/entitlements/entitlement';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What the sessions came from. */
export type EntitlementOrigin = 'purchase' | 'membership' | 'staff' | 'import' | 'demo';

/**
 * Sessions that a member has. `balance` is the sum of the movements: a trigger of the database adds each one to it
 * (migration 0006), nothing else changes it, and its check refuses what would take it below zero.
 */
export const entitlements = pgTable(
  'entitlements',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    memberId: text('member_id').notNull(),
    kind: text('kind').$type<ProductKind>().notNull(),
    productId: text('product_id').notNull(),
    name: text('name').notNull(),
    terms: jsonb('terms').$type<EntitlementTerms>().notNull(),
    /** Null is unlimited. */
    balance: integer('balance'),
    startsAt: instant('starts_at').notNull(),
    expiresAt: instant('expires_at'),
    origin: text('origin').$type<EntitlementOrigin>().notNull(),
    /** The purchase, or the provider's invoice of the paid month: granted once for it. */
    originId: text('origin_id').notNull(),
    /** Whether sessions come again when it ends: a membership that has not been cancelled. */
    renews: boolean('renews').notNull().default(false),
    /** When all of its money had been refunded: sessions that come back from bookings are gone, too. */
    refundedAt: instant('refunded_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('entitlements_once_per_origin').on(table.branchId, table.origin, table.originId),
    index('entitlements_by_member').on(table.branchId, table.memberId),
    check('entitlements_never_below_zero', sql`${table.balance} >= 0`),
  ],
);

/** The ledger: every session that came or went, and why. A trigger refuses to change or delete rows. */
export const entitlementMovements = pgTable(
  'entitlement_movements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    branchId: text('branch_id').notNull(),
    entitlementId: uuid('entitlement_id').notNull(),
    /** Above zero a credit, below a debit. An unlimited one counts too, though it has no balance. */
    sessions: integer('sessions').notNull(),
    reason: text('reason').$type<MovementReason>().notNull(),
    /** The booking, purchase, or place on a waiting list that it is for. */
    subjectId: uuid('subject_id'),
    actor: text('actor').notNull(),
    note: text('note'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('entitlement_movements_by_entitlement').on(table.branchId, table.entitlementId, table.id),
    uniqueIndex('entitlement_movements_once')
      .on(table.branchId, table.entitlementId, table.subjectId, table.reason)
      .where(
        sql`subject_id IS NOT NULL AND reason IN ('BOOKED', 'RETURNED', 'RESERVED', 'RELEASED', 'REFUNDED')`,
      ),
    check('entitlement_movements_not_zero', sql`${table.sessions} <> 0`),
  ],
);
