import type { World } from './world.ts';

/** One class as it is written down. */
interface ClassBook {
  id: string;
  capacity: number;
  taken: number;
  live: number;
  standing: number;
}

/** One payment: what we wrote, and what the provider has. Amounts in pence. */
interface PaymentBook {
  id: string;
  status: 'OPEN' | 'BOOKED' | 'REFUNDED' | 'CANCELLED';
  places: number;
  amount: number;
  /** Bookings made from it, and what they and those that still stand cost. */
  booked: number;
  bookedPence: number;
  standingPence: number;
  refundsUnbooked: number;
  refundsDue: number;
  refundsFailed: number;
  refundsAll: number;
  /** What the provider took and gave back, over all its charges of the payment. */
  captured: number;
  refunded: number;
  intents: number;
  openIntents: number;
}

/** Everything that does not add up, in words; empty when the books are right. */
export async function wrongInBooks(world: World): Promise<string[]> {
  const { studio, classIds, firstEvent } = world;
  const [classes, payments, rows] = await Promise.all([
    studio.sandbox.query<ClassBook>(classBooks, [classIds]),
    studio.sandbox.query<PaymentBook>(paymentBooks, [classIds, firstEvent]),
    studio.sandbox.query<{ fault: string }>(singleFaults, [classIds]),
  ]);
  return [
    ...classes.flatMap(wrongInClass),
    ...payments.flatMap(wrongInPayment),
    ...rows.map((row) => row.fault),
  ];
}

/** What is still wrong once everything has come to rest. */
export async function wrongAtRest(world: World): Promise<string[]> {
  const { studio, classIds, firstEvent, sweeper } = world;
  const payments = await studio.sandbox.query<PaymentBook>(paymentBooks, [classIds, firstEvent]);
  return payments.flatMap((payment) => {
    const { captured, refunded, refundsFailed, standingPence, openIntents, refundsDue, status } = payment;
    const kept = captured - refunded - refundsFailed;
    return complaints(`payment ${payment.id}`, [
      [kept !== standingPence, `keeps ${kept} pence for bookings of ${standingPence}`],
      [captured > 0 && status !== 'BOOKED' && status !== 'REFUNDED', `was paid and is ${status}`],
      [refundsDue > 0, `has ${refundsDue} pence that were never given back`],
      [sweeper && status === 'OPEN', 'is still open'],
      [sweeper && openIntents > 0, 'can still be paid'],
    ]);
  });
}

function wrongInClass({ id, capacity, taken, live, standing }: ClassBook): string[] {
  return complaints(`class ${id}`, [
    [taken !== live + standing, `has ${taken} taken, ${live} held and ${standing} booked`],
    [taken < 0 || taken > capacity, `has ${taken} of ${capacity} taken`],
  ]);
}

function wrongInPayment(payment: PaymentBook): string[] {
  const { status, places, amount, booked, bookedPence, captured, refunded, refundsAll } = payment;
  const isBooked = status === 'BOOKED';
  return complaints(`payment ${payment.id}`, [
    [isBooked && booked !== places, `is for ${places} places and has ${booked} bookings`],
    [isBooked && bookedPence !== captured, `took ${captured} pence for bookings of ${bookedPence}`],
    [!isBooked && booked > 0, `is ${status} and has ${booked} bookings`],
    [status === 'REFUNDED' && payment.refundsUnbooked !== captured, 'is not given back whole'],
    [captured > amount, `took ${captured} pence instead of ${amount}`],
    [refundsAll > captured, `gives back ${refundsAll} of ${captured} pence`],
    [refunded > refundsAll, `gave back ${refunded} pence, written down are ${refundsAll}`],
    [payment.intents > 1, `can be paid ${payment.intents} times`],
  ]);
}

function complaints(subject: string, rules: [wrong: boolean, what: string][]): string[] {
  return rules.filter(([wrong]) => wrong).map(([, what]) => `${subject} ${what}`);
}

const classBooks = `SELECT c.id, c.capacity, c.taken,
    (SELECT coalesce(sum(h.places), 0)::int FROM holds h
      WHERE h.branch_id = c.branch_id AND h.class_id = c.id AND h.status = 'LIVE') AS live,
    (SELECT count(*)::int FROM bookings b
      WHERE b.branch_id = c.branch_id AND b.class_id = c.id AND b.status <> 'CANCELLED') AS standing
  FROM classes c WHERE c.branch_id = '11-miles-st' AND c.id = ANY ($1::uuid[])`;

