import { createDatabaseFromPool } from '@studio/sandbox/database';
import { Pool } from 'pg';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RealPostgres, startRealPostgres } from '../races/harness/real-postgres.ts';
import {
  cardsOnlyOptions,
  openPaymentsTestBed,
  type PaymentsTestBed,
  waitForValue,
} from './payments-test-bed.ts';

describe('two payments sandboxes on one real PostgreSQL', () => {
  const pools: Pool[] = [];
  let postgres: RealPostgres;
  let testBeds: PaymentsTestBed[] = [];

  beforeAll(async () => {
    postgres = await startRealPostgres();
    const connectionString = postgres.url;
    pools.push(new Pool({ connectionString }), new Pool({ connectionString }));
    // `end` doesn't wait for the server's acknowledgement, so the server may close a connection first.
    for (const pool of pools) pool.on('error', () => undefined);
    // Both migrate concurrently, like two processes that start together.
    testBeds = await Promise.all(pools.map((pool) => openPaymentsTestBed(createDatabaseFromPool(pool))));
  });
  afterAll(async () => {
    await Promise.all(testBeds.map((testBed) => testBed.close()));
    await Promise.all(pools.map((pool) => pool.end()));
    await postgres?.stop();
  });

  const both = () => {
    const [one, other] = testBeds;
    if (!one || !other) throw new Error('not started');
    return { one, other };
  };
  const params = { amount: 1500, currency: 'gbp', automatic_payment_methods: cardsOnlyOptions };

  it('lets exactly one of confirm and cancel win, whichever process they reach', async () => {
    const { one, other } = both();
    for (let round = 0; round < 25; round += 1) {
      const { id } = await one.stripe.paymentIntents.create(params);
      const calls = [
        () => one.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
        () => other.stripe.paymentIntents.cancel(id),
      ];
      const order = round % 2 === 0 ? calls : calls.toReversed();
      const settled = await Promise.allSettled(order.map((call) => call()));
      const won = settled
        .filter((outcome) => outcome.status === 'fulfilled')
        .map((outcome) => outcome.value.status);
      expect(won).toHaveLength(1);
      expect((await other.stripe.paymentIntents.retrieve(id)).status).toBe(won[0]);
    }
  });

  it('never refunds more than was paid when many requests race', async () => {
    const { one, other } = both();
    const { id } = await one.stripe.paymentIntents.create({
      ...params,
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    const refunds = Array.from({ length: 8 }, (_, index) =>
      (index % 2 ? one : other).stripe.refunds.create({ payment_intent: id, amount: 500 }),
    );
    const settled = await Promise.allSettled(refunds);
    expect(settled.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(3);
    const { data } = await one.stripe.refunds.list({ payment_intent: id });
    expect(data.reduce((sum, refund) => sum + refund.amount, 0)).toBe(1500);
  });

  it('creates one intent for many calls with one key', async () => {
    const { one, other } = both();
    const options = { idempotencyKey: 'the-same-hold', maxNetworkRetries: 5 };
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? one : other).stripe.paymentIntents.create(params, options),
      ),
    );
    expect(new Set(made.map((intent) => intent.id)).size).toBe(1);
  });

  it('charges a month once, whichever request notices first that it has begun', async () => {
    const { one, other } = both();
    const customer = (await one.stripe.customers.create({})).id;
    const product = (await one.stripe.products.create({ name: 'Flow Anytime' })).id;
    const recurring = { interval: 'month' } as const;
    const price = await one.stripe.prices.create({ product, currency: 'gbp', unit_amount: 16900, recurring });
    const card = await one.stripe.paymentMethods.attach('pm_card_visa', { customer });
    const opened = await Promise.all(
      Array.from({ length: 6 }, () =>
        one.stripe.subscriptions.create({
          customer,
          items: [{ price: price.id }],
          default_payment_method: card.id,
        }),
      ),
    );
    expect(opened.map(({ status }) => status)).toEqual(Array(6).fill('active'));
    await one.database.query('UPDATE sandbox.stripe_billing SET offset_seconds = 32 * 86400');
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 ? one : other).stripe.subscriptions.list({ customer }),
      ),
    );
    for (const { id } of opened) {
      const { data } = await other.stripe.invoices.list({ subscription: id });
      expect(data.map(({ status }) => status)).toEqual(['paid', 'paid']);
    }
  });

  it('takes one payment when the page and the server pay an invoice at once', async () => {
    const { one, other } = both();
    const product = (await one.stripe.products.create({ name: 'Reformer Flex' })).id;
    const recurring = { interval: 'month' } as const;
    const price = await one.stripe.prices.create({ product, currency: 'gbp', unit_amount: 8900, recurring });
    for (let round = 0; round < 10; round += 1) {
      const customer = (await one.stripe.customers.create({})).id;
      const card = await one.stripe.paymentMethods.attach('pm_card_visa', { customer });
      const { id, latest_invoice } = await one.stripe.subscriptions.create({
        customer,
        items: [{ price: price.id }],
        default_payment_method: card.id,
        payment_behavior: 'default_incomplete',
        expand: ['latest_invoice.confirmation_secret'],
      });
      const invoice = latest_invoice as Stripe.Invoice;
      const [intent = ''] = invoice.confirmation_secret?.client_secret.split('_secret_') ?? [];
      const page = { payment_method: card.id, return_url: 'https://studio.example/' };
      const settled = await Promise.allSettled([
        one.stripe.paymentIntents.confirm(intent, page),
        other.stripe.invoices.pay(invoice.id),
      ]);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await other.stripe.subscriptions.retrieve(id)).status).toBe('active');
      const { data } = await one.stripe.charges.list({ payment_intent: intent });
      expect(data).toHaveLength(1);
    }
  });

  it('delivers each event once, with two workers on the queue', async () => {
    const { one, other } = both();
    const made = await Promise.all(
      Array.from({ length: 12 }, () => one.stripe.paymentIntents.create(params)),
    );
    const arrivals = () =>
      [...one.endpoint.received, ...other.endpoint.received]
        .map(({ body }) => JSON.parse(body))
        .filter((event) => made.some(({ id }) => id === event.data.object.id));
    await waitForValue('twelve events', () => arrivals().length >= 12);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(arrivals()).toHaveLength(12);
    expect(new Set(arrivals().map((event) => event.id)).size).toBe(12);
  });
});
