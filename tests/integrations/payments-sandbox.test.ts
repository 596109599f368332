import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cardsOnlyOptions,
  createSandboxClient,
  openPaymentsTestBed,
  type PaymentsTestBed,
  waitForValue,
  webhookSecret,
} from './payments-test-bed.ts';

describe('features of the payments sandbox only', () => {
  let testBed: PaymentsTestBed;
  let stripe: Stripe;

  beforeAll(async () => {
    testBed = await openPaymentsTestBed();
    stripe = testBed.stripe;
  });
  afterAll(() => testBed.close());
  beforeEach(async () => {
    testBed.endpoint.state.status = 200;
    await testBed.dial({ reset: true });
  });

  const params = { amount: 2000, currency: 'gbp', automatic_payment_methods: cardsOnlyOptions };
  const open = (options?: Stripe.RequestOptions) => stripe.paymentIntents.create(params, options);
  const paid = (payment_method = 'pm_card_visa') =>
    stripe.paymentIntents.create({ ...params, confirm: true, payment_method });
  const typesOf = (id: string) => testBed.endpoint.typesAbout(id);

  describe('webhooks', () => {
    it('arrive in order, each with a signature that the SDK accepts over the raw body', async () => {
      const { id } = await paid();
      await waitForValue('the succeeded event', () => typesOf(id).includes('payment_intent.succeeded'));
      expect(typesOf(id)).toEqual(['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded']);
      const last = testBed.endpoint.received.findLast(({ body }) => body.includes(id));
      if (!last) throw new Error('nothing arrived');
      const event = stripe.webhooks.constructEvent(last.body, last.signature, webhookSecret);
      expect(event.data.object).toMatchObject({ id, status: 'succeeded' });
      expect(() => stripe.webhooks.constructEvent(`${last.body} `, last.signature, webhookSecret)).toThrow(
        Stripe.errors.StripeSignatureVerificationError,
      );
    });

    it('are retried until the endpoint accepts them', { tags: 'long' }, async () => {
      testBed.endpoint.state.status = 500;
      const { id } = await open();
      await waitForValue('two attempts', () => typesOf(id).length >= 2);
      testBed.endpoint.state.status = 200;
      await waitForValue('an empty queue', async () => {
        const report = (await (await fetch(`${testBed.url}/dials`)).json()) as {
          deliveries: { pending: number };
        };
        return report.deliveries.pending === 0;
      });
      const ids = testBed.endpoint.received
        .filter(({ body }) => body.includes(id))
        .map(({ body }) => JSON.parse(body).id);
      expect(new Set(ids).size).toBe(1);
    });

    it('can be dropped by type, and sent later', { tags: 'long' }, async () => {
      await testBed.dial({ webhooks: { drop: ['payment_intent.succeeded'] } });
      const { id } = await paid();
      await waitForValue('the charge', () => typesOf(id).includes('charge.succeeded'));
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(typesOf(id)).not.toContain('payment_intent.succeeded');
      await testBed.dial({ reset: true, resendDropped: true });
      await waitForValue('the dropped event', () => typesOf(id).includes('payment_intent.succeeded'));
    });

    it('can be duplicated: the same event id, several times', async () => {
      await testBed.dial({ webhooks: { copies: 3 } });
      const { id } = await open();
      await waitForValue('three copies', () => typesOf(id).length === 3);
      const about = testBed.endpoint.received.filter(({ body }) => body.includes(id));
      expect(new Set(about.map(({ body }) => JSON.parse(body).id)).size).toBe(1);
    });

    it('can be delayed, and released', { tags: 'long' }, async () => {
      await testBed.dial({ webhooks: { delayMs: 60_000 } });
      const { id } = await open();
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect(typesOf(id)).toEqual([]);
      await testBed.dial({ releaseWebhooks: true });
      await waitForValue('the delayed event', () => typesOf(id).length === 1);
    });

    it('are taken over from a process that has died', { tags: 'long' }, async () => {
      await testBed.dial({ webhooks: { delayMs: 60_000 } });
      const { id } = await open();
      await testBed.database.query(
        `UPDATE sandbox.stripe_delivery SET due_at = now(), claim = 'of a dead process', attempts = 1,
                claimed_until = clock_timestamp() + interval '1 second' WHERE subject = $1`,
        [id],
      );
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(typesOf(id)).toEqual([]);
      await waitForValue('the event', () => typesOf(id).length === 1);
    });

    it('can arrive in reverse order', { tags: 'long' }, async () => {
      await testBed.dial({ webhooks: { reorder: true } });
      const { id } = await paid();
      await waitForValue('all three', () => typesOf(id).length === 3);
      expect(typesOf(id)).toEqual(['payment_intent.succeeded', 'charge.succeeded', 'payment_intent.created']);
    });
  });

  describe('faults', () => {
    it('before the call: nothing has happened', async () => {
      const { id } = await open();
      await testBed.dial({ faults: [{ path: '/v1/payment_intents/*/confirm', status: 500 }] });
      const call = stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
      await expect(call).rejects.toMatchObject({ statusCode: 500, rawType: 'api_error' });
      expect((await stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method');
      expect((await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).status).toBe(
        'succeeded',
      );
    });

    it('after the call: it is done, and the same key returns the response', async () => {
      await testBed.dial({
        faults: [{ method: 'POST', path: '/v1/payment_intents', when: 'after', status: 503 }],
      });
      const options = { idempotencyKey: randomUUID() };
      await expect(open(options)).rejects.toMatchObject({ statusCode: 503 });
      const found = await open(options);
      expect(found.lastResponse.headers['idempotent-replayed']).toBe('true');
      expect((await stripe.paymentIntents.retrieve(found.id)).amount).toBe(2000);
    });

    it('rate limit as many calls as set, then none', async () => {
      await testBed.dial({
        faults: [{ times: 2, status: 429, type: 'invalid_request_error', code: 'rate_limit' }],
      });
      await expect(open()).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
      await expect(open()).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
      expect((await open()).status).toBe('requires_payment_method');
    });

    it('keep the connection open until the SDK times out, although the payment succeeds', async () => {
      const { id } = await open();
      await testBed.dial({
        faults: [{ path: '/v1/payment_intents/*/confirm', kind: 'timeout', when: 'after' }],
      });
      const shortTimeout = { timeout: 300 };
      const call = stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }, shortTimeout);
      await expect(call).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
      expect((await stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
    });

    it('drop the connection, and the SDK retries with the same key: one intent', async () => {
      await testBed.dial({ faults: [{ method: 'POST', kind: 'disconnect', when: 'after' }] });
      const marked = { ...params, metadata: { mark: randomUUID() } };
      const intent = await stripe.paymentIntents.create(marked);
      const { data } = await stripe.paymentIntents.list({ limit: 100 });
      expect(
        data.filter((each) => each.metadata.mark === marked.metadata.mark).map((each) => each.id),
      ).toEqual([intent.id]);
    });

    it('reject a dial that does not exist', async () => {
      expect(await testBed.dial({ webhook: {} })).toMatchObject({ status: 400, ok: false });
      expect(await testBed.dial({ faults: [{ kind: 'eror' }] })).toMatchObject({ status: 400, ok: false });
    });
  });

  it('can fail a refund later, which sends an event and counts the money as captured again', async () => {
    const { id } = await paid('pm_card_refundFail');
    await testBed.dial({ refundSettleMs: 60_000 });
    const refund = await stripe.refunds.create({ payment_intent: id });
    expect(refund.status).toBe('succeeded');
    await testBed.dial({ settleRefunds: true });
    await waitForValue('refund.failed', () => typesOf(id).includes('refund.failed'));
    expect((await stripe.refunds.retrieve(refund.id)).status).toBe('failed');
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(intent.latest_charge).toMatchObject({ amount_refunded: 0, refunded: false });
  });

  it('lets exactly one of confirm and cancel win', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await open();
      const [confirmed, canceled] = await Promise.allSettled([
        stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
        stripe.paymentIntents.cancel(id),
      ]);
      expect([confirmed.status, canceled.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('returns 409 while the first call with a key is running, and takes over from a killed process', async () => {
    const idempotencyKey = randomUUID();
    const first = await open({ idempotencyKey });
    const where = [`secret ${idempotencyKey}`];
    const unfinish = 'UPDATE sandbox.stripe_idempotency SET status = NULL, body = NULL, locked_until =';
    await testBed.database.query(`${unfinish} now() + interval '1 minute' WHERE key = $1`, where);
    await expect(open({ idempotencyKey })).rejects.toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    });
    await testBed.database.query(`${unfinish} now() - interval '1 second' WHERE key = $1`, where);
    expect((await open({ idempotencyKey })).id).not.toBe(first.id);
  });

  it('rejects unknown keys, and browser keys for calls of the server', async () => {
    const wrongClient = createSandboxClient(testBed.url, 'sk_test_somebody');
    await expect(wrongClient.paymentIntents.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
    const browser = createSandboxClient(testBed.url, 'pk_test_sandbox');
    await expect(browser.paymentIntents.create(params)).rejects.toMatchObject({
      code: 'secret_key_required',
    });
    const intent = await open();
    await expect(browser.paymentIntents.retrieve(intent.id)).rejects.toMatchObject({
      param: 'client_secret',
    });
    const shown = await browser.paymentIntents.retrieve(intent.id, {
      client_secret: intent.client_secret ?? '',
    });
    expect(shown.status).toBe('requires_payment_method');
    expect(shown).not.toHaveProperty('metadata');
  });

  it('shows the receipt only at its complete URL', async () => {
    const { id } = await paid();
    const { data } = await stripe.charges.list({ payment_intent: id });
    const path = new URL(data[0]?.receipt_url ?? '').pathname;
    const receipt = await fetch(`${testBed.url}${path}`);
    expect(await receipt.text()).toContain('£20.00');
    expect((await fetch(`${testBed.url}${path}x`)).status).toBe(404);
  });

  it('sends a payment confirmed on the server through the bank page and back', async () => {
    const intent = await stripe.paymentIntents.create({
      ...params,
      confirm: true,
      payment_method: 'pm_card_threeDSecure2Required',
      return_url: 'http://studio.example/booking/complete?step=1',
    });
    const page = new URL(intent.next_action?.redirect_to_url?.url ?? '');
    expect(await (await fetch(`${testBed.url}${page.pathname}${page.search}`)).text()).toContain(
      'Complete authentication',
    );
    const redirect = await fetch(`${testBed.url}${page.pathname}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...Object.fromEntries(page.searchParams), outcome: 'passed' }),
    });
    const location = new URL(redirect.headers.get('location') ?? '');
    expect(location.searchParams.get('redirect_status')).toBe('succeeded');
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  });

  it('accepts only the API version that the SDK pins', async () => {
    const { lastResponse } = await open();
    expect(lastResponse.apiVersion).toBe(Stripe.API_VERSION);
    const otherVersion = open({ apiVersion: '2020-08-27' });
    await expect(otherVersion).rejects.toMatchObject({ statusCode: 400, rawType: 'invalid_request_error' });
  });

  it('answers an unknown path like the provider', async () => {
    const response = await fetch(`${testBed.url}/v1/payment_intent`, { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });
});
