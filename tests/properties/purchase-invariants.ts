import { queryViolations } from './query-violations.ts';
import type { World } from './world.ts';

/** Returns purchases that granted too much or too little, and gift cards and promo codes that don't add up. */
export async function findPurchaseViolations(world: World): Promise<string[]> {
  const [purchases, giftCards, codes] = [purchaseFaults, giftCardFaults, promoFaults];
  return [
    ...(await queryViolations(world, purchases)),
    ...(await queryViolations(world, giftCards)),
    ...(await queryViolations(world, codes)),
  ];
}

/** Returns purchases that keep money without goods once everything has settled, or that can still be paid. */
export function findUnsettledPurchases(world: World): Promise<string[]> {
  return queryViolations(world, owedFaults, [world.sweeper]);
}

const moneyOfPurchases = `intents AS (
    SELECT id, data->'metadata'->>'payment_id' AS purchase_id, data->>'status' AS status
    FROM sandbox.stripe_object WHERE kind = 'payment_intent'
  ), charged AS (
    SELECT i.purchase_id, sum((c.data->>'amount_captured')::int)::int AS captured,
      sum((c.data->>'amount_refunded')::int)::int AS refunded
    FROM intents i JOIN sandbox.stripe_object c ON c.payment_intent = i.id AND c.kind = 'charge' GROUP BY i.purchase_id
  ), given AS (
    SELECT payment_id, coalesce(sum(amount_pence) FILTER (WHERE status IN ('DUE', 'PENDING')), 0)::int AS due,
      coalesce(sum(amount_pence) FILTER (WHERE status = 'FAILED'), 0)::int AS failed
    FROM refunds GROUP BY payment_id
  ), bought AS (
    SELECT p.*, coalesce(c.captured, 0) AS captured, coalesce(c.refunded, 0) AS refunded,
      coalesce(g.due, 0) AS due, coalesce(g.failed, 0) AS failed,
      (SELECT count(*)::int FROM intents i
        WHERE i.purchase_id = p.id::text AND i.status NOT IN ('succeeded', 'canceled')) AS payable
    FROM purchases p LEFT JOIN charged c ON c.purchase_id = p.id::text LEFT JOIN given g ON g.payment_id = p.id
  )`;

const purchaseFaults = `WITH ${moneyOfPurchases}, had AS (
    SELECT b.id, b.name, b.status, b.captured, b.card_pence,
      (SELECT count(*)::int FROM entitlements e WHERE e.origin_id = b.id::text)
        + (SELECT count(*)::int FROM gift_cards g WHERE g.purchase_id = b.id) AS goods
    FROM bought b
  )
  SELECT 'purchase ' || id || ' (' || name || ') is ' || status || ' and gave ' || goods AS fault FROM had
    WHERE goods <> (status = 'PAID')::int
  UNION ALL
  SELECT 'purchase ' || id || ' took ' || captured || ' pence instead of ' || card_pence FROM had
    WHERE captured > card_pence OR (status = 'PAID' AND captured <> card_pence)
  UNION ALL
  SELECT 'member ' || member_id || ' had ' || product_id || ' ' || count(*) || ' times' FROM purchases
    WHERE status = 'PAID' AND (goods->>'oncePerPerson')::boolean
    GROUP BY member_id, product_id HAVING count(*) > 1
  UNION ALL
  SELECT 'purchase ' || p.id || ' became ' || p.status || ' without a word in the audit' FROM purchases p
    WHERE p.status <> 'OPEN' AND NOT EXISTS (SELECT 1 FROM audit a
      WHERE a.subject = 'purchase' AND a.subject_id = p.id::text AND a.action = p.status)`;

const giftCardFaults = `WITH parts AS (
    SELECT p.id, p.status, p.gift_card_pence AS pence,
      coalesce(-sum(m.pence) FILTER (WHERE m.reason = 'REDEEMED'), 0)::int AS redeemed,
      coalesce(sum(m.pence) FILTER (WHERE m.reason = 'RETURNED'), 0)::int AS returned
    FROM purchases p LEFT JOIN gift_card_movements m ON m.purchase_id = p.id AND m.gift_card_id = p.gift_card_id
    GROUP BY p.id, p.status, p.gift_card_pence
  )
  SELECT 'gift card ' || g.id || ' has ' || g.balance_pence || ' pence and ' || coalesce(sum(m.pence), 0)
      || ' by its movements' AS fault
    FROM gift_cards g LEFT JOIN gift_card_movements m ON m.gift_card_id = g.id
    GROUP BY g.id, g.balance_pence, g.amount_pence
    HAVING g.balance_pence <> coalesce(sum(m.pence), 0) OR g.balance_pence NOT BETWEEN 0 AND g.amount_pence
  UNION ALL
  SELECT 'purchase ' || id || ' is ' || status || ', took ' || redeemed || ' pence of a gift card and gave ' || returned
      || ' back of ' || pence
    FROM parts WHERE redeemed <> pence OR returned <> CASE WHEN status IN ('CANCELLED', 'REFUNDED') THEN pence ELSE 0 END`;

/** Finds faults of promo code uses. Each use belongs to a purchase or booking, finished or still open. */
const promoFaults = `WITH standing AS (SELECT * FROM promo_uses WHERE released_at IS NULL), used AS (
    SELECT id, price->'saving'->>'code' AS code FROM purchases WHERE status = 'PAID'
    UNION ALL SELECT DISTINCT coalesce(payment_id, order_id), promo_code FROM bookings
  )
  SELECT 'code ' || p.code || ' counts ' || p.uses || ' uses and has ' || count(s.id) AS fault
    FROM promo_codes p LEFT JOIN standing s ON s.code = p.code GROUP BY p.code, p.uses, p.uses_max
    HAVING p.uses <> count(s.id) OR p.uses > p.uses_max
  UNION ALL
  SELECT 'code ' || s.code || ' is used for nothing' FROM standing s
    WHERE NOT EXISTS (SELECT 1 FROM purchases p WHERE p.id = s.subject_id AND p.status IN ('OPEN', 'PAID'))
      AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.id = s.subject_id AND p.status IN ('OPEN', 'BOOKED'))
      AND NOT EXISTS (SELECT 1 FROM holds h WHERE h.id = s.subject_id AND h.status = 'CONSUMED')
  UNION ALL
  SELECT u.code || ' made ' || u.id || ' cheaper and was not used' FROM used u
    WHERE u.code IS NOT NULL AND NOT EXISTS (SELECT 1 FROM standing s WHERE s.subject_id = u.id AND s.code = u.code)`;

const owedFaults = `WITH ${moneyOfPurchases}
  SELECT 'purchase ' || id || ' is ' || status || ' and keeps ' || captured - refunded - failed || ' pence' AS fault
    FROM bought WHERE captured - refunded - failed <> CASE WHEN status = 'PAID' THEN card_pence ELSE 0 END
  UNION ALL
  SELECT 'purchase ' || id || ' has ' || due || ' pence that were never given back' FROM bought WHERE due > 0
  UNION ALL
  SELECT 'purchase ' || id || ' is ' || status || ' and can still be paid' FROM bought
    WHERE $1::boolean AND (status = 'OPEN' OR payable > 0)`;
