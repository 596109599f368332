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
 * Money that somebody was given. `balancePence` is the sum of the movements: a trigger of the database adds each one to
 * it, nothing else changes it, and its check refuses what would take it below zero.
 */
export const giftCards = pgTable(
  'gift_cards',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    /** Keyed hash of the code, which is kept nowhere: it is made again from the id when it is mailed. */
    codeHash: text('code_hash').notNull(),
    amountPence: integer('amount_pence').notNull(),
    balancePence: integer('balance_pence').notNull().default(0),
    currency: text('currency').notNull(),
    buyerId: text('buyer_id').notNull(),
    /** Made once for it. */
    purchaseId: uuid('purchase_id').notNull(),
    /** Keyed hash of the payment card that bought it (people/offer-holder-keys); null for cash, and of cards from before. */
    cardHolder: text('card_holder'),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    senderName: text('sender_name').notNull(),
    message: text('message').notNull(),
    /** The London day that was chosen; null is at once. */
    sendOn: date('send_on', { mode: 'string' }),
    sendAt: instant('send_at').notNull(),
    /** When its mail was written; null while it waits for its day. */
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** It pays for nothing until it is reactivated: staff stopped it, it was refunded, or its payment is disputed. */
    stoppedAt: instant('stopped_at'),
    /** It was stopped because its payment is disputed: a dispute that is won reactivates it. */
    stoppedForDispute: boolean('stopped_for_dispute').notNull().default(false),
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
 * BOUGHT fills the card, REDEEMED pays for a purchase, RETURNED undoes that when the purchase fails, REFUNDED takes money
 * off with a refund of the purchase that bought the card.
 */
export type GiftCardReason = 'BOUGHT' | 'REDEEMED' | 'RETURNED' | 'REFUNDED';

/** The ledger: every penny that came or went, and why. A trigger refuses to change or delete rows. */
export const giftCardMovements = pgTable(
  'gift_card_movements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    branchId: text('branch_id').notNull(),
    giftCardId: uuid('gift_card_id').notNull(),
    /** Above zero a credit, below a debit. */
    pence: integer('pence').notNull(),
    reason: text('reason').$type<GiftCardReason>().notNull(),
    /** The purchase that it is for; of REFUNDED, the refund that it went with. */
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
