import { apiBase, paths } from '@studio/contracts/paths';
import Stripe from 'stripe';
import { buildCustomer, createClassIn } from './booking-calls.ts';
import type { TwoServerTestBed } from './two-server-test-bed.ts';

/** Creates a paid place about which the studio hasn't been notified. */
export async function createUnreportedPayment(testBed: TwoServerTestBed) {
  const by = testBed.guest();
  const classId = await createClassIn(testBed, 72);
  const { holdId } = await by.done(paths.hold, { classId, places: 1 });
  const opened = await by.done(paths.createIntent, { classId, holdId, customer: buildCustomer(by) });
  await testBed.pay(opened.clientSecret ?? '');
  const query = `SELECT taken::text FROM classes WHERE id = $1
    UNION ALL SELECT status FROM bookings WHERE class_id = $1
    UNION ALL SELECT kind FROM outbox WHERE subject->>'orderId' = $2::text`;
  const readEffect = async () => {
    const [taken, ...others] = await testBed.column(query, classId, holdId);
    return [Number(taken), ...others];
  };
  return { intentId: opened.paymentIntentId ?? '', readEffect };
}

/**
 * Delivers the provider's one event about a payment to one server or the other. Resolves with the response's status.
 */
export async function deliverPaymentEvent(
  testBed: TwoServerTestBed,
  number: number,
  intentId: string,
): Promise<number> {
  const [data] = await testBed.column(
    `SELECT data FROM sandbox.stripe_object WHERE kind = 'event' AND data->>'type' = 'payment_intent.succeeded'
      AND data->'data'->'object'->>'id' = $1`,
    intentId,
  );
  const payload = JSON.stringify(data);
  const { secretKey, webhookSecret: secret } = testBed.services.config.stripe;
  const signature = await new Stripe(secretKey).webhooks.generateTestHeaderStringAsync({ payload, secret });
  const response = await fetch(`${testBed.urls[number % 2]}${apiBase}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    body: payload,
  });
  return response.status;
}
