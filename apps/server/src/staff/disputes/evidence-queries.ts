import { buildPersonIdSql } from '../../people/build-person-id-sql.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';

/** Disputed payment, for class places, a purchase or a membership month. */
export interface DisputedPaymentRow {
  source: 'place' | 'purchase' | 'month';
  what: string;
  who: string;
  email: string;
  personId: string | null;
  paidAt: Date;
  method: string | null;
  amountPence: number;
  receiptUrl: string | null;
  termsVersion: string | null;
  termsAcceptedAt: Date | null;
  entitlementId: string | null;
  isGiftCard: boolean;
}

export const selectDisputedPayment: PreparedStatement = {
  name: 'dispute_payment',
  text: `SELECT 'place' AS source, c.title AS what, concat_ws(' ', p.order_details->'customer'->>'firstName', p.order_details->'customer'->>'lastName') AS who,
      p.order_details->'customer'->>'email' AS email, ${buildPersonIdSql('p.principal_id', "p.order_details->'customer'->>'email'")} AS "personId",
      coalesce(p.settled_at, p.created_at) AS "paidAt", p.method, p.amount_pence AS "amountPence", p.receipt_url AS "receiptUrl",
      p.terms_version AS "termsVersion", p.terms_accepted_at AS "termsAcceptedAt", NULL::uuid AS "entitlementId", false AS "isGiftCard"
    FROM payments p LEFT JOIN classes c ON c.branch_id = p.branch_id AND c.id = p.class_id WHERE p.branch_id = $1 AND p.id = $2
    UNION ALL
    SELECT 'purchase', u.name, u.buyer->>'name', u.buyer->>'email', ${buildPersonIdSql('u.member_id', "u.buyer->>'email'")},
      coalesce(u.settled_at, u.created_at), u.method, u.card_pence, u.receipt_url, u.terms_version, u.terms_accepted_at,
      u.entitlement_id, u.goods->>'kind' = 'gift-card'
    FROM purchases u WHERE u.branch_id = $1 AND u.id = $2
    UNION ALL
    SELECT 'month', m.name, coalesce(nullif(concat_ws(' ', w.first_name, w.last_name), ''), w.email, ''), coalesce(w.email, ''),
      ${buildPersonIdSql('m.member_id', "coalesce(w.email, '')")}, m.paid_at, m.method, m.amount_pence, m.receipt_url,
      CASE WHEN s.imported_until IS NULL THEN s.terms_version END, CASE WHEN s.imported_until IS NULL THEN s.terms_accepted_at END,
      m.entitlement_id, false
    FROM membership_months m
    LEFT JOIN memberships s ON s.branch_id = m.branch_id AND s.id = m.membership_id
    LEFT JOIN members w ON w.user_id = m.member_id
    WHERE m.branch_id = $1 AND m.id = $2`,
};

/** Class place that was paid with the disputed payment, or with a session that the payment bought. */
export interface PaidUsageRow {
  bookingId: string;
  title: string;
  startsAt: Date;
  attendee: string;
  status: 'CONFIRMED' | 'CANCELLED' | 'ATTENDED' | 'NO_SHOW';
  bookedAt: Date;
  checkedInAt: Date | null;
  cancelledAt: Date | null;
  displayCode: string;
}

export const selectPaidUsage: PreparedStatement = {
  name: 'dispute_usage',
  text: `SELECT b.id AS "bookingId", c.title, c.starts_at AS "startsAt", b.attendee_name AS attendee, b.status, b.created_at AS "bookedAt",
      b.checked_in_at AS "checkedInAt", b.cancelled_at AS "cancelledAt", b.display_code AS "displayCode"
    FROM bookings b JOIN classes c ON c.branch_id = b.branch_id AND c.id = b.class_id
    WHERE b.branch_id = $1 AND (b.payment_id = $2 OR b.entitlement_id = $3::uuid) ORDER BY c.starts_at, b.position LIMIT 200`,
};

/** Purchase or front-desk sale that was paid with the gift card that the disputed payment bought. */
export interface GiftCardSpendRow {
  at: Date;
  pence: number;
  what: string;
}

