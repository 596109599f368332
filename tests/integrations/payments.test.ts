import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cardsOnlyOptions,
  openPaymentsTestBed,
  type PaymentsTestBed,
  waitForValue,
} from './payments-test-bed.ts';

const testModeKey = process.env.STRIPE_TEST_SECRET_KEY;
const services = [
  { name: 'the sandbox', key: undefined },
  ...(testModeKey ? [{ name: "Stripe's test mode", key: testModeKey }] : []),
];

describe.each(services)('payments through the real SDK, on $name', ({ key }) => {
  let testBed: PaymentsTestBed | undefined;
  let stripe: Stripe;

  beforeAll(async () => {
    if (key) stripe = new Stripe(key);
    else {
      testBed = await openPaymentsTestBed();
      stripe = testBed.stripe;
    }
  });
  afterAll(() => testBed?.close());

  const open = (overrides: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
    stripe.paymentIntents.create({
      amount: 1500,
      currency: 'gbp',
      automatic_payment_methods: cardsOnlyOptions,
      ...overrides,
    });
  const paid = (payment_method = 'pm_card_visa') => open({ confirm: true, payment_method });

  it('opens an intent that waits for a card and carries our metadata', async () => {
    const intent = await open({ metadata: { hold: 'h-1', class: 'c-1' }, description: 'Dynamic Reformer' });
    expect(intent).toMatchObject({
      object: 'payment_intent',
      amount: 1500,
      amount_received: 0,
      currency: 'gbp',
      status: 'requires_payment_method',
      metadata: { hold: 'h-1', class: 'c-1' },
      latest_charge: null,
      next_action: null,
    });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`));
    expect(intent.lastResponse.requestId).toMatch(/^req_/);
    expect(await stripe.paymentIntents.retrieve(intent.id)).toEqual(intent);
  });

  it('captures the payment when confirmed, and shows the charge with card and receipt', async () => {
    const { id } = await open();
    const done = await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa',
      expand: ['latest_charge.refunds', 'payment_method'],
    });
    expect(done).toMatchObject({ status: 'succeeded', amount_received: 1500, last_payment_error: null });
    const charge = done.latest_charge as Stripe.Charge;
    expect(charge).toMatchObject({ paid: true, amount: 1500, status: 'succeeded', payment_intent: id });
    expect(charge.payment_method_details?.card).toMatchObject({ brand: 'visa', last4: '4242' });
    expect(charge.refunds?.data).toEqual([]);
    expect(charge.receipt_url).toMatch(/^https?:\/\//);
    expect((done.payment_method as Stripe.PaymentMethod).card?.last4).toBe('4242');
    const { data } = await stripe.charges.list({ payment_intent: id });
    expect(data.map((each) => each.id)).toEqual([charge.id]);
  });

  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', undefined],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', undefined],
  ])('declines %s and leaves the intent open for another card', async (card, code, declineCode) => {
    const { id } = await open();
    const error = await getStripeError(stripe.paymentIntents.confirm(id, { payment_method: card }));
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ code, statusCode: 402, payment_intent: { id } });
    if (declineCode) expect(error.decline_code).toBe(declineCode);
    const declined = await stripe.paymentIntents.retrieve(id);
    expect(declined).toMatchObject({ status: 'requires_payment_method', amount_received: 0 });
    expect(declined.last_payment_error).toMatchObject({ type: 'card_error', code });
    expect((await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).status).toBe(
      'succeeded',
    );
  });

  it.each(['pm_card_threeDSecure2Required', 'pm_card_authenticationRequired'])(
    'requires a 3-D Secure step for %s, and can then still be cancelled',
    async (card) => {
      const waiting = await open({ confirm: true, payment_method: card, use_stripe_sdk: true });
      expect(waiting).toMatchObject({ status: 'requires_action', amount_received: 0 });
      expect(waiting.next_action?.type).toBe('use_stripe_sdk');
      expect((await stripe.paymentIntents.cancel(waiting.id)).status).toBe('canceled');
    },
  );

  it('cancels an open intent permanently', async () => {
    const { id } = await open();
    const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    expect(canceled.canceled_at).toBeGreaterThan(1_700_000_000);
    const error = await getStripeError(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }));
    expect(error).toMatchObject({ code: 'payment_intent_unexpected_state', statusCode: 400 });
  });

  it('rejects the cancellation of a paid intent', async () => {
    const { id } = await paid();
    const error = await getStripeError(stripe.paymentIntents.cancel(id));
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(error).toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'succeeded' },
    });
  });

  it('refunds in parts, never more than the remaining amount', async () => {
    const { id } = await paid();
    const first = await stripe.refunds.create({
      payment_intent: id,
      amount: 500,
      reason: 'requested_by_customer',
      metadata: { booking: 'b-1' },
    });
    expect(first).toMatchObject({
      amount: 500,
      status: 'succeeded',
      payment_intent: id,
      metadata: { booking: 'b-1' },
    });
    const over = await getStripeError(stripe.refunds.create({ payment_intent: id, amount: 1001 }));
    expect(over).toMatchObject({ statusCode: 400, rawType: 'invalid_request_error' });
    expect(over.message).toContain('is greater than unrefunded amount');
    const remainder = await stripe.refunds.create({ payment_intent: id });
    expect(remainder.amount).toBe(1000);
    const repeated = await getStripeError(stripe.refunds.create({ payment_intent: id }));
    expect(repeated.code).toBe('charge_already_refunded');
    const { data } = await stripe.refunds.list({ payment_intent: id });
    expect(data.map((refund) => refund.amount)).toEqual([1000, 500]);
    const after = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.refunds'] });
    expect(after.latest_charge).toMatchObject({ amount_refunded: 1500, refunded: true });
    expect((after.latest_charge as Stripe.Charge).refunds?.data).toHaveLength(2);
  });

  it.each([
    ['winning_evidence', 'won'],
    ['losing_evidence', 'lost'],
  ])('has a payment disputed, which %s decides', async (uncategorized_text, status) => {
    const { id } = await paid('pm_card_createDispute');
    const dispute = await waitForValue('a dispute', async () => {
      const { data } = await stripe.disputes.list({ payment_intent: id });
      return data[0];
    });
    expect(dispute).toMatchObject({ amount: 1500, status: 'needs_response', payment_intent: id });
    expect(dispute.evidence_details.due_by).toBeGreaterThan(dispute.created);
    const rejected = await getStripeError(stripe.refunds.create({ payment_intent: id }));
    expect(rejected.code).toBe('charge_disputed');
    await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text }, submit: true });
    const ended = await waitForValue('the end of the dispute', async () => {
      const found = await stripe.disputes.retrieve(dispute.id);
      return found.status === status ? found : undefined;
    });
    expect(ended).toMatchObject({ id: dispute.id, status });
  });

  it('rejects a refund of an unpaid intent', async () => {
    const { id } = await open();
    const error = await getStripeError(stripe.refunds.create({ payment_intent: id }));
    expect(error).toMatchObject({ statusCode: 400, rawType: 'invalid_request_error' });
  });

  it('returns the same intent for the same idempotency key, and rejects other parameters', async () => {
    const options = { idempotencyKey: randomUUID() };
    const params = { amount: 1700, currency: 'gbp', automatic_payment_methods: cardsOnlyOptions };
    const first = await stripe.paymentIntents.create(params, options);
    const second = await stripe.paymentIntents.create(params, options);
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    const error = await getStripeError(stripe.paymentIntents.create({ ...params, amount: 1800 }, options));
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(error.statusCode).toBe(400);
  });

  it('also replays a decline under its idempotency key', async () => {
    const { id } = await open();
    const confirm = (options: Stripe.RequestOptions) =>
      getStripeError(
        stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }, options),
      );
    const options = { idempotencyKey: randomUUID() };
    const [first, second] = [await confirm(options), await confirm(options)];
    expect(second).toMatchObject({ code: 'card_declined', statusCode: 402, charge: first.charge });
  });

  it('changes amount and metadata while unpaid; an empty value removes a key', async () => {
    const { id } = await open({ metadata: { keep: '1', drop: '2' } });
    const changed = await stripe.paymentIntents.update(id, {
      amount: 1350,
      metadata: { drop: '', add: '3' },
    });
    expect(changed).toMatchObject({ amount: 1350, metadata: { keep: '1', add: '3' } });
    expect(changed.metadata).not.toHaveProperty('drop');
  });

  it('lists by creation time, newest first', async () => {
    const { id, created } = await open();
    const { data } = await stripe.paymentIntents.list({ created: { gte: created }, limit: 3 });
    expect(data[0]?.id).toBe(id);
    const none = await stripe.paymentIntents.list({ created: { lt: 1_500_000_000 } });
    expect(none.data).toEqual([]);
  });

  it('stores customers', async () => {
    const customer = await stripe.customers.create({ email: 'amara@example.com', name: 'Amara Okafor' });
    const intent = await open({ customer: customer.id });
    expect(intent.customer).toBe(customer.id);
    const changed = await stripe.customers.update(customer.id, { phone: '+447700900123' });
    expect(changed).toMatchObject({ email: 'amara@example.com', phone: '+447700900123' });
  });

  it('records events of a payment with a snapshot of the intent', async () => {
    const { id } = await paid();
    const event = await waitForValue('payment_intent.succeeded in the list of events', async () => {
      const { data } = await stripe.events.list({ type: 'payment_intent.succeeded', limit: 20 });
      return data.find((each) => (each.data.object as Stripe.PaymentIntent).id === id);
    });
    expect(event.data.object).toMatchObject({ status: 'succeeded', amount_received: 1500 });
    expect((await stripe.events.retrieve(event.id)).type).toBe('payment_intent.succeeded');
  });

  it.each([
    ['an unknown id', () => stripe.paymentIntents.retrieve('pi_unknown'), 404, 'resource_missing'],
    ['29 pence', () => open({ amount: 29 }), 400, 'amount_too_small'],
    ['a misspelt parameter', () => open({ amout: 1 } as object), 400, 'parameter_unknown'],
    [
      'a parameter that this API version dropped',
      () => open({ payment_method_types: ['card'] } as object),
      400,
      'parameter_unknown',
    ],
    [
      'no card',
      async () => stripe.paymentIntents.confirm((await open()).id),
      400,
      'payment_intent_unexpected_state',
    ],
  ])('answers %s with an error body', async (_what, call, status, code) => {
    const error = await getStripeError(call());
    expect(error).toMatchObject({ statusCode: status, code, rawType: 'invalid_request_error' });
    expect(error.requestId).toMatch(/^req_/);
  });
});

async function getStripeError(
  promise: Promise<unknown>,
): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  const outcome = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof Stripe.errors.StripeError) return outcome;
  throw new Error('The call was expected to be refused by Stripe.', { cause: outcome });
}
