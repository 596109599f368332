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

/** What is bought, as it was when it was offered: a product that changes changes no purchase. */
export type PurchasedGoods =
  | {
      kind: ProductKind;
      terms: EntitlementTerms;
      validDays: number | null;
      oncePerPerson: boolean;
    }
  | { kind: 'gift-card'; wish: GiftCardInput };

/** Who buys, as far as mails and invoices say it. */
export interface Buyer {
  firstName: string;
  name: string;
  email: string;
  /** Of someone without an account. */
  lastName?: string;
}

/** One product that someone buys, or tried to. Bound to its buyer, product, price and the parts that pay it. */
export const purchases = pgTable(
  'purchases',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    /** The buyer. Someone without an account is known by their browser until it is paid, then by their record. */
    memberId: text('member_id').notNull(),
    /** Keyed hash of the browser that buys without an account; null for members. */
    guestHash: text('guest_hash'),
    /** A product's id, or 'gift-card'. */
    productId: text('product_id').notNull(),
    name: text('name').notNull(),
    goods: jsonb('goods').$type<PurchasedGoods>().notNull(),
    buyer: jsonb('buyer').$type<Buyer>().notNull(),
    price: jsonb('price').$type<Price>().notNull(),
    /** The gift card that pays a part, and the part. */
    giftCardId: uuid('gift_card_id'),
    giftCardPence: integer('gift_card_pence').notNull().default(0),
    /** What a card is charged; 0 when nothing is left to pay. */
    cardPence: integer('card_pence').notNull(),
    currency: text('currency').notNull(),
    status: text('status').$type<PurchaseStatus>().notNull().default('OPEN'),
    /** The provider's id; null until it has answered, and when no card is charged. */
    intentId: text('intent_id'),
    /** "Visa ending 4242"; known once paid. */
    method: text('method'),
    receiptUrl: text('receipt_url'),
    /** The sessions that it has become. */
    entitlementId: uuid('entitlement_id'),
    termsVersion: text('terms_version').notNull(),
    termsAcceptedAt: instant('terms_accepted_at').notNull(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
    /** Why it became what it is: 'paid', 'already_had', 'abandoned' … */
    settledBecause: text('settled_because'),
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
 * Offers that are for each person once, and who has had them, with a row for each key of the person: the primary key decides
 * between two who pay at the same moment. Rows of mailboxes and cards outlive the account.
 */
export const usedOffers = pgTable(
  'had_offers',
  {
    branchId: text('branch_id').notNull(),
    /** An account or stand-in, or a keyed hash of a mailbox or card (people/offer-holder-keys). Named when it was accounts alone. */
    holder: text('member_id').notNull(),
    /** The product, or 'first-pack'. */
    productId: text('product_id').notNull(),
    /** The purchase or sale. */
    purchaseId: uuid('purchase_id').notNull(),
    hadAt: instant('had_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.holder, table.productId] }),
    index('had_offers_by_purchase').on(table.branchId, table.purchaseId),
    index('had_offers_by_time').on(table.hadAt),
  ],
);
