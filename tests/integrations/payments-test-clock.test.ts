import { randomUUID } from 'node:crypto';
import { createStripePayments } from '@studio/server/integrations/payments/stripe-payments';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openPaymentsTestBed,
  type PaymentsTestBed,
  waitForValue,
  webhookSecret,
} from './payments-test-bed.ts';

describe('time travel in the payments sandbox', () => {
  let testBed: PaymentsTestBed;
  let payments: ReturnType<typeof createStripePayments>;

  beforeAll(async () => {
    testBed = await openPaymentsTestBed();
    const { hostname: host, port } = new URL(testBed.url);
    const keys = { secretKey: 'sk_test_sandbox', webhookSecret };
    payments = createStripePayments(keys, { host, port: Number(port), protocol: 'http' });
  });
  afterAll(() => testBed.close());
  beforeEach(() => testBed.dial({ reset: true }));

  async function subscribe(email = `${randomUUID()}@example.com`, card = 'pm_card_visa') {
    const memberId = randomUUID();
    const customerId = await payments.createCustomer({ memberId, email, name: 'Amara Okafor' });
    const { subscription, clientSecret } = await payments.createSubscription({
      membershipId: memberId,
      customerId,
      productId: 'flow',
      productName: 'Flow Anytime',
      pricePence: 16900,
      currency: 'GBP',
    });
    const [intent = ''] = clientSecret.split('_secret_');
    const params = { payment_method: card, return_url: 'https://studio.example/' };
    await testBed.stripe.paymentIntents.confirm(intent, params);
    return { ...subscription, email, customerId };
  }
  const types = (...about: string[]) =>
    testBed.endpoint.received
      .map(({ body }) => JSON.parse(body) as Stripe.Event)
      .filter(({ data }) => about.includes((data.object as { id: string }).id))
      .map(({ type }) => type);

  it('sends the events of a subscription that begins, renews, fails and ends', async () => {
    const { id, email, customerId, latestInvoiceId } = await subscribe();
    await waitForValue('the first month', () => types(id).length >= 2);
    expect(types(id)).toEqual(['customer.subscription.created', 'customer.subscription.updated']);
    await waitForValue('its invoice', () => types(latestInvoiceId ?? '').length >= 4);
    expect(types(latestInvoiceId ?? '')).toEqual([
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
    const failing = await testBed.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
      customer: customerId,
    });
    await payments.setDefaultCard(customerId, failing.id);
    expect(await testBed.dial({ moveOn: { by: 'renewal', email } })).toMatchObject({ moved: 1 });
    const [second] = await payments.listInvoices(id);
    const received = testBed.endpoint.received;
    await waitForValue('the failure', () => types(second?.id ?? '').includes('invoice.payment_failed'));
    const event = received.findLast(({ body }) => body.includes('invoice.payment_failed'));
    const read = await payments.readEvent(Buffer.from(event?.body ?? ''), event?.signature ?? '');
    expect(read.about).toEqual({
      kind: 'invoice',
      invoiceId: second?.id,
      subscriptionId: id,
    });
    for (let remaining = 3; remaining > 0; remaining -= 1)
      await testBed.dial({ moveOn: { by: 'retry', email } });
    await waitForValue('the end', () => types(id).includes('customer.subscription.deleted'));
    expect(await payments.retrieveSubscription(id)).toMatchObject({ status: 'ended' });
    const failures = () => types(second?.id ?? '').filter((type) => type === 'invoice.payment_failed');
    // Stripe doesn't guarantee the order of events: the last failure may arrive after the end.
    await waitForValue('every failure', () => failures().length >= 4);
    expect(failures()).toHaveLength(4);
    expect(await testBed.dial({ moveOn: { by: 'month', email } })).toMatchObject({ moved: 0 });
  });

  it('applies to everyone, or to one customer', async () => {
    const [one, other] = [await subscribe(), await subscribe()];
    const months = async ({ id }: { id: string }) => (await payments.listInvoices(id)).length;
    expect(await testBed.dial({ moveOn: { by: 'renewal', email: one.email.toUpperCase() } })).toMatchObject({
      moved: 1,
    });
    expect([await months(one), await months(other)]).toEqual([2, 1]);
    expect(await testBed.dial({ moveOn: 'renewal' })).toMatchObject({ moved: 2 });
    expect([await months(one), await months(other)]).toEqual([3, 2]);
    expect(await testBed.dial({ moveOn: 'year' })).toMatchObject({ status: 400 });
  });

  it('charges a month once when many requests race', async () => {
    const { id } = await subscribe();
    await testBed.database.query(
      `UPDATE sandbox.stripe_billing SET offset_seconds = 32 * 86400 WHERE subscription = $1`,
      [id],
    );
    await Promise.all(Array.from({ length: 6 }, () => testBed.stripe.subscriptions.retrieve(id)));
    const { data } = await testBed.stripe.invoices.list({ subscription: id });
    expect(data.map(({ status }) => status)).toEqual(['paid', 'paid']);
  });

  it('ends a subscription whose first payment never came', async () => {
    const customerId = await payments.createCustomer({
      memberId: randomUUID(),
      email: 'late@example.com',
      name: 'Amara Okafor',
    });
    const { subscription } = await payments.createSubscription({
      membershipId: randomUUID(),
      customerId,
      productId: 'flow',
      productName: 'Flow Anytime',
      pricePence: 16900,
      currency: 'GBP',
    });
    await testBed.database.query(
      `UPDATE sandbox.stripe_billing SET offset_seconds = 86400 WHERE subscription = $1`,
      [subscription.id],
    );
    expect((await payments.retrieveSubscription(subscription.id)).status).toBe('ended');
    expect((await payments.retrieveInvoice(subscription.latestInvoiceId ?? '')).status).toBe('void');
  });

  it('can be viewed and controlled on a page, and each invoice has its receipt', async () => {
    const { id, email } = await subscribe();
    const page = async () => (await fetch(`${testBed.url}/subscriptions`)).text();
    expect(await page()).toContain(email);
    const submit = (site: string) =>
      fetch(`${testBed.url}/subscriptions`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'sec-fetch-site': site },
        body: new URLSearchParams({ subscription: id, by: 'renewal' }),
      });
    expect((await submit('cross-site')).status).toBe(400);
    expect(await payments.listInvoices(id)).toHaveLength(1);
    expect((await submit('same-origin')).status).toBe(303);
    const [latest] = await payments.listInvoices(id);
    const receipt = new URL(latest?.receiptUrl ?? '').pathname;
    const shown = await (await fetch(`${testBed.url}${receipt}`)).text();
    for (const text of ['Receipt from', '£169.00', 'Visa ending in 4242']) expect(shown).toContain(text);
    expect((await fetch(`${testBed.url}${receipt}x`)).status).toBe(404);
  });

  it('saves a card through the bank page and returns', async () => {
    const { customerId } = await subscribe();
    const setup = await payments.createCardSetup({ customerId, setupKey: randomUUID() });
    const waiting = await testBed.stripe.setupIntents.confirm(setup.id, {
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'https://studio.example/account?tab=cards',
    });
    const page = new URL(waiting.next_action?.redirect_to_url?.url ?? '');
    expect(await (await fetch(`${testBed.url}${page.pathname}${page.search}`)).text()).toContain(
      'Confirm your card',
    );
    const redirect = await fetch(`${testBed.url}${page.pathname}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...Object.fromEntries(page.searchParams), outcome: 'passed' }),
    });
    const query = new URL(redirect.headers.get('location') ?? '').searchParams;
    expect(query.get('setup_intent')).toBe(setup.id);
    expect(query.get('redirect_status')).toBe('succeeded');
    expect((await payments.retrieveCardSetup(setup.id)).status).toBe('succeeded');
  });

  it('restricts a card to its owner, and rejects a removed card', async () => {
    const [owner, other] = [await subscribe(), await subscribe()];
    const [card] = await payments.listCards(owner.customerId);
    const cardId = card?.id ?? '';
    const order = {
      purpose: 'purchase' as const,
      amountPence: 1800,
      currency: 'GBP',
      description: 'Drop-in',
      receiptEmail: owner.email,
    };
    const charge = (customerId: string) =>
      payments.chargeCard({ ...order, paymentId: randomUUID(), customerId, cardId });
    await expect(charge(other.customerId)).rejects.toThrow('must be attached to the customer');
    await payments.removeCard(cardId);
    await expect(charge(owner.customerId)).rejects.toThrow('may not be used again');
    expect((await payments.retrieveSubscription(owner.id)).method).toBeNull();
  });
});
