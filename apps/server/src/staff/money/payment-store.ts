import type { PaymentDetails } from '@studio/contracts/staff-money';
import { noClientName } from '@studio/domain/purchases/counter-item';
import { buildPersonIdSql } from '../../people/build-person-id-sql.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

/** Payment with its provider ids and payer. */
export interface PaymentDetailsRow {
  source: PaymentDetails['source'];
  id: string;
  at: Date;
  kind: string;
  item: string | null;
  classStartsAt: Date | null;
  paymentMethod: PaymentDetails['paymentMethod'];
  methodLabel: string;
  amountPence: number;
  giftCardPence: number;
  currency: string;
  payerName: string | null;
  email: string | null;
  personId: string | null;
  receiptUrl: string | null;
  /**
   * Intent id, for payments of places and purchases. Null for a front-desk payment, and for a membership month, whose
   * intent is read from its invoice at the provider.
   */
  intentId: string | null;
  providerInvoiceId: string | null;
  entitlementId: string | null;
}

const statements: Record<PaymentDetails['source'], PreparedStatement> = {
  place: {
    name: 'staff_find_place_payment',
    text: `SELECT 'place' AS source, p.id, p.settled_at AS at, 'class' AS kind, c.title AS item, c.starts_at AS "classStartsAt", 'CARD' AS "paymentMethod",
        coalesce(p.method, 'Card') AS "methodLabel", p.amount_pence AS "amountPence", 0 AS "giftCardPence", p.currency,
        concat_ws(' ', p.order_details->'customer'->>'firstName', p.order_details->'customer'->>'lastName') AS "payerName",
        p.order_details->'customer'->>'email' AS email, ${buildPersonIdSql('p.principal_id', "p.order_details->'customer'->>'email'")} AS "personId",
        p.receipt_url AS "receiptUrl", p.intent_id AS "intentId", NULL AS "providerInvoiceId", NULL AS "entitlementId"
      FROM payments p LEFT JOIN classes c ON c.branch_id = p.branch_id AND c.id = p.class_id
      WHERE p.branch_id = $1 AND p.id = $2 AND p.status IN ('BOOKED', 'REFUNDED')`,
  },
  purchase: {
    name: 'staff_find_purchase_payment',
    text: `SELECT 'purchase' AS source, p.id, p.settled_at AS at, p.goods->>'kind' AS kind, p.name AS item, NULL AS "classStartsAt",
        CASE WHEN p.card_pence > 0 THEN 'CARD' ELSE 'GIFT_CARD' END AS "paymentMethod",
        CASE WHEN p.card_pence > 0 THEN coalesce(p.method, 'Card') ELSE 'Gift card' END AS "methodLabel", p.card_pence AS "amountPence",
        p.gift_card_pence AS "giftCardPence", p.currency, p.buyer->>'name' AS "payerName", p.buyer->>'email' AS email,
        ${buildPersonIdSql('p.member_id', "p.buyer->>'email'")} AS "personId", p.receipt_url AS "receiptUrl", p.intent_id AS "intentId",
        NULL AS "providerInvoiceId", p.entitlement_id AS "entitlementId"
      FROM purchases p WHERE p.branch_id = $1 AND p.id = $2 AND p.status IN ('PAID', 'REFUNDED')`,
  },
  month: {
    name: 'staff_find_membership_month_payment',
    text: `SELECT 'month' AS source, m.id, m.paid_at AS at, 'membership' AS kind, m.name AS item, NULL AS "classStartsAt", 'CARD' AS "paymentMethod",
        coalesce(m.method, 'Card') AS "methodLabel", m.amount_pence AS "amountPence", 0 AS "giftCardPence", m.currency,
        nullif(concat_ws(' ', u.first_name, u.last_name), '') AS "payerName", u.email, ${buildPersonIdSql('m.member_id', 'u.email')} AS "personId",
        m.receipt_url AS "receiptUrl", NULL AS "intentId", m.invoice_id AS "providerInvoiceId", m.entitlement_id AS "entitlementId"
      FROM membership_months m LEFT JOIN members u ON u.user_id = m.member_id WHERE m.branch_id = $1 AND m.id = $2`,
  },
  desk: {
    name: 'staff_find_desk_payment',
    text: `SELECT 'desk' AS source, d.id, d.taken_at AS at, CASE d.subject WHEN 'booking' THEN 'class' WHEN 'fee' THEN 'fee' WHEN 'counter' THEN 'counter' WHEN 'gift-card' THEN 'gift-card' ELSE coalesce(e.kind, 'pack') END AS kind,
        coalesce(c.title, e.name, d.note, '') AS item, c.starts_at AS "classStartsAt", coalesce(rest.method, d.method) AS "paymentMethod",
        CASE coalesce(rest.method, d.method) WHEN 'CASH' THEN 'Cash' WHEN 'GIFT_CARD' THEN 'Gift card' ELSE 'Card machine' END AS "methodLabel",
        coalesce(rest.pence, d.amount_pence) AS "amountPence",
        (SELECT coalesce(sum(s.amount_pence), 0)::int FROM desk_payments s WHERE s.branch_id = $1
          AND s.gift_card_id IS NOT NULL AND (s.sale_payment_id = d.id OR s.id = d.id)) AS "giftCardPence",
        d.currency, CASE WHEN d.subject = 'counter' AND d.person_id IS NULL THEN '${noClientName}' ELSE nullif(concat_ws(' ', q.first_name, q.last_name), '') END AS "payerName",
        q.email, coalesce(q.merged_into, q.id) AS "personId",
        NULL AS "receiptUrl", NULL AS "intentId", NULL AS "providerInvoiceId", NULL AS "entitlementId"
      FROM desk_payments d
      LEFT JOIN LATERAL (
        SELECT max(s.method) AS method, sum(s.amount_pence)::int AS pence FROM desk_payments s
        WHERE s.branch_id = $1 AND s.sale_payment_id = d.id AND s.gift_card_id IS NULL AND s.amount_pence > 0
      ) rest ON true
      LEFT JOIN people q ON q.branch_id = d.branch_id AND q.id = d.person_id
      LEFT JOIN bookings b ON b.branch_id = d.branch_id AND b.id = d.subject_id AND d.subject <> 'product'
      LEFT JOIN classes c ON c.branch_id = b.branch_id AND c.id = b.class_id
      LEFT JOIN entitlements e ON e.branch_id = d.branch_id AND e.id = d.subject_id AND d.subject = 'product'
      WHERE d.branch_id = $1 AND d.id = $2 AND d.method <> 'COMPLIMENTARY' AND (d.amount_pence <> 0 OR (d.subject = 'counter' AND d.refunds_payment_id IS NULL))`,
  },
};

