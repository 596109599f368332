import { v7 as uuidv7 } from 'uuid';
import { chargeGiftCard } from '../gift-cards/gift-card-ledger.ts';
import type { Actor } from '../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { type DeskPaymentInput, recordDeskPayment } from './desk-payments.ts';
import type { DeskPaymentMethod } from './tables.ts';

/** Gift card that pays a part of a sale, in pence above 0. */
export interface GiftCardPart {
  giftCardId: string;
  pence: number;
}

/** Sale to record. `amountPence` is paid by `method`, in addition to the gift card's part. */
export type DeskSale = Omit<DeskPaymentInput, 'giftCardId' | 'salePaymentId' | 'method' | 'takenBy'> & {
  method: Exclude<DeskPaymentMethod, 'GIFT_CARD'>;
  giftCard: GiftCardPart | null;
  takenBy: Actor;
};

/**
 * Records how a sale at the front desk was paid, and charges the gift card (handbook: packs-and-memberships 21), in the
 * transaction of the goods. Idempotent by id: returns false if the sale was recorded before. Throws AppError
 * gift_card_refused when the card's balance is too low, or the card is deactivated or expired.
 */
export async function recordDeskSale(
  tx: QueryExecutor,
  { giftCard, ...money }: DeskSale,
  now: Date,
): Promise<boolean> {
  if (!giftCard) return recordDeskPayment(tx, money, now);
  const { branchId, id, amountPence, takenBy: actor } = money;
  const { giftCardId, pence } = giftCard;
  if (amountPence > 0 && !(await recordDeskPayment(tx, money, now))) return false;
  const part = amountPence > 0 ? { id: uuidv7(), salePaymentId: id } : { id, salePaymentId: null };
  const row = { ...money, ...part, method: 'GIFT_CARD', amountPence: pence, giftCardId } as const;
  if (!(await recordDeskPayment(tx, row, now))) return false;
  await chargeGiftCard(tx, { branchId, giftCardId, purchaseId: row.id, pence, actor }, now);
  return true;
}

const firstPaymentWithoutInvoice: PreparedStatement = {
  name: 'desk_first_payment_without_invoice',
  text: `SELECT d.id FROM desk_payments d
    WHERE d.branch_id = $1 AND d.subject = 'booking' AND d.subject_id = $2::uuid AND d.amount_pence > 0
      AND d.refunds_payment_id IS NULL AND d.sale_payment_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM invoices i WHERE i.branch_id = d.branch_id AND i.subject_id = d.id)
    ORDER BY d.id LIMIT 1`,
};

/**
 * Returns the id of a booking's first front-desk payment without an invoice, whose invoice then covers later payments
 * too; null if there is none.
 */
export async function findFirstPaymentWithoutInvoice(
  db: QueryExecutor,
  branchId: string,
  bookingId: string,
): Promise<string | null> {
  const [first] = await db.run<{ id: string }>(firstPaymentWithoutInvoice, [branchId, bookingId]);
  return first?.id ?? null;
}

const sumByMethod: PreparedStatement = {
  name: 'desk_sale_sums_by_method',
  text: `SELECT method, sum(amount_pence)::int AS pence FROM desk_payments
    WHERE branch_id = $1 AND (id = $2::uuid OR sale_payment_id = $2::uuid) AND amount_pence > 0
    GROUP BY method ORDER BY method = 'GIFT_CARD', method`,
};

/** Returns the amounts paid for a sale by each method, in pence, the gift card last. */
export function sumDeskSaleByMethod(
  db: QueryExecutor,
  branchId: string,
  paymentId: string,
): Promise<{ method: DeskPaymentMethod; pence: number }[]> {
  return db.run(sumByMethod, [branchId, paymentId]);
}

const sumSale: PreparedStatement = {
  name: 'desk_sale_sums',
  text: `SELECT coalesce(sum(amount_pence) FILTER (WHERE gift_card_id IS NULL), 0)::int AS "paidPence",
      coalesce(sum(amount_pence) FILTER (WHERE gift_card_id IS NOT NULL), 0)::int AS "giftCardPence"
    FROM desk_payments WHERE branch_id = $1 AND (id = $2::uuid OR sale_payment_id = $2::uuid)`,
};

/** Amounts of a sale in pence, without its refunds. */
export interface DeskSaleSums {
  paidPence: number;
  giftCardPence: number;
}

/**
 * Returns the amounts of a sale that were paid with money and with a gift card. `paymentId` is the id of the sale's
 * payment.
 */
export async function sumDeskSale(
  db: QueryExecutor,
  branchId: string,
  paymentId: string,
): Promise<DeskSaleSums> {
  const [row] = await db.run<DeskSaleSums>(sumSale, [branchId, paymentId]);
  return row ?? { paidPence: 0, giftCardPence: 0 };
}

const saleLeft: PreparedStatement = {
  name: 'desk_sale_left',
  text: `SELECT coalesce(sum(m.amount_pence), 0)::int AS pence,
      coalesce(sum(m.amount_pence) FILTER (WHERE m.gift_card_id IS NOT NULL), 0)::int AS "giftCardPence"
    FROM desk_payments d
    JOIN desk_payments m ON m.branch_id = d.branch_id AND (m.id = d.id OR m.refunds_payment_id = d.id)
    WHERE d.branch_id = $1 AND (d.id = $2::uuid OR d.sale_payment_id = $2::uuid) AND d.refunds_payment_id IS NULL`,
};

/** Returns what is left of a sale after its refunds, in pence, and the part of it that a gift card paid. */
export async function loadDeskSaleBalance(
  db: QueryExecutor,
  branchId: string,
  paymentId: string,
): Promise<{ pence: number; giftCardPence: number }> {
  const [row] = await db.run<{ pence: number; giftCardPence: number }>(saleLeft, [branchId, paymentId]);
  return row ?? { pence: 0, giftCardPence: 0 };
}
