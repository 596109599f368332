import type { GiftCardInput } from '@studio/contracts/purchases';
import type { ProductKind } from '@studio/domain/catalogue/product-terms';
import type { EntitlementTerms } from '@studio/domain/entitlements/entitlement';
import type { Price } from '@studio/domain/pricing/price';
import type { PurchaseStatus } from '@studio/domain/purchases/settle-purchase';
import { sql } from 'drizzle-orm';
import {
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

/** Goods as they were offered. Later changes of the product don't change the purchase. */
export type PurchasedGoods =
  | {
      kind: ProductKind;
      terms: EntitlementTerms;
      validDays: number | null;
      oncePerPerson: boolean;
    }
  | { kind: 'gift-card'; input: GiftCardInput };

/** Buyer's details for emails and invoices. */
export interface Buyer {
  firstName: string;
  name: string;
  email: string;
  /** Surname of a buyer without an account. */
  lastName?: string;
}

/**
 * Completed or attempted purchase of one product, with fixed goods and price, and the amounts that a gift card and a
 * payment card pay.
 */
export const purchases = pgTable(
  'purchases',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    /**
     * Buyer's account id or placeholder id. A guest is identified by their browser until the purchase is paid, then by
     * their person record.
     */
    memberId: text('member_id').notNull(),
    /** Keyed hash of a guest's browser; null for members. */
    guestHash: text('guest_hash'),
    /** Product id, or 'gift-card'. */
    productId: text('product_id').notNull(),
    name: text('name').notNull(),
    goods: jsonb('goods').$type<PurchasedGoods>().notNull(),
    buyer: jsonb('buyer').$type<Buyer>().notNull(),
    price: jsonb('price').$type<Price>().notNull(),
    /** Gift card that pays the price or a part of it; null without one. */
    giftCardId: uuid('gift_card_id'),
    /** Amount that the gift card pays, in pence. */
    giftCardPence: integer('gift_card_pence').notNull().default(0),
    /** Amount to charge to a payment card in pence; 0 if a gift card pays the whole price or the goods are free. */
    cardPence: integer('card_pence').notNull(),
    currency: text('currency').notNull(),
    status: text('status').$type<PurchaseStatus>().notNull().default('OPEN'),
    /** Payment intent id of the provider; null until the provider has responded, and without a card payment. */
    intentId: text('intent_id'),
    /** Payment method, such as "Visa ending 4242"; null until the payment is made. */
    method: text('method'),
    receiptUrl: text('receipt_url'),
    entitlementId: uuid('entitlement_id'),
    termsVersion: text('terms_version').notNull(),
    termsAcceptedAt: instant('terms_accepted_at').notNull(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
    /** Reason for the status, such as 'paid', 'already_had' or 'abandoned'. */
    settleReason: text('settle_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('purchases_intent').on(table.intentId),
    uniqueIndex('purchases_one_open')
      .on(table.branchId, table.memberId, table.productId)
      .where(sql`status = 'OPEN'`),
    index('purchases_open').on(table.createdAt).where(sql`status = 'OPEN'`),
    index('purchases_by_member').on(table.branchId, table.memberId, table.id),
    index('purchases_by_settling').on(table.branchId, table.settledAt).where(sql`settled_at IS NOT NULL`),
    check('purchases_parts', sql`${table.giftCardPence} >= 0 AND ${table.cardPence} >= 0`),
  ],
);

/**
 * Once-per-person offers that were used, one row per key of the person. The primary key decides between concurrent
 * purchases. Rows of mailboxes and cards outlive the account.
 */
export const usedOffers = pgTable(
  'used_offers',
  {
    branchId: text('branch_id').notNull(),
    /** Account, placeholder, or keyed hash of a mailbox or card (people/person-identity-keys). */
    holder: text('holder').notNull(),
    /** Product id, or 'first-pack'. */
    productId: text('product_id').notNull(),
    purchaseId: uuid('purchase_id').notNull(),
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.holder, table.productId] }),
    index('used_offers_by_purchase').on(table.branchId, table.purchaseId),
    index('used_offers_by_time').on(table.usedAt),
  ],
);
