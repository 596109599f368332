import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

/** Payment of places, purchase or paid month, with the fields that refunds need. */
export interface PaidItem {
  branchId: string;
  id: string;
  source: 'place' | 'purchase' | 'month';
  currency: string;
  /** Whether the payment is still open or cancelled. Settle such a payment before recording its refunds. */
  isOpen: boolean;
}

const selectPaidItem: PreparedStatement = {
  name: 'paid_item_of_intent',
  text: `SELECT branch_id AS "branchId", id, 'place' AS source, currency, status IN ('OPEN', 'CANCELLED') AS "isOpen"
      FROM payments WHERE intent_id = $1
    UNION ALL
    SELECT branch_id, id, 'purchase', currency, status IN ('OPEN', 'CANCELLED') FROM purchases WHERE intent_id = $1
    UNION ALL
    SELECT branch_id, id, 'month', currency, false FROM membership_months WHERE branch_id = $3 AND invoice_id = $2`,
};

/**
 * Returns the item that was paid with a provider's intent, or with the provider's invoice of a month; null if it isn't
 * in the database.
 */
export async function findPaidItem(
  db: QueryExecutor,
  branchId: string,
  { intentId, invoiceId = null }: { intentId: string; invoiceId?: string | null },
): Promise<PaidItem | null> {
  const [row] = await db.run<PaidItem>(selectPaidItem, [intentId, invoiceId, branchId]);
  return row ?? null;
}

const selectPlaces: PreparedStatement = {
  name: 'places_of_payment',
  text: `SELECT id AS "bookingId", price_paid_pence AS "pricePence", status = 'CANCELLED' AS ended
    FROM bookings WHERE branch_id = $1 AND payment_id = $2 ORDER BY position`,
};

/** Returns the places of a payment, in the order of its attendees. */
export function listPaidPlaces(
  db: QueryExecutor,
  { branchId, id }: Pick<PaidItem, 'branchId' | 'id'>,
): Promise<{ bookingId: string; pricePence: number; ended: boolean }[]> {
  return db.run(selectPlaces, [branchId, id]);
}
