import { noClientName } from '@studio/domain/purchases/counter-item';

/**
 * Selects every movement of money as one row of `moved`. All lists, totals, exports and reports use it. A payment
 * counts when it was taken, a refund when it was made. Failed refunds don't count, and those paid out another way count
 * as front-desk money. Disputes count as refunds until the studio wins them. Gift card money counts when the card was
 * bought. Spending it adds rows with method GIFT_CARD (column `payment_method`), which show the purchase and its VAT.
 * Parameters: $1 branch, $2 from (inclusive) and $3 until (exclusive), as instants.
 */
export const selectMoneyMovements = `
  SELECT 'place' AS source, p.id, p.id AS paid_as, p.settled_at AS at, 'class' AS kind, 'CARD' AS payment_method,
      p.amount_pence AS pence, p.currency, true AS taxed, p.principal_id AS member_id, NULL::uuid AS person_id,
      p.order_details->'customer'->>'email' AS email,
      concat_ws(' ', p.order_details->'customer'->>'firstName', p.order_details->'customer'->>'lastName') AS who,
      c.title AS what, c.starts_at AS what_at, coalesce(p.method, 'Card') AS method, NULL AS state
    FROM payments p LEFT JOIN classes c ON c.branch_id = p.branch_id AND c.id = p.class_id
    WHERE p.branch_id = $1 AND p.settled_at >= $2 AND p.settled_at < $3 AND p.status IN ('BOOKED', 'REFUNDED')
  UNION ALL
  SELECT 'purchase', p.id, p.id, p.settled_at, p.goods->>'kind', part.payment_method, part.pence, p.currency,
      p.goods->>'kind' <> 'gift-card', p.member_id, NULL, p.buyer->>'email', p.buyer->>'name', p.name, NULL::timestamptz,
      CASE part.payment_method WHEN 'CARD' THEN coalesce(p.method, 'Card') ELSE 'Gift card' END, NULL
    FROM purchases p
    CROSS JOIN LATERAL (VALUES ('CARD', p.card_pence),
      ('GIFT_CARD', CASE p.status WHEN 'PAID' THEN p.gift_card_pence ELSE 0 END)) AS part (payment_method, pence)
    WHERE p.branch_id = $1 AND p.settled_at >= $2 AND p.settled_at < $3 AND p.status IN ('PAID', 'REFUNDED')
      AND part.pence > 0
  UNION ALL
  SELECT 'month', m.id, m.id, m.paid_at, 'membership', 'CARD', m.amount_pence, m.currency, true, m.member_id, NULL,
      u.email, nullif(concat_ws(' ', u.first_name, u.last_name), ''), m.name, NULL, coalesce(m.method, 'Card'), NULL
    FROM membership_months m LEFT JOIN members u ON u.user_id = m.member_id
    WHERE m.branch_id = $1 AND m.paid_at >= $2 AND m.paid_at < $3 AND m.amount_pence > 0
  UNION ALL
  SELECT 'desk', d.id, coalesce(o.sale_payment_id, d.refunds_payment_id, rf.payment_id, d.sale_payment_id, d.id), d.taken_at,
      CASE d.subject WHEN 'booking' THEN 'class' WHEN 'fee' THEN 'fee' WHEN 'counter' THEN 'counter' WHEN 'gift-card' THEN 'gift-card'
        ELSE coalesce(e.kind, rp.goods->>'kind', CASE WHEN rm.id IS NOT NULL THEN 'membership' WHEN rf.id IS NOT NULL THEN 'class' ELSE 'pack' END) END,
      d.method, d.amount_pence, d.currency, d.subject <> 'gift-card' AND coalesce(rp.goods->>'kind', '') <> 'gift-card', NULL, d.person_id, q.email,
      CASE WHEN d.subject = 'counter' AND d.person_id IS NULL THEN '${noClientName}' ELSE nullif(concat_ws(' ', q.first_name, q.last_name), '') END,
      coalesce(c.title, e.name, o.note, d.note), c.starts_at,
      CASE d.method WHEN 'CASH' THEN 'Cash' WHEN 'GIFT_CARD' THEN 'Gift card' ELSE 'Card machine' END, NULL
    FROM desk_payments d
    LEFT JOIN desk_payments o ON o.branch_id = d.branch_id AND o.id = d.refunds_payment_id
    LEFT JOIN people q ON q.branch_id = d.branch_id AND q.id = d.person_id
    LEFT JOIN bookings b ON b.branch_id = d.branch_id AND b.id = d.subject_id AND d.subject <> 'product'
    LEFT JOIN classes c ON c.branch_id = b.branch_id AND c.id = b.class_id
    LEFT JOIN entitlements e ON e.branch_id = d.branch_id AND e.id = d.subject_id AND d.subject = 'product'
    LEFT JOIN refunds rf ON rf.branch_id = d.branch_id AND rf.id = d.subject_id AND d.subject = 'product'
    LEFT JOIN purchases rp ON rp.branch_id = rf.branch_id AND rp.id = rf.payment_id
    LEFT JOIN membership_months rm ON rm.branch_id = rf.branch_id AND rm.id = rf.payment_id
    WHERE d.branch_id = $1 AND d.taken_at >= $2 AND d.taken_at < $3 AND d.method <> 'COMPLIMENTARY' AND (d.amount_pence <> 0 OR (d.subject = 'counter' AND d.refunds_payment_id IS NULL))
  UNION ALL
  SELECT 'refund', r.id, r.payment_id, r.created_at,
      CASE WHEN u.id IS NOT NULL THEN u.goods->>'kind' WHEN m.id IS NOT NULL THEN 'membership' ELSE 'class' END, 'CARD',
      -r.amount_pence, r.currency, coalesce(u.goods->>'kind', '') <> 'gift-card',
      coalesce(p.principal_id, u.member_id, m.member_id), NULL,
      coalesce(p.order_details->'customer'->>'email', u.buyer->>'email', w.email),
      coalesce(CASE WHEN p.id IS NOT NULL THEN concat_ws(' ', p.order_details->'customer'->>'firstName', p.order_details->'customer'->>'lastName') END,
        u.buyer->>'name', nullif(concat_ws(' ', w.first_name, w.last_name), '')),
      coalesce(c.title, u.name, m.name), c.starts_at, coalesce(p.method, u.method, m.method, 'Card'),
      CASE WHEN r.made_by = 'dispute' AND r.status = 'SUCCEEDED' THEN 'LOST' ELSE r.status END
    FROM refunds r
    LEFT JOIN payments p ON p.branch_id = r.branch_id AND p.id = r.payment_id
    LEFT JOIN classes c ON c.branch_id = p.branch_id AND c.id = p.class_id
    LEFT JOIN purchases u ON u.branch_id = r.branch_id AND u.id = r.payment_id
    LEFT JOIN membership_months m ON m.branch_id = r.branch_id AND m.id = r.payment_id
    LEFT JOIN members w ON w.user_id = m.member_id
    WHERE r.branch_id = $1 AND r.created_at >= $2 AND r.created_at < $3
      AND r.status NOT IN ('FAILED', 'PAID_AT_DESK', 'HELD', 'DROPPED', 'WON')`;
