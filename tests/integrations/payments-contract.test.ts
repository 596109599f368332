import { randomUUID } from 'node:crypto';
import { apiRoutes } from '@studio/sandbox/stripe/api/api-plugin';
import type { PaymentsPort } from '@studio/server/integrations/payments/port';
import { createStripePayments } from '@studio/server/integrations/payments/stripe-payments';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  openPaymentsTestBed,
  type PaymentsTestBed,
  waitForValue,
  webhookSecret,
} from './payments-test-bed.ts';
import { type WatchedReads, watchReads } from './sdk/watch-reads.ts';

interface StripeObject {
  id: string;
  client_secret: string;
  data: StripeObject[];
}
type Params = Record<string, string>;

const returnUrl = 'https://studio.example/account';

/** The test bed's `close` compares every response and webhook of these calls with the SDK's types. */
describe('the contract between the payments sandbox and the SDK', () => {
  let testBed: PaymentsTestBed;
  let payments: PaymentsPort;
  let watched: WatchedReads;

  beforeAll(async () => {
    testBed = await openPaymentsTestBed();
    watched = watchReads();
    const { hostname: host, port } = new URL(testBed.url);
    const keys = { secretKey: 'sk_test_sandbox', webhookSecret };
    payments = createStripePayments(keys, { host, port: Number(port), protocol: 'http' });
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await testBed.close();
  });

  async function call(
    method: string,
    path: string,
    params: Params = {},
    key = 'sk_test_sandbox',
  ): Promise<StripeObject> {
    const form = new URLSearchParams(params);
    const response = await fetch(`${testBed.url}/v1${path}${method === 'GET' ? `?${form}` : ''}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(method === 'GET' ? {} : { body: form }),
    });
    return (await response.json()) as StripeObject;
  }
  const get = (path: string, params?: Params) => call('GET', path, params);
  const post = (path: string, params?: Params) => call('POST', path, params);

  const intent = (params: Params = {}) =>
    post('/payment_intents', { amount: '2000', currency: 'gbp', ...params });
  const paid = (card: string, params: Params = {}) =>
    intent({ confirm: 'true', payment_method: card, return_url: returnUrl, ...params });
  const createSetup = (params: Params = {}) => post('/setup_intents', { usage: 'off_session', ...params });

  async function member() {
    const memberId = randomUUID();
    const email = `${memberId}@example.com`;
    return { memberId, email, id: await payments.createCustomer({ memberId, email, name: 'Amara Okafor' }) };
  }

  async function saveCard(customerId: string, card: string): Promise<string> {
    const setup = await payments.createCardSetup({ customerId, setupKey: randomUUID() });
    await post(`/setup_intents/${setup.id}/confirm`, { payment_method: card, return_url: returnUrl });
    return (await payments.retrieveCardSetup(setup.id)).cardId ?? '';
  }

  async function subscribe(customerId: string) {
    const plan = { productId: 'flow', productName: 'Flow Anytime', pricePence: 16900, currency: 'GBP' };
    const made = await payments.createSubscription({ membershipId: randomUUID(), customerId, ...plan });
    const [first = ''] = made.clientSecret.split('_secret_');
    await post(`/payment_intents/${first}/confirm`, {
      payment_method: 'pm_card_visa',
      return_url: returnUrl,
    });
    return made.subscription.id;
  }

  it('holds for payments, refunds and disputes', async () => {
    const open = await intent({ 'shipping[name]': 'Amara', 'shipping[address][city]': 'London' });
    await post(`/payment_intents/${open.id}`, { description: 'Reformer', 'metadata[class]': '1' });
    await call(
      'GET',
      `/payment_intents/${open.id}`,
      { client_secret: open.client_secret },
      'pk_test_sandbox',
    );
    await post(`/payment_intents/${open.id}/cancel`, { cancellation_reason: 'abandoned' });
    const authenticating = await paid('pm_card_authenticationRequired');
    await post(`/payment_intents/${authenticating.id}/authenticate`, { outcome: 'failed' });
    await paid('pm_card_chargeDeclined');
    await paid('pm_card_chargeDeclinedIncorrectCvc', { off_session: 'true' });
    await post('/payment_intents', { amount: '1' });
    await post('/refunds', { payment_intent: open.id });
    for (const [card, evidence] of [
      ['pm_card_createDispute', 'winning_evidence'],
      ['pm_card_createDisputeInquiry', 'other'],
    ] as const) {
      const disputed = await paid(card);
      const { data } = await get('/disputes', { payment_intent: disputed.id });
      await get(`/disputes/${data[0]?.id}`);
      await post(`/disputes/${data[0]?.id}`, { 'evidence[uncategorized_text]': evidence });
      await post(`/disputes/${data[0]?.id}/close`);
      await payments.readRefundsAndDisputes(disputed.id);
    }
    const late = await paid('pm_card_refundFail');
    const refund = await payments.createRefund({
      idempotencyKey: randomUUID(),
      intentId: late.id,
      amountPence: 500,
    });
    await testBed.dial({ settleRefunds: true });
    expect((await payments.retrieveRefund(refund.id)).failure).not.toBeNull();
    await post(`/refunds/${refund.id}`, { 'metadata[why]': 'goodwill' });
    await paid('pm_card_pendingRefund').then(({ id }) =>
      post('/refunds', { payment_intent: id, reason: 'duplicate' }),
    );
    const { data: charges } = await get('/charges', { payment_intent: late.id, 'expand[]': 'data.refunds' });
    await get(`/charges/${charges[0]?.id}`, { 'expand[]': 'payment_intent.payment_method' });
    for (const list of ['/payment_intents', '/refunds', '/events', '/balance', '/account', '/nothing'])
      await get(list);
    const { data: events } = await get('/events', { type: 'charge.succeeded' });
    await get(`/events/${events[0]?.id}`);
  });

  it('holds for customers and their cards', async () => {
    const { id } = await member();
    const visa = await saveCard(id, 'pm_card_visa');
    await saveCard(id, 'pm_card_authenticationRequired');
    const waiting = await createSetup({
      customer: id,
      confirm: 'true',
      payment_method: 'pm_card_threeDSecure2Required',
      return_url: returnUrl,
    });
    await post(`/setup_intents/${waiting.id}/authenticate`, { outcome: 'passed' });
    const declinedSetup = await createSetup();
    await post(`/setup_intents/${declinedSetup.id}/confirm`, { payment_method: 'pm_card_chargeDeclined' });
    await post(`/setup_intents/${declinedSetup.id}/cancel`, { cancellation_reason: 'abandoned' });
    await get('/setup_intents', { customer: id });
    await get(`/setup_intents/${waiting.id}`);
    const card = {
      type: 'card',
      'card[number]': '4242424242424242',
      'card[exp_month]': '12',
      'card[exp_year]': '40',
    };
    const typed = { ...card, 'billing_details[address][postal_code]': 'SW9 0AA' };
    const entered = await call('POST', '/payment_methods', typed, 'pk_test_sandbox');
    await call('POST', '/payment_methods', { ...card, 'card[number]': '4242' }, 'pk_test_sandbox');
    await get(`/payment_methods/${entered.id}`);
    await post(`/payment_methods/${entered.id}/attach`, { customer: id });
    await post(`/payment_methods/pm_card_chargeDeclined/attach`, { customer: id });
    await get('/payment_methods', { customer: id });
    await get(`/customers/${id}/payment_methods`);
    await post(`/customers/${id}`, {
      phone: '+442079460117',
      'address[line1]': '1 Miles Street',
      'shipping[name]': 'Amara',
    });
    await payments.setDefaultCard(id, visa);
    expect(await payments.listCards(id)).toHaveLength(3);
    const order = {
      purpose: 'class' as const,
      amountPence: 2000,
      currency: 'GBP',
      description: 'Mat',
      receiptEmail: 'a@example.com',
    };
    const first = { ...order, paymentId: randomUUID(), customerId: id };
    expect(await payments.chargeCard({ ...first, cardId: visa })).toMatchObject({
      method: 'Visa ending 4242',
    });
    await payments.findCharge({ customerId: id, paymentId: first.paymentId, since: new Date() });
    const declining = await saveCard(id, 'pm_card_chargeCustomerFail');
    await payments.chargeCard({ ...order, paymentId: randomUUID(), customerId: id, cardId: declining });
    const abandoned = await payments.createIntent({
      ...order,
      paymentId: randomUUID(),
      customerId: id,
      saveCard: true,
    });
    await payments.removeCard(visa);
    await payments.deleteCustomer(id);
    expect(await payments.retrieveIntent(abandoned.id)).toMatchObject({ isCustomerDeleted: true });
    await payments.cancelIntent(abandoned.id);
    await get(`/customers/${id}`);
  });

  it('holds for subscriptions and their invoices', async () => {
    const { id: customer, email } = await member();
    const id = await subscribe(customer);
    await payments.retrieveSubscription(id);
    await payments.pauseSubscription(id, new Date(Date.now() + 86_400_000));
    await payments.pauseSubscription(id, null);
    await payments.cancelAtPeriodEnd(id, true);
    await payments.cancelAtPeriodEnd(id, false);
    const failing = await saveCard(customer, 'pm_card_chargeCustomerFail');
    await payments.setDefaultCard(customer, failing);
    await payments.listCards(customer);
    await testBed.dial({ moveOn: { by: 'renewal', email } });
    const [unpaid] = await payments.listInvoices(id);
    expect(unpaid).toMatchObject({ status: 'open', failure: 'Your card was declined.' });
    await payments.payInvoice(unpaid?.id ?? '');
    const authCard = await saveCard(customer, 'pm_card_authenticationRequired');
    await post(`/invoices/${unpaid?.id}/pay`, { payment_method: authCard });
    await payments.retrieveInvoice(unpaid?.id ?? '');
    await post(`/invoices/${unpaid?.id}/pay`, { payment_method: await saveCard(customer, 'pm_card_visa') });
    const settled = await payments.retrieveInvoice(unpaid?.id ?? '');
    expect((await payments.findInvoiceOfIntent(settled.intentId ?? ''))?.id).toBe(unpaid?.id);
    await get('/subscriptions', { customer, 'expand[]': 'data.latest_invoice' });
    await payments.endSubscription(id);
    await payments.endSubscription(id);
    for (const list of ['/customers', '/products', '/prices', '/invoices']) await get(list);
  });

  it('holds for test clocks, products and drafts', async () => {
    const now = Math.floor(Date.now() / 1000);
    const clock = await post('/test_helpers/test_clocks', { frozen_time: String(now), name: 'A month' });
    await get(`/test_helpers/test_clocks/${clock.id}`);
    const customer = await post('/customers', { test_clock: clock.id });
    const card = await post('/payment_methods/pm_card_visa/attach', { customer: customer.id });
    const product = await post('/products', { name: 'Flow', description: 'Every class' });
    await get(`/products/${product.id}`);
    const price = await post('/prices', {
      product: product.id,
      currency: 'gbp',
      unit_amount: '8900',
      'recurring[interval]': 'month',
    });
    await get(`/prices/${price.id}`, { 'expand[]': 'product' });
    const items = { 'items[0][price]': price.id, default_payment_method: card.id };
    const subscription = await post('/subscriptions', { customer: customer.id, ...items });
    await post(`/subscriptions/${subscription.id}`, { 'pause_collection[behavior]': 'keep_as_draft' });
    const advance = (days: number) =>
      post(`/test_helpers/test_clocks/${clock.id}/advance`, { frozen_time: String(now + days * 86_400) });
    await advance(32);
    const { data } = await get('/invoices', { subscription: subscription.id, status: 'draft' });
    await post(`/invoices/${data[0]?.id}/finalize`);
    await post(`/invoices/${data[0]?.id}/void`);
    await advance(64);
    await call('DELETE', `/subscriptions/${subscription.id}`);
    await call('DELETE', `/test_helpers/test_clocks/${clock.id}`);
  });

  it('covers every route of the sandbox, and every field that the server reads', async () => {
    await waitForValue('the webhooks', () => testBed.endpoint.received.length > 60);
    for (const { body, signature } of testBed.endpoint.received)
      await payments.readEvent(Buffer.from(body), signature);
    const routes = apiRoutes.map(({ method, path }) => `${method} /v1${path}`);
    expect(routes.filter((route) => !testBed.respondedRoutes.has(route))).toEqual([]);
    expect(watched.read.size).toBeGreaterThan(60);
    expect([...watched.read].filter((field) => !watched.present.has(field))).toEqual([]);
  });
});
