import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
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

/**
 * Gift cards. `balancePence` is the sum of the movements. Only a database trigger changes it, and a check keeps it from
 * going below zero.
 */
export const giftCards = pgTable(
  'gift_cards',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    /**
     * Keyed hash of the code. The code itself isn't stored: it is derived from the gift card's id when the email is
     * sent.
     */
    codeHash: text('code_hash').notNull(),
    amountPence: integer('amount_pence').notNull(),
    balancePence: integer('balance_pence').notNull().default(0),
    currency: text('currency').notNull(),
    buyerId: text('buyer_id').notNull(),
    /** Purchase of the gift card; each purchase creates one gift card. */
    purchaseId: uuid('purchase_id').notNull(),
    /**
     * Keyed hash of the payment card that bought the gift card (people/person-identity-keys). Null for cash and for older
     * gift cards.
     */
    cardHolder: text('card_holder'),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    senderName: text('sender_name').notNull(),
    message: text('message').notNull(),
    /** London day on which to send the gift card, as the buyer chose; null to send it at once. */
    sendOn: date('send_on', { mode: 'string' }),
    sendAt: instant('send_at').notNull(),
    /** Time at which the email was enqueued or the front desk handed over the code; null before that. */
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /**
     * Time at which the gift card was deactivated: by staff, by its refund, or because its payment is disputed. Null
     * while it can be used.
     */
    deactivatedAt: instant('deactivated_at'),
    /** Whether a dispute deactivated the gift card. Winning the dispute reactivates it. */
    deactivatedForDispute: boolean('deactivated_for_dispute').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('gift_cards_code').on(table.codeHash),
    uniqueIndex('gift_cards_once_per_purchase').on(table.branchId, table.purchaseId),
    index('gift_cards_to_send').on(table.sendAt).where(sql`sent_at IS NULL`),
    check('gift_cards_never_below_zero', sql`${table.balancePence} >= 0`),
  ],
);

/**
 * Reason of a movement. BOUGHT adds the initial balance, REDEEMED pays for a purchase, and RETURNED reverses that when
 * the purchase fails. REFUNDED deducts a refund of the gift card's own purchase.
 */
export type GiftCardReason = 'BOUGHT' | 'REDEEMED' | 'RETURNED' | 'REFUNDED';

/** Movements of gift cards. A trigger forbids changing or deleting rows. */
export const giftCardMovements = pgTable(
  'gift_card_movements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    branchId: text('branch_id').notNull(),
    giftCardId: uuid('gift_card_id').notNull(),
    /** Amount: positive for a credit, negative for a debit. */
    pence: integer('pence').notNull(),
    reason: text('reason').$type<GiftCardReason>().notNull(),
    /** Purchase that caused the movement; for REFUNDED, the refund. */
    purchaseId: uuid('purchase_id').notNull(),
    actor: text('actor').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('gift_card_movements_once').on(
      table.branchId,
      table.giftCardId,
      table.purchaseId,
      table.reason,
    ),
    check('gift_card_movements_not_zero', sql`${table.pence} <> 0`),
  ],
);
