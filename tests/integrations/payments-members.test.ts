import { randomUUID } from 'node:crypto';
import {
  CustomerNotFoundError,
  type PaymentsPort,
  type ProviderInvoice,
} from '@studio/server/integrations/payments/port';
import { createStripePayments } from '@studio/server/integrations/payments/stripe-payments';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, openPaymentsTestBed, type PaymentsTestBed, webhookSecret } from './payments-test-bed.ts';

const testModeKey = process.env.STRIPE_TEST_SECRET_KEY;
const services = [
  { name: 'the sandbox', key: undefined },
  ...(testModeKey ? [{ name: "Stripe's test mode", key: testModeKey }] : []),
];
const day = 86_400;
/** Stripe charges a further month's invoice an hour after the month has begun. */
const chargeDelaySeconds = 2 * 3600;
const returnUrl = 'https://studio.example/account';

describe.each(services)('members and their cards, with the adapter for $name', ({ key }) => {
  let testBed: PaymentsTestBed | undefined;
  let stripe: Stripe;
  let payments: PaymentsPort;
  const clocks: string[] = [];

  beforeAll(async () => {
    if (!key) testBed = await openPaymentsTestBed();
    stripe = testBed?.stripe ?? new Stripe(key ?? '');
    const url = testBed && new URL(testBed.url);
    const address = url && { host: url.hostname, port: Number(url.port), protocol: 'http' as const };
    payments = createStripePayments({ secretKey: key ?? 'sk_test_sandbox', webhookSecret }, address);
  });
  afterAll(async () => {
    for (const clock of clocks) await stripe.testHelpers.testClocks.del(clock);
    await testBed?.close();
  });

  /** Creates a customer with a test clock. */
  async function openMember() {
    const now = Math.floor(Date.now() / 1000);
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: now });
    clocks.push(clock.id);
    const { id } = await stripe.customers.create({ test_clock: clock.id, email: 'amara@example.com' });
    return { customerId: id, clock: clock.id };
  }
  type Member = Awaited<ReturnType<typeof openMember>>;

  async function moveTo({ clock }: Member, at: Date, seconds = 0): Promise<void> {
    const target = Math.floor(at.getTime() / 1000) + seconds;
    await stripe.testHelpers.testClocks.advance(clock, { frozen_time: target });
    await eventually(
      'the clock',
      async () => (await stripe.testHelpers.testClocks.retrieve(clock)).status === 'ready',
    );
  }

  /** Saves a card as the page would, and returns its id. */
  async function saveCard(customerId: string, card: string): Promise<string> {
    const setup = await payments.createCardSetup({ customerId, setupKey: randomUUID() });
    await stripe.setupIntents.confirm(setup.id, { payment_method: card, return_url: returnUrl });
    const done = await payments.retrieveCardSetup(setup.id);
    expect(done).toMatchObject({ status: 'succeeded', customerId });
    return done.cardId ?? '';
  }

  const buildSubscriptionInput = (customerId: string, membershipId: string = randomUUID()) => ({
    membershipId,
    customerId,
    productId: 'flex-test',
    productName: 'Reformer Flex',
    pricePence: 8900,
    currency: 'GBP',
  });

  /** Pays the intent of a client secret, as the page would. */
  async function payWith(clientSecret: string, card = 'pm_card_visa') {
    const [id = ''] = clientSecret.split('_secret_');
    return stripe.paymentIntents.confirm(id, { payment_method: card, return_url: returnUrl });
  }

  async function subscribe(member: Member) {
    const { subscription, clientSecret } = await payments.createSubscription(
      buildSubscriptionInput(member.customerId),
    );
    await payWith(clientSecret);
    return waitUntilActive(subscription.id);
  }

  const waitUntilActive = (id: string) =>
    eventually('an active subscription', async () => {
      const found = await payments.retrieveSubscription(id);
      return found.status === 'active' ? found : undefined;
    });

  const newest = async (subscription: string): Promise<ProviderInvoice> => {
    const [invoice] = await payments.listInvoices(subscription);
    if (!invoice) throw new Error('There is no invoice.');
    return invoice;
  };

  it('creates one customer per member, however often requested', async () => {
    const memberId = randomUUID();
    const email = `${memberId}@example.com`;
    const first = await payments.createCustomer({ memberId, email, name: 'Amara Okafor' });
    expect(await payments.createCustomer({ memberId, email, name: 'Amara Okafor' })).toBe(first);
    expect(await payments.createCustomer({ memberId, email, name: 'Amara Nwosu' })).toBe(first);
    const other = { memberId: randomUUID(), email, name: 'Amara Okafor' };
    expect(await payments.createCustomer(other)).not.toBe(first);
    const customer = await stripe.customers.retrieve(first);
    expect(customer).toMatchObject({ email, metadata: { member_id: memberId } });
  });

  it('saves cards, sets a default, and removes one', async () => {
    const { customerId } = await openMember();
    expect(await payments.listCards(customerId)).toEqual([]);
    const setupKey = randomUUID();
    const setup = await payments.createCardSetup({ customerId, setupKey });
    expect((await payments.createCardSetup({ customerId, setupKey })).id).toBe(setup.id);
    expect(setup).toMatchObject({ status: 'open', customerId, cardId: null });
    expect(setup.clientSecret).toMatch(new RegExp(`^${setup.id}_secret_`));
    const visa = await saveCard(customerId, 'pm_card_visa');
    const mastercard = await saveCard(customerId, 'pm_card_mastercard');
    await payments.setDefaultCard(customerId, mastercard);
    expect(await payments.listCards(customerId)).toMatchObject([
      { id: mastercard, brand: 'Mastercard', last4: '4444', isDefault: true },
      { id: visa, brand: 'Visa', last4: '4242', isDefault: false },
    ]);
    const saved = await stripe.customers.listPaymentMethods(customerId, { limit: 1 });
    expect(saved).toMatchObject({ data: [{ id: mastercard }], has_more: true });
    await payments.removeCard(mastercard);
    expect(await payments.listCards(customerId)).toMatchObject([{ id: visa, isDefault: false }]);
  });

  it('recognises a card that was saved twice', async () => {
    const { customerId } = await openMember();
    for (const card of ['pm_card_visa', 'pm_card_visa', 'pm_card_mastercard'])
      await saveCard(customerId, card);
    const [mastercard, second, first] = await payments.listCards(customerId);
    expect(first?.fingerprint).toMatch(/\w/);
    expect(second?.fingerprint).toBe(first?.fingerprint);
    expect(mastercard?.fingerprint).not.toBe(first?.fingerprint);
  });

  it('deletes a customer with their cards and subscriptions, repeatedly without error', async () => {
    const member = await openMember();
    const { customerId } = member;
    const card = await saveCard(customerId, 'pm_card_visa');
    const { id } = await subscribe(member);
    await payments.deleteCustomer(customerId);
    await payments.deleteCustomer(customerId);
    expect(await stripe.customers.retrieve(customerId)).toEqual(
      expect.objectContaining({ id: customerId, deleted: true }),
    );
    expect((await stripe.customers.list({ email: 'amara@example.com', limit: 100 })).data).not.toContainEqual(
      expect.objectContaining({ id: customerId }),
    );
    expect((await payments.retrieveSubscription(id)).status).toBe('ended');
    expect((await stripe.paymentMethods.retrieve(card)).customer).toBeNull();
    const setup = payments.createCardSetup({ customerId, setupKey: randomUUID() });
    await expect(setup).rejects.toBeInstanceOf(CustomerNotFoundError);
    await expect(payments.createSubscription(buildSubscriptionInput(customerId))).rejects.toBeInstanceOf(
      CustomerNotFoundError,
    );
  });

  it('reports a missing customer in every call', async () => {
    const customerId = 'cus_0123456789abcd';
    const order = { purpose: 'purchase' as const, amountPence: 4500, currency: 'GBP', description: 'Pack' };
    const intent = { ...order, receiptEmail: 'amara@example.com', customerId, paymentId: randomUUID() };
    for (const call of [
      () => payments.createIntent(intent),
      () => payments.listCards(customerId),
      () => payments.setDefaultCard(customerId, 'pm_unknown'),
      () => payments.createCardSetup({ customerId, setupKey: randomUUID() }),
    ])
      await expect(call()).rejects.toBeInstanceOf(CustomerNotFoundError);
  });

  it('does not save a declined card, nor one that still needs authentication', async () => {
    const { customerId } = await openMember();
    const declined = await payments.createCardSetup({ customerId, setupKey: randomUUID() });
    const confirm = (id: string, card: string) =>
      stripe.setupIntents.confirm(id, { payment_method: card, return_url: returnUrl });
    await expect(confirm(declined.id, 'pm_card_chargeDeclined')).rejects.toMatchObject({
      code: 'card_declined',
      statusCode: 402,
    });
    expect(await payments.retrieveCardSetup(declined.id)).toMatchObject({ status: 'open', cardId: null });
    const authenticating = await payments.createCardSetup({ customerId, setupKey: randomUUID() });
    const waiting = await confirm(authenticating.id, 'pm_card_authenticationRequiredOnSetup');
    expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
    expect(await payments.listCards(customerId)).toEqual([]);
  });

  it('saves a card with a payment on request, and charges it off-session', async () => {
    const { customerId } = await openMember();
    const about = {
      purpose: 'purchase' as const,
      amountPence: 4500,
      currency: 'GBP',
      description: 'Pack of 5',
    };
    const order = { ...about, receiptEmail: 'amara@example.com', customerId };
    const paymentId = randomUUID();
    const opened = await payments.createIntent({ ...order, paymentId, saveCard: true });
    expect((await payments.createIntent({ ...order, paymentId, saveCard: true })).id).toBe(opened.id);
    expect(opened).toMatchObject({ status: 'open', purpose: 'purchase', paymentId });
    await payWith(opened.clientSecret);
    const [card] = await payments.listCards(customerId);
    expect(card).toMatchObject({ brand: 'Visa', last4: '4242' });
    const since = new Date();
    const secondCharge = { ...order, since, paymentId: randomUUID(), cardId: card?.id ?? '' };
    const charge = await payments.chargeCard(secondCharge);
    expect(charge).toMatchObject({
      status: 'succeeded',
      amountReceivedPence: 4500,
      paymentId: secondCharge.paymentId,
      method: 'Visa ending 4242',
    });
    expect((await payments.chargeCard(secondCharge)).id).toBe(charge.id);
    expect(await payments.findCharge(secondCharge)).toEqual(charge);
    expect(await payments.findCharge({ customerId, paymentId: randomUUID(), since })).toBeNull();
    expect(await payments.cancelIntent(charge.id)).toEqual(charge);
  });

  it('gives each card number one fingerprint, the same for every payer, once it has paid', async () => {
    const about = {
      purpose: 'purchase',
      amountPence: 900,
      currency: 'GBP',
      description: 'First Mat class',
    } as const;
    const paidBy = async (card: string) => {
      const { customerId } = await openMember();
      const input = { ...about, receiptEmail: 'amara@example.com', customerId, paymentId: randomUUID() };
      const opened = await payments.createIntent(input);
      expect(opened.cardFingerprint).toBeNull();
      const paying = { payment_method: card, return_url: 'https://example.com/' };
      await stripe.paymentIntents.confirm(opened.id, paying);
      return (await payments.retrieveIntent(opened.id)).cardFingerprint;
    };
    const [one, repeated, other] = [
      await paidBy('pm_card_visa'),
      await paidBy('pm_card_visa'),
      await paidBy('pm_card_mastercard'),
    ];
    expect(one).toEqual(expect.any(String));
    expect(repeated).toBe(one);
    expect(other).not.toBe(one);
  });

  it.each([
    ['declines', 'pm_card_chargeCustomerFail', 'card_declined'],
    ['wants to see its owner', 'pm_card_authenticationRequired', 'authentication_required'],
  ])('leaves a charge open when the bank %s', async (_what, card, code) => {
    const { customerId } = await openMember();
    const method =
      code === 'card_declined'
        ? await saveCard(customerId, card)
        : (await stripe.paymentMethods.attach(card, { customer: customerId })).id;
    const charge = await payments.chargeCard({
      purpose: 'class',
      paymentId: randomUUID(),
      amountPence: 1800,
      currency: 'GBP',
      description: 'Class booking, 1 place',
      receiptEmail: 'amara@example.com',
      customerId,
      cardId: method,
    });
    expect(charge).toMatchObject({ status: 'open', amountReceivedPence: 0, purpose: 'class' });
    const intent = await stripe.paymentIntents.retrieve(charge.id);
    expect(intent.last_payment_error).toMatchObject({ code });
    // With the cardholder present it can still be paid.
    expect((await payWith(charge.clientSecret)).status).toBe('succeeded');
    expect((await payments.retrieveIntent(charge.id)).status).toBe('succeeded');
  });

  it('starts a subscription with its first payment, once, and renews it', async () => {
    const member = await openMember();
    const input = buildSubscriptionInput(member.customerId);
    const { subscription, clientSecret } = await payments.createSubscription(input);
    expect((await payments.createSubscription(input)).subscription.id).toBe(subscription.id);
    expect(subscription).toMatchObject({
      status: 'incomplete',
      membershipId: input.membershipId,
      method: null,
    });
    expect(clientSecret).toContain('_secret_');
    const first = await payments.retrieveInvoice(subscription.latestInvoiceId ?? '');
    expect(first).toMatchObject({ status: 'open', amountDuePence: 8900, amountPaidPence: 0, clientSecret });
    await payWith(clientSecret);
    const active = await waitUntilActive(subscription.id);
    expect(active).toMatchObject({ method: 'Visa ending 4242', cancelAtPeriodEnd: false, pausedUntil: null });
    const month = { periodStart: active.periodStart, periodEnd: active.periodEnd };
    expect(await newest(active.id)).toMatchObject({
      status: 'paid',
      amountPaidPence: 8900,
      currency: 'GBP',
      ...month,
    });
    expect((await payments.listCards(member.customerId))[0]).toMatchObject({
      last4: '4242',
      isDefault: true,
    });

    await moveTo(member, active.periodEnd, chargeDelaySeconds);
    const renewed = await payments.retrieveSubscription(active.id);
    expect(renewed.status).toBe('active');
    expect(renewed.periodStart).toEqual(active.periodEnd);
    const second = await newest(active.id);
    expect(second).toMatchObject({ status: 'paid', attempts: 1, failure: null, subscriptionId: active.id });
    expect([second.periodStart, second.periodEnd]).toEqual([renewed.periodStart, renewed.periodEnd]);
    expect(await payments.listInvoices(active.id)).toHaveLength(2);
  });

  it('retries a failed renewal, and recovers with another card', async () => {
    const member = await openMember();
    const begun = await subscribe(member);
    await payments.setDefaultCard(
      member.customerId,
      await saveCard(member.customerId, 'pm_card_chargeCustomerFail'),
    );
    await moveTo(member, begun.periodEnd, chargeDelaySeconds);
    expect((await payments.retrieveSubscription(begun.id)).status).toBe('past_due');
    const failed = await newest(begun.id);
    expect(failed).toMatchObject({
      status: 'open',
      attempts: 1,
      failure: 'Your card was declined.',
      paidAt: null,
    });
    expect(failed.nextAttemptAt?.getTime()).toBeGreaterThan(begun.periodEnd.getTime());
    expect((await payments.payInvoice(failed.id)).status).toBe('open');
    await moveTo(member, failed.nextAttemptAt ?? begun.periodEnd, chargeDelaySeconds);
    const retried = await newest(begun.id);
    expect(retried).toMatchObject({ id: failed.id, status: 'open', attempts: 2 });

    await payments.setDefaultCard(member.customerId, await saveCard(member.customerId, 'pm_card_mastercard'));
    expect(await payments.payInvoice(failed.id)).toMatchObject({
      status: 'paid',
      amountPaidPence: 8900,
      failure: null,
      nextAttemptAt: null,
    });
    expect(await waitUntilActive(begun.id)).toMatchObject({ method: 'Mastercard ending 4444' });
  });

  it('ends a subscription when every retry has failed', { timeout: 240_000 }, async () => {
    const member = await openMember();
    const begun = await subscribe(member);
    await payments.setDefaultCard(
      member.customerId,
      await saveCard(member.customerId, 'pm_card_chargeCustomerFail'),
    );
    await moveTo(member, begun.periodEnd, chargeDelaySeconds);
    for (let remaining = 8; remaining > 0; remaining -= 1) {
      const { nextAttemptAt } = await newest(begun.id);
      if (!nextAttemptAt) break;
      await moveTo(member, nextAttemptAt, chargeDelaySeconds);
    }
    expect((await payments.retrieveSubscription(begun.id)).status).toBe('ended');
    const last = await newest(begun.id);
    expect(last.nextAttemptAt).toBeNull();
    expect(last.attempts).toBeGreaterThan(2);
    expect(last.amountPaidPence).toBe(0);
  });

  it('asks for the authentication of a card each month, which the member completes on the page', async () => {
    const member = await openMember();
    const begun = await subscribe(member);
    const card = await stripe.paymentMethods.attach('pm_card_authenticationRequired', {
      customer: member.customerId,
    });
    await payments.setDefaultCard(member.customerId, card.id);
    await moveTo(member, begun.periodEnd, chargeDelaySeconds);
    const waiting = await newest(begun.id);
    expect(waiting).toMatchObject({ status: 'open', attempts: 1 });
    expect(waiting.failure).toBeTruthy();
    await payWith(waiting.clientSecret ?? '');
    expect(await waitUntilActive(begun.id)).toMatchObject({ method: 'Visa ending 4242' });
    expect(await payments.retrieveInvoice(waiting.id)).toMatchObject({ status: 'paid', clientSecret: null });
  });

  it('ends at the end of the paid month, unless the cancellation is withdrawn', async () => {
    const member = await openMember();
    const begun = await subscribe(member);
    expect(await payments.cancelAtPeriodEnd(begun.id, true)).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
      periodEnd: begun.periodEnd,
    });
    expect(await payments.cancelAtPeriodEnd(begun.id, false)).toMatchObject({ cancelAtPeriodEnd: false });
    await payments.cancelAtPeriodEnd(begun.id, true);
    await moveTo(member, begun.periodEnd, -day);
    expect((await payments.retrieveSubscription(begun.id)).status).toBe('active');
    await moveTo(member, begun.periodEnd, chargeDelaySeconds);
    expect((await payments.retrieveSubscription(begun.id)).status).toBe('ended');
    expect(await payments.listInvoices(begun.id)).toHaveLength(1);
  });

  it('charges nothing while paused, and resumes by itself', async () => {
    const member = await openMember();
    const begun = await subscribe(member);
    const until = new Date(begun.periodEnd.getTime() + 10 * day * 1000);
    expect(await payments.pauseSubscription(begun.id, until)).toMatchObject({
      status: 'active',
      pausedUntil: until,
    });
    await moveTo(member, begun.periodEnd, chargeDelaySeconds);
    const free = await newest(begun.id);
    expect(free).toMatchObject({ status: 'void', amountPaidPence: 0, periodStart: begun.periodEnd });
    await moveTo(member, until, chargeDelaySeconds);
    const resumed = await payments.retrieveSubscription(begun.id);
    expect(resumed).toMatchObject({ status: 'active', pausedUntil: null });
    await moveTo(member, resumed.periodEnd, chargeDelaySeconds);
    expect(await newest(begun.id)).toMatchObject({ status: 'paid', periodStart: resumed.periodEnd });
    const soon = new Date(resumed.periodEnd.getTime() + 20 * day * 1000);
    await payments.pauseSubscription(begun.id, soon);
    expect(await payments.pauseSubscription(begun.id, null)).toMatchObject({ pausedUntil: null });
  });

  it('ends at once, even if never paid for, and repeatedly without error', async () => {
    const member = await openMember();
    const unpaid = await payments.createSubscription(buildSubscriptionInput(member.customerId));
    expect((await payments.endSubscription(unpaid.subscription.id)).status).toBe('ended');
    await expect(payWith(unpaid.clientSecret)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    const begun = await subscribe(member);
    expect((await payments.endSubscription(begun.id)).status).toBe('ended');
    expect((await payments.endSubscription(begun.id)).status).toBe('ended');
  });
});
