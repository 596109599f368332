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

export type EntitlementOrigin = 'purchase' | 'membership' | 'staff' | 'import' | 'demo';

/**
 * Sessions that a member has. `balance` is the sum of the movements: a database trigger adds each one (migration 0001),
 * nothing else changes it, and a check prevents a negative balance.
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
    /** Number of remaining sessions; null if unlimited. */
    balance: integer('balance'),
    startsAt: instant('starts_at').notNull(),
    expiresAt: instant('expires_at'),
    origin: text('origin').$type<EntitlementOrigin>().notNull(),
    /**
     * Id of the origin of the sessions, such as the purchase, or the provider's invoice of the paid month. Unique per
     * `origin`.
     */
    originId: text('origin_id').notNull(),
    /** Whether new sessions are granted when the entitlement ends, as for a membership that isn't cancelled. */
    renews: boolean('renews').notNull().default(false),
    /** Time at which the entitlement was fully refunded. Sessions that bookings return later are taken too. */
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

/** Ledger of every session granted, taken or returned, with its reason. A trigger prevents changes and deletions. */
export const entitlementMovements = pgTable(
  'entitlement_movements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    branchId: text('branch_id').notNull(),
    entitlementId: uuid('entitlement_id').notNull(),
    /**
     * Positive for sessions granted or returned, negative for sessions taken. Unlimited entitlements have movements
     * too, although they have no balance.
     */
    sessions: integer('sessions').notNull(),
    reason: text('reason').$type<MovementReason>().notNull(),
    /** Booking, purchase, refund or waiting list entry group that caused the movement. */
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