export async function findPaymentDetails(
  db: QueryExecutor,
  branchId: string,
  { source, id }: Pick<PaymentDetailsRow, 'source' | 'id'>,
): Promise<PaymentDetailsRow | null> {
  const [row] = await db.run<PaymentDetailsRow>(statements[source], [branchId, id]);
  return row ?? null;
}

/** Place that a payment paid for. `refundedPence` is the amount refunded for the place. */
export interface PaidPlaceRow {
  bookingId: string;
  name: string;
  status: string;
  pricePence: number;
  refundedPence: number;
}

const places: PreparedStatement = {
  name: 'staff_places_of_payment',
  text: `SELECT b.id AS "bookingId", b.attendee_name AS name, b.status, b.price_paid_pence AS "pricePence",
      (SELECT coalesce(sum(r.amount_pence), 0)::int FROM refunds r
        WHERE r.branch_id = b.branch_id AND r.payment_id = b.payment_id AND r.booking_id = b.id AND r.status NOT IN ('HELD', 'DROPPED', 'WON')) AS "refundedPence"
    FROM bookings b WHERE b.branch_id = $1 AND b.payment_id = $2 ORDER BY b.position`,
};

export function listPaidPlaceDetails(
  db: QueryExecutor,
  branchId: string,
  paymentId: string,
): Promise<PaidPlaceRow[]> {
  return db.run<PaidPlaceRow>(places, [branchId, paymentId]);
}
