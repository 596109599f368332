import type { PreparedStatement } from '../../platform/database/database.ts';

/**
 * Selects a person's payments and refunds, newest first: card payments, front-desk payments, refunds, purchases and
 * membership months. $2 account and placeholder ids, $3 email addresses, $4 and $5 the cursor, $6 the limit. A staff
 * refund has its own credit note; a refund that came with a cancellation has the booking's.
 */
export const selectPersonPayments: PreparedStatement = {
  name: 'payments_of_person',
  text: `WITH mine AS (
      SELECT b.id, b.payment_id, b.price_paid_pence, b.currency, b.created_at, c.title, c.starts_at
      FROM bookings b JOIN classes c ON c.branch_id = b.branch_id AND c.id = b.class_id
      WHERE b.branch_id = $1 AND (b.principal_id = ANY ($2::text[])
        OR (b.principal_id IS NULL AND lower(b.email) = ANY ($3::text[])))
    ), bought AS (
      SELECT id, name, method, currency, settled_at, (price->>'finalPence')::int AS pence FROM purchases
      WHERE branch_id = $1 AND member_id = ANY ($2::text[]) AND status IN ('PAID', 'REFUNDED') AND settled_at IS NOT NULL
    ), months AS (
      SELECT id, name, method, currency, paid_at, amount_pence FROM membership_months
      WHERE branch_id = $1 AND member_id = ANY ($2::text[])
    ), owners AS (
      SELECT id FROM people WHERE branch_id = $1 AND ('person:' || id) = ANY ($2::text[])
    ), lines AS (
      SELECT m.created_at AS at, m.id, 'card' AS kind, m.title AS what, m.starts_at, p.method AS how,
        NULL AS desk_method, m.price_paid_pence AS pence, NULL AS status, m.currency, 'booking' AS subject,
        m.id AS subject_id
      FROM mine m JOIN payments p ON p.branch_id = $1 AND p.id = m.payment_id WHERE m.price_paid_pence > 0
      UNION ALL
      SELECT d.taken_at, d.id, CASE WHEN d.amount_pence < 0 THEN 'desk-refund' ELSE 'desk' END, coalesce(m.title, e.name, CASE WHEN d.subject IN ('counter', 'gift-card') THEN coalesce(o.note, d.note) END),
        m.starts_at, NULL, d.method, d.amount_pence, NULL, d.currency, 'desk', coalesce(d.sale_payment_id, d.id)
      FROM desk_payments d
      LEFT JOIN desk_payments o ON o.branch_id = d.branch_id AND o.id = d.refunds_payment_id
      LEFT JOIN mine m ON m.id = d.subject_id
      LEFT JOIN entitlements e ON e.branch_id = d.branch_id AND e.id = d.subject_id
      WHERE d.branch_id = $1 AND (d.person_id IN (SELECT id FROM owners) OR d.subject_id IN (SELECT id FROM mine))
      UNION ALL
      SELECT r.created_at, r.id, 'refund', coalesce(m.title, b.name, o.name), m.starts_at, p.method, NULL,
        -r.amount_pence, CASE WHEN r.made_by = 'dispute' AND r.status = 'SUCCEEDED' THEN 'LOST' ELSE r.status END, r.currency, CASE WHEN r.made_by IS NULL THEN 'booking' ELSE 'refund' END,
        CASE WHEN r.made_by IS NULL THEN r.booking_id ELSE r.id END
      FROM refunds r
      LEFT JOIN mine m ON m.id = r.booking_id
      LEFT JOIN bought b ON b.id = r.payment_id
      LEFT JOIN months o ON o.id = r.payment_id
      LEFT JOIN payments p ON p.branch_id = $1 AND p.id = r.payment_id
      WHERE r.branch_id = $1 AND r.status NOT IN ('HELD', 'DROPPED', 'WON') AND (r.booking_id IN (SELECT id FROM mine)
        OR r.payment_id IN (SELECT id FROM bought) OR r.payment_id IN (SELECT id FROM months))
      UNION ALL
      SELECT settled_at, id, 'purchase', name, NULL, method, NULL, pence, NULL, currency, 'purchase', id FROM bought
      UNION ALL
      SELECT paid_at, id, 'month', name, NULL, method, NULL, amount_pence, NULL, currency, 'month', id FROM months
    )
    SELECT date_trunc('milliseconds', l.at) AS at, l.id, l.kind, l.what, l.starts_at AS "startsAt", l.how,
      l.desk_method AS "deskMethod", l.pence AS "amountPence", l.status, l.currency, i.kind AS "paperKind", l.subject,
      l.subject_id AS "subjectId", i.number, i.issued_at AS "issuedAt"
    FROM lines l
    LEFT JOIN invoices i ON i.branch_id = $1 AND i.subject_id = l.subject_id
      AND i.kind = CASE WHEN l.pence < 0 THEN 'CREDIT_NOTE' ELSE 'INVOICE' END
    WHERE $4::timestamptz IS NULL OR (date_trunc('milliseconds', l.at), l.id) < ($4::timestamptz, $5::uuid)
    ORDER BY 1 DESC, l.id DESC LIMIT $6::int`,
};
