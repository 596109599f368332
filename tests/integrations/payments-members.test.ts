import { randomUUID } from 'node:crypto';
import { CustomerNotFoundError } from '@studio/server/integrations/payments/port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type MembersTestBed,
  openMembersTestBed,
  paymentServices,
  returnUrl,
} from './payments-members-test-bed.ts';

describe.each(paymentServices)('members and their cards, with the adapter for $name', ({ key }) => {
  let { stripe, payments, openMember, saveCard, buildSubscriptionInput, payWith, subscribe, close } =
    {} as MembersTestBed;

  beforeAll(async () => {
    ({ stripe, payments, openMember, saveCard, buildSubscriptionInput, payWith, subscribe, close } =
      await openMembersTestBed(key));
  });
  afterAll(() => close?.());

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
    // With the cardholder present, the payment can still succeed.
    expect((await payWith(charge.clientSecret)).status).toBe('succeeded');
    expect((await payments.retrieveIntent(charge.id)).status).toBe('succeeded');
  });
});
