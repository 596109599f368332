/**
 * Opens a browser. In the short form, journeys pay with the form, are declined and pass the 3-D Secure step.
 *
 * @module-tag long
 */
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ensureBrowser } from '../../scripts/setup/ensure-browser.mjs';
import { openPaymentsTestBed, type PaymentsTestBed, waitForValue } from './payments-test-bed.ts';
import { startPaymentsTestSite } from './start-payments-test-site.ts';

describe('the payment form of the sandbox, in a browser with the real page libraries', () => {
  let testBed: PaymentsTestBed;
  let site: Awaited<ReturnType<typeof startPaymentsTestSite>>;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    testBed = await openPaymentsTestBed();
    site = await startPaymentsTestSite(testBed);
    browser = await chromium.launch({
      executablePath: await ensureBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    await testBed?.close();
  });
  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 640, height: 900 } });
    page = await context.newPage();
    page.setDefaultTimeout(8000);
    complaints.length = 0;
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      // The browser logs the 402 of a declined card as a failed resource, as with real Stripe.
      if (['error', 'warning'].includes(message.type()) && !message.text().includes('402')) {
        complaints.push(message.text());
      }
    });
  });
  afterEach(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });

  async function openPage(more = ''): Promise<string> {
    const { id } = await testBed.stripe.paymentIntents.create({
      amount: 1800,
      currency: 'gbp',
      automatic_payment_methods: { enabled: true },
    });
    await page.goto(`${site.url}/pay?intent=${id}${more}`);
    await page.getByRole('button', { name: 'Pay £18', disabled: false }).waitFor();
    return id;
  }
  const typeCard = async (number: string) => {
    await page.getByLabel('Card number').fill(number);
    await page.getByLabel('Expiration date').fill('12 / 34');
    await page.getByLabel('Security code').fill('123');
  };
  const pay = () => page.getByRole('button', { name: 'Pay £18' }).click();
  const outcome = (text: string) => page.locator('output', { hasText: text }).waitFor();
  const status = async (id: string) => (await testBed.stripe.paymentIntents.retrieve(id)).status;

  it('accepts 4242, and the server receives the payment', async () => {
    const id = await openPage();
    await typeCard('4242424242424242');
    await pay();
    await outcome('paid: succeeded');
    expect(await status(id)).toBe('succeeded');
    await waitForValue('the webhook', () =>
      testBed.endpoint.typesAbout(id).includes('payment_intent.succeeded'),
    );
  });

  it.each([
    ['4000000000000002', 'card_error card_declined: Your card was declined.'],
    ['4000000000009995', 'card_error card_declined: Your card has insufficient funds.'],
    ['4000000000000069', 'card_error expired_card: Your card has expired.'],
    ['4111111111111111', 'card_error card_declined: Your card was declined.'],
  ])('shows the decline of %s, and accepts another card afterwards', async (number, text) => {
    const id = await openPage();
    await typeCard(number);
    await pay();
    await outcome(text);
    await typeCard('5555555555554444');
    await pay();
    await outcome('paid: succeeded');
    expect(await status(id)).toBe('succeeded');
  });

  it.each(['4000002500003155', '4000000000003220'])(
    'asks the test bank for %s, and pays once it agrees',
    async (number) => {
      const id = await openPage();
      await typeCard(number);
      await pay();
      const dialog = page.getByRole('dialog', { name: 'Confirm your payment' });
      await dialog.getByText('£18.00').waitFor();
      expect(await status(id)).toBe('requires_action');
      await dialog.getByRole('button', { name: 'Complete authentication' }).click();
      await outcome('paid: succeeded');
      expect(await status(id)).toBe('succeeded');
    },
  );

  it('keeps focus in the bank dialog; Escape fails the step, and the card can be changed', async () => {
    const id = await openPage();
    await typeCard('4000002500003155');
    await pay();
    const dialog = page.getByRole('dialog', { name: 'Confirm your payment' });
    await dialog.waitFor();
    for (const name of ['Complete', 'Fail', 'Complete']) {
      const button = dialog.getByRole('button', { name });
      await waitForValue(`focus on ${name}`, () => button.evaluate((node) => node.matches(':focus')));
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await outcome('invalid_request_error payment_intent_authentication_failure');
    expect(await status(id)).toBe('requires_payment_method');
    await typeCard('4242424242424242');
    await pay();
    await outcome('paid: succeeded');
  });

  it('shows the field errors, and focuses the first invalid field', async () => {
    await openPage();
    await pay();
    await outcome('validation_error incomplete_number: Your card number is incomplete.');
    const number = page.getByLabel('Card number');
    expect(await number.getAttribute('aria-invalid')).toBe('true');
    expect(await number.evaluate((node) => node.matches(':focus'))).toBe(true);
    await page.getByText("Your card's security code is incomplete.").waitFor();
    await number.fill('4242424242424241');
    await page.getByText('Your card number is invalid.').waitFor();
    await page.getByLabel('Expiration date').fill('01 / 20');
    await page.getByText("Your card's expiration year is in the past.").waitFor();
  });

  it('formats while typing, and moves on from field to field', async () => {
    await openPage();
    await page.getByLabel('Card number').click();
    await page.keyboard.type('42424242424242424' + '34' + '123', { delay: 5 });
    // The last digit typed is too many for the card number and goes into the date, where 4 can only be April.
    expect(await page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
    expect(await page.getByLabel('Expiration date').inputValue()).toBe('04 / 34');
    expect(await page.getByLabel('Security code').inputValue()).toBe('123');
    await page.locator('button[data-complete="true"]').waitFor();
  });

  it('fills in a test card from its list', async () => {
    await openPage();
    await page.getByText('Test cards').click();
    await page.getByRole('button', { name: '4242 4242 4242 4242 Pays' }).click();
    await pay();
    await outcome('paid: succeeded');
  });

  it('redirects to the site with the intent in the URL when asked to', async () => {
    const id = await openPage('&redirect=always');
    await typeCard('4242424242424242');
    await pay();
    await page.waitForURL('**/complete?**');
    const query = new URL(page.url()).searchParams;
    expect(query.get('payment_intent')).toBe(id);
    expect(query.get('redirect_status')).toBe('succeeded');
    expect(query.get('payment_intent_client_secret')).toContain(`${id}_secret_`);
  });

  describe('saved cards', () => {
    const openSetup = async () => {
      const customer = await testBed.stripe.customers.create({ email: 'amara@example.com' });
      const { id } = await testBed.stripe.setupIntents.create({ customer: customer.id });
      await page.goto(`${site.url}/pay?intent=${id}`);
      await page.getByRole('button', { name: 'Save card', disabled: false }).waitFor();
      return { id, customer: customer.id };
    };
    const save = () => page.getByRole('button', { name: 'Save card' }).click();
    const cards = async (customer: string) =>
      (await testBed.stripe.paymentMethods.list({ customer, type: 'card' })).data.map(
        ({ card }) => card?.last4,
      );

    it('saves a card for its customer', async () => {
      const { customer } = await openSetup();
      await typeCard('4242424242424242');
      await save();
      await outcome('saved: succeeded');
      expect(await cards(customer)).toEqual(['4242']);
    });

    it('shows a decline, and saves another card', async () => {
      const { customer } = await openSetup();
      await typeCard('4000000000000002');
      await save();
      await outcome('card_error card_declined: Your card was declined.');
      await typeCard('5555555555554444');
      await save();
      await outcome('saved: succeeded');
      expect(await cards(customer)).toEqual(['4444']);
    });

    it('asks the test bank; a failed step can be retried', async () => {
      const { customer } = await openSetup();
      await typeCard('4000002500003155');
      await save();
      const dialog = page.getByRole('dialog', { name: 'Confirm your card' });
      await dialog.getByRole('button', { name: 'Fail authentication' }).click();
      await outcome('invalid_request_error setup_intent_authentication_failure');
      expect(await cards(customer)).toEqual([]);
      await typeCard('4000002500003155');
      await save();
      await dialog.getByRole('button', { name: 'Complete authentication' }).click();
      await outcome('saved: succeeded');
      expect(await cards(customer)).toEqual(['3155']);
    });

    it('reports a finished setup as a load error', async () => {
      const { id } = await openSetup();
      await testBed.stripe.setupIntents.cancel(id);
      await page.goto(`${site.url}/pay?intent=${id}`);
      await outcome('load error: setup_intent_unexpected_state');
    });

    it('pays with a saved card through its bank, and with the form for a subscription', async () => {
      const customer = (await testBed.stripe.customers.create({})).id;
      const card = await testBed.stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer });
      const intent = await testBed.stripe.paymentIntents.create({ amount: 1800, currency: 'gbp', customer });
      await page.goto(`${site.url}/pay?intent=${intent.id}&card=${card.id}`);
      await pay();
      const dialog = page.getByRole('dialog', { name: 'Confirm your payment' });
      await dialog.getByRole('button', { name: 'Complete authentication' }).click();
      await outcome('paid: succeeded');

      const product = await testBed.stripe.products.create({ name: 'Reformer Flex' });
      const price = await testBed.stripe.prices.create({
        product: product.id,
        currency: 'gbp',
        unit_amount: 1800,
        recurring: { interval: 'month' },
      });
      const subscription = await testBed.stripe.subscriptions.create({
        customer,
        items: [{ price: price.id }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        expand: ['latest_invoice.confirmation_secret'],
      });
      const { confirmation_secret } = subscription.latest_invoice as Stripe.Invoice;
      const [first] = confirmation_secret?.client_secret.split('_secret_') ?? [];
      await page.goto(`${site.url}/pay?intent=${first}`);
      await typeCard('4242424242424242');
      await pay();
      await outcome('paid: succeeded');
      expect((await testBed.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
      expect(await cards(customer)).toEqual(['4242', '3184']);
    });
  });

  it('reports a finished payment as a load error', async () => {
    const { id } = await testBed.stripe.paymentIntents.create({ amount: 1800, currency: 'gbp' });
    await testBed.stripe.paymentIntents.cancel(id);
    await page.goto(`${site.url}/pay?intent=${id}`);
    await outcome('load error: payment_intent_unexpected_state');
  });

  it('has no accessibility violations, even with errors shown and in the bank dialog', async () => {
    await openPage();
    const violations = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
    await pay();
    await page.getByText('Your card number is incomplete.').first().waitFor();
    expect(await violations()).toEqual([]);
    await typeCard('4000002500003155');
    await pay();
    await page.getByRole('dialog').waitFor();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await outcome('paid: succeeded');
  });
});
