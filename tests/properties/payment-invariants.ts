import { listViolations } from './list-violations.ts';
import { queryDatabase } from './query-violations.ts';
import type { World } from './world.ts';

/** Payment as the studio stored it and as the provider has it. Amounts are pence. */
interface PaymentBook {
  id: string;
  status: 'OPEN' | 'BOOKED' | 'REFUNDED' | 'CANCELLED';
  places: number;
  amount: number;
  /** Number of the payment's bookings, their price, and the price of the active ones. */
  booked: number;
  bookedPence: number;
  standingPence: number;
  refundsUnbooked: number;
  refundsDue: number;
  refundsFailed: number;
  refundsAll: number;
  /** Amounts that the provider captured and refunded, over all charges of the payment. */
  captured: number;
  refunded: number;
  intents: number;
  openIntents: number;
}

/** Returns payments whose amounts and bookings don't add up. */
export async function findPaymentViolations(world: World): Promise<string[]> {
  const { classIds, firstEvent } = world;
  const payments = await queryDatabase<PaymentBook>(world, paymentBooks, [classIds, firstEvent]);
  return payments.flatMap(wrongInPayment);
}

/** Returns payments that keep money without bookings once everything has settled, or that can still be paid. */
export async function findUnsettledPayments(world: World): Promise<string[]> {
  const { classIds, firstEvent, sweeper } = world;
  const payments = await queryDatabase<PaymentBook>(world, paymentBooks, [classIds, firstEvent]);
  return payments.flatMap((payment) => {
    const { captured, refunded, refundsFailed, standingPence, openIntents, refundsDue, status } = payment;
    const unrefunded = captured - refunded - refundsFailed;
    return listViolations(`payment ${payment.id}`, [
      [unrefunded !== standingPence, `keeps ${unrefunded} pence for bookings of ${standingPence}`],
      [captured > 0 && status !== 'BOOKED' && status !== 'REFUNDED', `was paid and is ${status}`],
      [refundsDue > 0, `has ${refundsDue} pence that were never given back`],
      [sweeper && status === 'OPEN', 'is still open'],
      [sweeper && openIntents > 0, 'can still be paid'],
    ]);
  });
}

function wrongInPayment(payment: PaymentBook): string[] {
  const { status, places, amount, booked, bookedPence, captured, refunded, refundsAll } = payment;
  const isBooked = status === 'BOOKED';
  return listViolations(`payment ${payment.id}`, [
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
      coalesce(sum(price_paid_pence) FILTER (
        WHERE status <> 'CANCELLED' OR (late_cancelled_at IS NOT NULL AND waived_at IS NULL)
      ), 0)::int AS standing
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