export const selectGiftCardSpend: PreparedStatement = {
  name: 'dispute_gift_card_purchases',
  text: `SELECT m.at, -m.pence AS pence, coalesce(u.name, c.title, e.name, d.note, 'Sale at the front desk') AS what
    FROM gift_cards g
    JOIN gift_card_movements m ON m.branch_id = g.branch_id AND m.gift_card_id = g.id AND m.reason = 'REDEEMED'
    LEFT JOIN purchases u ON u.branch_id = m.branch_id AND u.id = m.purchase_id AND u.status = 'PAID'
    LEFT JOIN desk_payments d ON d.branch_id = m.branch_id AND d.id = m.purchase_id
    LEFT JOIN bookings b ON b.branch_id = m.branch_id AND b.id = d.subject_id AND d.subject = 'booking'
    LEFT JOIN classes c ON c.branch_id = m.branch_id AND c.id = b.class_id
    LEFT JOIN entitlements e ON e.branch_id = m.branch_id AND e.id = d.subject_id AND d.subject = 'product'
    WHERE g.branch_id = $1 AND g.purchase_id = $2 AND (u.id IS NOT NULL OR d.id IS NOT NULL) ORDER BY m.id`,
};

/** Email about the payment, or about a booking, membership or gift card that it paid for. */
export interface SentEmailRow {
  kind: string;
  sentAt: Date;
}

/**
 * Finds emails about the payment ($2), its entitlement ($3), and its bookings, orders, gift card, membership and
 * refunds.
 */
export const selectSentEmails: PreparedStatement = {
  name: 'dispute_sent_emails',
  text: `WITH about AS (
      SELECT $2::text AS id
      UNION SELECT b.id::text FROM bookings b WHERE b.branch_id = $1 AND (b.payment_id = $2::uuid OR b.entitlement_id = $3::uuid)
      UNION SELECT b.order_id::text FROM bookings b WHERE b.branch_id = $1 AND (b.payment_id = $2::uuid OR b.entitlement_id = $3::uuid)
      UNION SELECT g.id::text FROM gift_cards g WHERE g.branch_id = $1 AND g.purchase_id = $2::uuid
      UNION SELECT m.membership_id::text FROM membership_months m WHERE m.branch_id = $1 AND m.id = $2::uuid
      UNION SELECT r.id::text FROM refunds r WHERE r.branch_id = $1 AND r.payment_id = $2::uuid
    )
    SELECT o.kind, o.sent_at AS "sentAt" FROM outbox o
    WHERE o.branch_id = $1 AND o.sent_at IS NOT NULL AND EXISTS (SELECT 1 FROM about WHERE about.id = coalesce(
      o.subject->>'orderId', o.subject->>'bookingId', o.subject->>'paymentId', o.subject->>'purchaseId',
      o.subject->>'giftCardId', o.subject->>'membershipId', o.subject->>'refundId'))
    ORDER BY o.sent_at LIMIT 200`,
};

export interface InvoiceDocumentRow {
  kind: 'INVOICE' | 'CREDIT_NOTE';
  number: number;
  issuedAt: Date;
  amountPence: number;
}

export const selectInvoiceDocuments: PreparedStatement = {
  name: 'dispute_documents',
  text: `SELECT i.kind, i.number, i.issued_at AS "issuedAt", i.amount_pence AS "amountPence" FROM invoices i
    WHERE i.branch_id = $1 AND (i.subject_id = $2::uuid
      OR i.subject_id IN (SELECT id FROM bookings WHERE branch_id = $1 AND payment_id = $2::uuid)
      OR i.subject_id IN (SELECT id FROM refunds WHERE branch_id = $1 AND payment_id = $2::uuid))
    ORDER BY i.issued_at, i.number`,
};

/** Refund of the payment, other than the dispute itself. */
export interface EvidenceRefundRow {
  at: Date;
  amountPence: number;
  status: string;
}

export const selectRefunds: PreparedStatement = {
  name: 'dispute_refunds',
  text: `SELECT created_at AS at, amount_pence AS "amountPence", status FROM refunds
    WHERE branch_id = $1 AND payment_id = $2 AND made_by IS DISTINCT FROM 'dispute' AND status NOT IN ('FAILED', 'HELD', 'DROPPED', 'WON')
    ORDER BY created_at`,
};
