import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@studio/contracts/paths';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { selectByExtent } from '../harness/extent.ts';
import { type ApiResult, createCaller } from './harness/api-client.ts';
import {
  type CheckoutBrowser,
  confirmPayment,
  guestDetails,
  openCheckoutBrowser,
  openPaidCheckoutBrowser,
} from './harness/checkout-browser.ts';
import {
  checkClassTotals,
  countEmailsByKind,
  createFutureClass,
  expireHolds,
} from './harness/class-state.ts';
import { getPaymentTotals, payIntent, setProviderBehaviour } from './harness/provider-sandbox.ts';
import { startTwoStudios, type TwoStudioProcesses } from './harness/two-studio-processes.ts';
import { waitUntil } from './harness/wait-until.ts';

const rounds = selectByExtent({ all: 1, storm: 10 });

let studios: TwoStudioProcesses;

beforeAll(async () => {
  studios = await startTwoStudios();
});
afterEach(() => setProviderBehaviour(survivor()));
afterAll(() => studios?.close());

/** Processes that are killed and that survive. Both have the sweeper off. */
const victim = () => studios.processes[0];
const survivor = () => studios.processes[1];
const lostWebhooks = { webhooks: { drop: true } };
const getTotals = (classId: string) => checkClassTotals(studios.database, classId);

/** Waits until the unrefunded money matches the bookings and no work is left. */
function waitUntilSettled(buyers: CheckoutBrowser[], classId: string): Promise<void> {
  return waitUntil('everybody is booked or refunded', async () => {
    const money = await Promise.all(buyers.map((buyer) => getPaymentTotals(survivor(), buyer.intentId)));
    const unrefunded = money.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
    const { confirmed, livePlaces, addsUp } = await getTotals(classId);
    return addsUp && livePlaces === 0 && unrefunded === confirmed * 2000;
  });
}

describe('kill -9, with the sweeper off and all webhooks lost', () => {
  it('between payment and confirm: after the restart the booking exists', { tags: 'long' }, async () => {
    await setProviderBehaviour(survivor(), lostWebhooks);
    const classId = await createFutureClass(studios.database, 1);
    const buyer = await openCheckoutBrowser(victim(), classId);
    await payIntent(survivor(), buyer.intentId);
    await studios.killAndRestart(0);
    await waitUntilSettled([buyer], classId);
    expect(await getTotals(classId)).toMatchObject({ taken: 1, confirmed: 1 });
    expect(await countEmailsByKind(studios.database, classId)).toEqual({ 'booking-confirmed': 1 });
    expect((await confirmPayment(victim(), buyer)).status).toBe(200);
  });

  it('between payment and confirm, the place gone: after the restart the money is refunded', {
    tags: 'long',
  }, async () => {
    await setProviderBehaviour(survivor(), lostWebhooks);
    const classId = await createFutureClass(studios.database, 1);
    const slow = await openPaidCheckoutBrowser(victim(), classId);
    await expireHolds(studios.database, classId);
    const fast = await openPaidCheckoutBrowser(survivor(), classId);
    expect((await confirmPayment(survivor(), fast)).status).toBe(200);
    await studios.killAndRestart(0);
    await waitUntilSettled([slow, fast], classId);
    expect(await getPaymentTotals(survivor(), slow.intentId)).toEqual({
      captured: 2000,
      refunded: 2000,
      refunds: 1,
    });
    expect(await countEmailsByKind(studios.database, classId)).toMatchObject({ 'paid-no-place': 1 });
  });

  it('while twelve people confirm eight places: each is booked once, or refunded in full', async () => {
    for (let round = 0; round < rounds; round++) {
      await setProviderBehaviour(survivor(), lostWebhooks);
      const classId = await createFutureClass(studios.database, 8);
      const first = await Promise.all(
        [1, 2, 3, 4, 5, 6].map(() => openPaidCheckoutBrowser(victim(), classId)),
      );
      await expireHolds(studios.database, classId);
      const second = await Promise.all(
        [1, 2, 3, 4, 5, 6].map(() => openPaidCheckoutBrowser(survivor(), classId)),
      );
      const confirming = [...first, ...second].map((buyer) =>
        confirmPayment(victim(), buyer).catch(() => null),
      );
      await sleep(Math.random() * 150);
      await studios.killAndRestart(0);
      await Promise.all(confirming);
      await waitUntilSettled([...first, ...second], classId);
      expect(await getTotals(classId)).toMatchObject({ taken: 8, confirmed: 8 });
    }
  });
});