const paymentBooks = `WITH mine AS (
    SELECT * FROM payments WHERE class_id = ANY ($1::uuid[])
  ), intents AS (
    SELECT id, data->'metadata'->>'payment_id' AS payment_id, data->>'status' AS status
    FROM sandbox.stripe_object WHERE kind = 'payment_intent' AND seq > $2
  ), charges AS (
    SELECT i.payment_id, sum((c.data->>'amount_captured')::int)::int AS captured,
      sum((c.data->>'amount_refunded')::int)::int AS refunded
    FROM intents i JOIN sandbox.stripe_object c ON c.payment_intent = i.id AND c.kind = 'charge'
    GROUP BY i.payment_id
  ), booked AS (
    SELECT payment_id, count(*)::int AS booked, sum(price_paid_pence)::int AS pence,
      coalesce(sum(price_paid_pence) FILTER (WHERE status <> 'CANCELLED'), 0)::int AS standing
    FROM bookings WHERE class_id = ANY ($1::uuid[]) GROUP BY payment_id
  ), given AS (
    SELECT payment_id, sum(amount_pence)::int AS pence,
      coalesce(sum(amount_pence) FILTER (WHERE booking_id IS NULL), 0)::int AS unbooked,
      coalesce(sum(amount_pence) FILTER (WHERE status IN ('DUE', 'PENDING')), 0)::int AS due,
      coalesce(sum(amount_pence) FILTER (WHERE status = 'FAILED'), 0)::int AS failed
    FROM refunds WHERE payment_id IN (SELECT id FROM mine) GROUP BY payment_id
  )
  SELECT m.id, m.status, m.places, m.amount_pence AS amount, coalesce(b.booked, 0) AS booked,
    coalesce(b.pence, 0) AS "bookedPence", coalesce(b.standing, 0) AS "standingPence",
    coalesce(g.unbooked, 0) AS "refundsUnbooked", coalesce(g.due, 0) AS "refundsDue",
    coalesce(g.failed, 0) AS "refundsFailed", coalesce(g.pence, 0) AS "refundsAll",
    coalesce(c.captured, 0) AS captured, coalesce(c.refunded, 0) AS refunded,
    (SELECT count(*)::int FROM intents i WHERE i.payment_id = m.id::text) AS intents,
    (SELECT count(*)::int FROM intents i
      WHERE i.payment_id = m.id::text AND i.status NOT IN ('succeeded', 'canceled')) AS "openIntents"
  FROM mine m
  LEFT JOIN charges c ON c.payment_id = m.id::text
  LEFT JOIN booked b ON b.payment_id = m.id
  LEFT JOIN given g ON g.payment_id = m.id`;

/** Rows that are wrong by themselves: bookings without money, cancelled ones without their refund, silent changes. */
const singleFaults = `WITH mine AS (
    SELECT * FROM bookings WHERE class_id = ANY ($1::uuid[])
  ), subjects AS (
    SELECT id, status, 'hold' AS kind FROM holds WHERE class_id = ANY ($1::uuid[])
    UNION ALL SELECT id, status, 'booking' FROM mine
    UNION ALL SELECT id, status, 'payment' FROM payments WHERE class_id = ANY ($1::uuid[])
    UNION ALL SELECT r.id, r.status, 'refund' FROM refunds r JOIN payments p ON p.id = r.payment_id
      WHERE p.class_id = ANY ($1::uuid[])
  )
  SELECT 'booking ' || id || ' was never paid' AS fault FROM mine
    WHERE price_paid_pence > 0 AND payment_id IS NULL
  UNION ALL
  SELECT 'booking ' || m.id || ' is cancelled without its refund' FROM mine m
    WHERE m.status = 'CANCELLED' AND m.price_paid_pence > 0
      AND NOT EXISTS (SELECT 1 FROM refunds r WHERE r.booking_id = m.id AND r.amount_pence = m.price_paid_pence)
  UNION ALL
  SELECT 'booking ' || m.id || ' stands and is refunded' FROM mine m
    WHERE m.status <> 'CANCELLED' AND EXISTS (SELECT 1 FROM refunds r WHERE r.booking_id = m.id)
  UNION ALL
  SELECT 'hold ' || h.id || ' was booked for ' || h.places || ' places and has ' || count(m.id) || ' bookings'
    FROM holds h LEFT JOIN mine m ON m.order_id = h.id
    WHERE h.class_id = ANY ($1::uuid[]) AND h.status = 'CONSUMED'
    GROUP BY h.id, h.places HAVING count(m.id) <> h.places
  UNION ALL
  SELECT 'order ' || order_id || ' has two bookings for one place' FROM mine
    GROUP BY order_id, position HAVING count(*) > 1
  UNION ALL
  SELECT s.kind || ' ' || s.id || ' became ' || s.status || ' without a word in the audit' FROM subjects s
    WHERE NOT EXISTS (SELECT 1 FROM audit a
      WHERE a.branch_id = '11-miles-st' AND a.subject_id = s.id::text AND a.subject = s.kind AND a.action = s.status)`;
