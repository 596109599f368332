import { randomUUID } from 'node:crypto';
import type { ProviderInvoice } from '@studio/server/integrations/payments/port';
import { createStripePayments } from '@studio/server/integrations/payments/stripe-payments';
import Stripe from 'stripe';
import { expect } from 'vitest';
import { openPaymentsTestBed, waitForValue, webhookSecret } from './payments-test-bed.ts';

const testModeKey = process.env.STRIPE_TEST_SECRET_KEY;
export const paymentServices = [
  { name: 'the sandbox', key: undefined },
  ...(testModeKey ? [{ name: "Stripe's test mode", key: testModeKey }] : []),
];
export const returnUrl = 'https://studio.example/account';

/** Customer with a test clock. */
export interface ClockedMember {
  customerId: string;
  clock: string;
}

/** Opens the adapter for the sandbox or, with a key, for Stripe's test mode. */
export async function openMembersTestBed(key: string | undefined) {
  const testBed = key ? undefined : await openPaymentsTestBed();
  const stripe = testBed?.stripe ?? new Stripe(key ?? '');
  const url = testBed && new URL(testBed.url);
  const address = url && { host: url.hostname, port: Number(url.port), protocol: 'http' as const };
  const payments = createStripePayments({ secretKey: key ?? 'sk_test_sandbox', webhookSecret }, address);
  const clocks: string[] = [];

  /** Creates a customer with a test clock. */
  async function openMember(): Promise<ClockedMember> {
    const now = Math.floor(Date.now() / 1000);
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: now });
    clocks.push(clock.id);
    const { id } = await stripe.customers.create({ test_clock: clock.id, email: 'amara@example.com' });
    return { customerId: id, clock: clock.id };
  }
  async function moveTo({ clock }: ClockedMember, at: Date, seconds = 0): Promise<void> {
    const target = Math.floor(at.getTime() / 1000) + seconds;
    await stripe.testHelpers.testClocks.advance(clock, { frozen_time: target });
    await waitForValue(
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

  async function subscribe(member: ClockedMember) {
    const { subscription, clientSecret } = await payments.createSubscription(
      buildSubscriptionInput(member.customerId),
    );
    await payWith(clientSecret);
    return waitUntilActive(subscription.id);
  }

  const waitUntilActive = (id: string) =>
    waitForValue('an active subscription', async () => {
      const found = await payments.retrieveSubscription(id);
      return found.status === 'active' ? found : undefined;
    });

  const newest = async (subscription: string): Promise<ProviderInvoice> => {
    const [invoice] = await payments.listInvoices(subscription);
    if (!invoice) throw new Error('There is no invoice.');
    return invoice;
  };

  async function close(): Promise<void> {
    for (const clock of clocks) await stripe.testHelpers.testClocks.del(clock);
    await testBed?.close();
  }

  return {
    stripe,
    payments,
    openMember,
    moveTo,
    saveCard,
    buildSubscriptionInput,
    payWith,
    subscribe,
    waitUntilActive,
    newest,
    close,
  };
}

export type MembersTestBed = Awaited<ReturnType<typeof openMembersTestBed>>;