describe('kill -9 during a call to the provider', () => {
  it('to open a payment, response lost: a retry gets the same payment, and books', {
    tags: 'long',
  }, async () => {
    const classId = await createFutureClass(studios.database, 1);
    const { browser, input, asking: pendingCall } = await createIntentHanging(classId);
    await studios.killAndRestart(0);
    await pendingCall;
    const opened = await createCaller(survivor().url, browser).call(paths.createIntent, input);
    expect(opened.status).toBe(200);
    const intentId = String(opened.body.paymentIntentId);
    const buyer = { browser, classId, holdId: String(input.holdId), intentId };
    await payIntent(survivor(), intentId);
    expect((await confirmPayment(survivor(), buyer)).status).toBe(200);
    expect(await intentsOf(classId)).toEqual(['succeeded']);
    expect(await getTotals(classId)).toMatchObject({ taken: 1, confirmed: 1 });
  });

  it('to open a payment, never retried: the place becomes free, no money is stranded', {
    tags: 'long',
  }, async () => {
    const classId = await createFutureClass(studios.database, 1);
    const { asking: pendingCall } = await createIntentHanging(classId);
    await studios.killAndRestart(0);
    await pendingCall;
    await expireHolds(studios.database, classId);
    const next = await openPaidCheckoutBrowser(survivor(), classId);
    expect((await confirmPayment(survivor(), next)).status).toBe(200);
    expect(await getTotals(classId)).toMatchObject({ taken: 1, confirmed: 1, livePlaces: 0 });
    expect((await intentsOf(classId)).filter((status) => status === 'succeeded')).toHaveLength(1);
  });

  it.each(['before', 'after'] as const)(
    'for a refund, killed %s the provider has made it: refunded exactly once',
    { tags: 'long' },
    async (when) => {
      const classId = await createFutureClass(studios.database, 1);
      const buyer = await openPaidCheckoutBrowser(survivor(), classId);
      const { bookingId } = (await confirmPayment(survivor(), buyer)).body;
      const fault = { when, kind: 'timeout', method: 'POST', path: '/v1/refunds', holdMs: 60_000 };
      await setProviderBehaviour(survivor(), { ...lostWebhooks, faults: [fault] });
      const browser = createCaller(victim().url, buyer.browser);
      expect((await browser.call(paths.cancel, { bookingId })).status).toBe(200);
      await waitUntil('the provider was asked', async () => (await refundAttempts(classId)) > 0);
      await studios.killAndRestart(0);
      await waitUntilSettled([buyer], classId);
      await waitUntil('the refund is known to be done', async () => await isRefundDone(classId));
      expect(await getPaymentTotals(survivor(), buyer.intentId)).toEqual({
        captured: 2000,
        refunded: 2000,
        refunds: 1,
      });
    },
  );
});

describe('the surviving process', () => {
  it('logged nothing unexpected', () => {
    expect(survivor().log()).not.toMatch(/unexpected failure|"level":50/);
  });
});

/** Sends a create-intent to the victim, whose response from Stripe never arrives. */
async function createIntentHanging(classId: string) {
  const browser = createCaller(victim().url);
  const { holdId } = (await browser.call(paths.hold, { classId })).body;
  const fault = {
    when: 'after',
    kind: 'timeout',
    method: 'POST',
    path: '/v1/payment_intents',
    holdMs: 60_000,
  };
  await setProviderBehaviour(survivor(), { faults: [fault] });
  const input = { classId, holdId, customer: guestDetails };
  const pendingCall: Promise<ApiResult | null> = browser.call(paths.createIntent, input).catch(() => null);
  await waitUntil('the intent is made', async () => (await intentsOf(classId)).length > 0);
  return { browser, input, asking: pendingCall };
}

async function intentsOf(classId: string): Promise<string[]> {
  const rows = await studios.database.run<{ status: string }>(intents, [classId]);
  return rows.map(({ status }) => status);
}

async function refundAttempts(classId: string): Promise<number> {
  const [row] = await studios.database.run<{ attempts: number }>(refundsOfClass, [classId]);
  return row?.attempts ?? 0;
}

async function isRefundDone(classId: string): Promise<boolean> {
  const [row] = await studios.database.run<{ done: boolean }>(refundsOfClass, [classId]);
  return row?.done === true;
}

const intents = {
  name: 'test_intents_of_class',
  text: `SELECT i.data->>'status' AS status FROM sandbox.stripe_object i
    JOIN payments p ON p.id::text = i.data->'metadata'->>'payment_id'
    WHERE i.kind = 'payment_intent' AND p.class_id = $1`,
};

const refundsOfClass = {
  name: 'test_refunds_of_class',
  text: `SELECT sum(r.attempts)::int AS attempts, bool_and(r.status = 'SUCCEEDED') AS done
    FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.class_id = $1`,
};
