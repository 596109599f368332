import type { Database } from '@studio/server/platform/database/database';
import type { Pool } from 'pg';
import type { ExternalSnapshot, StudioSnapshot } from './data-snapshots.ts';

const statements: Record<keyof StudioSnapshot, string> = {
  classes: `SELECT c.id, capacity, taken, waiting,
      (SELECT count(*)::int FROM waiting_entries w WHERE w.class_id = c.id AND w.status = 'WAITING') AS "inLine"
    FROM classes c WHERE taken <> 0 OR waiting <> 0 OR id IN (SELECT class_id FROM bookings UNION SELECT class_id FROM holds)`,
  cancelledClasses: `SELECT class_id AS id, bool_and(finished_at IS NOT NULL) AS "isFinished",
      (SELECT coalesce(array_agg(b.booking_id::text), '{}') FROM class_cancellation_bookings b
        WHERE b.cancellation_id = ANY (array_agg(c.id))) AS "bookingIds"
    FROM class_cancellations c GROUP BY class_id`,
  holds: 'SELECT id, class_id AS "classId", status, places FROM holds',
  bookings: `SELECT id, class_id AS "classId", status, payment_id AS "paymentId", entitlement_id AS "entitlementId",
      price_paid_pence AS "paidPence", due_pence AS "duePence", client_id LIKE 'desk:%' AS "isByStaff", late_cancelled_at IS NOT NULL AS "isLateCancelled", waived_at IS NOT NULL AS "isWaived"
    FROM bookings`,
  desk: 'SELECT id, subject, subject_id AS "subjectId", amount_pence AS "amountPence" FROM desk_payments',
  tours: `SELECT id, (extract(epoch FROM starts_at) * 1000)::float8 AS "startsMs", status FROM tours`,
  slots: `SELECT (extract(epoch FROM starts_at) * 1000)::float8 AS "startsMs", status FROM tour_slots`,
  payments: `SELECT id, intent_id AS "intentId", status, places, amount_pence AS "amountPence" FROM payments`,
  refunds: `SELECT id, payment_id AS "paymentId", booking_id AS "bookingId", intent_id AS "intentId",
      amount_pence AS "amountPence", status FROM refunds`,
  purchases: `SELECT p.id, intent_id AS "intentId", status, card_pence AS "cardPence", gift_card_pence AS "giftCardPence",
      EXISTS (SELECT FROM entitlements e WHERE e.id = p.entitlement_id)
        OR EXISTS (SELECT FROM gift_cards g WHERE g.purchase_id = p.id) AS "hasGoods"
    FROM purchases p`,
  memberships: 'SELECT id, status FROM memberships',
  months: `SELECT invoice_id AS "invoiceId", amount_pence AS "amountPence",
      EXISTS (SELECT FROM entitlements e WHERE e.id = m.entitlement_id) AS "hasSessions"
    FROM membership_months m`,
  credits: `SELECT e.id, e.balance, coalesce(sum(m.sessions), 0)::int AS sum
    FROM entitlements e LEFT JOIN entitlement_movements m ON m.entitlement_id = e.id GROUP BY e.id, e.balance`,
  giftCards: `SELECT g.id, g.balance_pence AS balance, coalesce(sum(m.pence), 0)::int AS sum
    FROM gift_cards g LEFT JOIN gift_card_movements m ON m.gift_card_id = g.id GROUP BY g.id, g.balance_pence`,
  sessions: `SELECT subject_id AS "bookingId", -sum(sessions)::int AS spent FROM entitlement_movements
    WHERE reason IN ('BOOKED', 'RETURNED') GROUP BY subject_id`,
  waiting: 'SELECT id, status FROM waiting_entries',
  outbox: `SELECT id, kind, sent_at IS NOT NULL AS "isSent", drop_reason AS dropped FROM outbox`,
};

/** Reads everything in one snapshot, so that a concurrent transaction is seen completely or not at all. */
export async function readStudioSnapshot(database: Database): Promise<StudioSnapshot> {
  return database.transaction(async (tx) => {
    await tx.run({ name: 'storm_one_moment', text: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ' }, []);
    const snapshot: Record<string, unknown> = {};
    for (const [name, text] of Object.entries(statements))
      snapshot[name] = await tx.run({ name: `storm_${name}`, text }, []);
    return snapshot as unknown as StudioSnapshot;
  });
}

const money = `SELECT c.intent AS "intentId", c.captured, c.refunded, i.id AS "invoiceId"
  FROM (SELECT payment_intent AS intent, sum((data->>'amount_captured')::int)::int AS captured,
      sum((data->>'amount_refunded')::int)::int AS refunded
    FROM sandbox.stripe_object WHERE kind = 'charge' GROUP BY payment_intent) c
  LEFT JOIN sandbox.stripe_object i ON i.kind = 'invoice' AND i.hidden->>'intent' = c.intent
  WHERE c.captured > 0`;

/** Counts arrived emails by outbox id. Message ids have the form `<outbox id@domain>`. */
const emailArrivals = `SELECT substring(message_id from '<?([0-9a-f-]{36})@') AS id, count(*)::int AS count
  FROM sandbox.mails GROUP BY 1`;

export async function readExternalSnapshot(pool: Pool): Promise<ExternalSnapshot> {
  const [taken, arrived] = [await pool.query(money), await pool.query(emailArrivals)];
  return { money: taken.rows, arrivalsByEmail: new Map(arrived.rows.map(({ id, count }) => [id, count])) };
}
