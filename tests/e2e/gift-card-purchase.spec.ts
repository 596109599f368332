import { randomUUID } from 'node:crypto';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { testCards } from './journeys/checkout-page.ts';
import { expect, test } from './journeys/journey.ts';
import { PurchasePage } from './journeys/purchase-page.ts';

/** Matches the error that browsers log when a code is rejected, or an offer was already used. */
const conflict = /status of 409/;

test('a guest buys a gift card without an account: details, payment, receipt, and again after a reload @phone @nightly', async ({
  page,
  mailbox,
}) => {
  const checkout = new PurchasePage(page);
  const { main } = checkout;
  const run = randomUUID().slice(0, 8);
  const [recipient, buyer] = [`mina.${run}@guests.example`, `theo.${run}@guests.example`];
  await checkout.open('gift-card');
  const firstName = main.getByLabel('First name');
  await waitUntilHydrated(firstName);
  await expect(main.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await checkout.proceed.click();
  await expect(firstName).toHaveAccessibleDescription('First name is required.');
  await expect(main.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/^Email is required\./);
  await expectNoAxeViolations(page);
  await firstName.fill('Theo');
  await main.getByLabel('Surname').fill('Adeyemi');
  await main.getByLabel('Email', { exact: true }).fill(`${buyer},`);
  await main.getByLabel('Recipient’s name').fill('Mina');
  await main.getByLabel('Recipient’s email').fill(recipient);
  await main.getByLabel('Your name').fill('Theo');
  await checkout.terms.check();
  await checkout.proceed.click();
  await expect(main.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    /^Check this email address for typos\./,
  );
  await main.getByLabel('Email', { exact: true }).fill(buyer);
  await checkout.openPayment('Pay £50');
  await expect(main.getByText('Theo Adeyemi')).toBeVisible();
  await expect(main.getByText(buyer)).toBeVisible();
  await expectNoAxeViolations(page);
  await checkout.pay(testCards.pays, 'Pay £50');
  await checkout.expectPurchased('Your gift card is on its way');
  await expect(main.getByText(recipient)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Invoice' })).toHaveAttribute('href', /invoice\.pdf/);
  await expectNoAxeViolations(page);
  await page.reload();
  await checkout.expectPurchased('Your gift card is on its way');
  await mailbox.waitFor(recipient, /^Theo sent you a/);
  await mailbox.waitFor(buyer, /^Purchase confirmed: Gift card, £50$/);
});

test('a gift card is emailed to its recipient and pays for classes in parts @phone-only @nightly', async ({
  page,
  mailbox,
  consoleGuard,
}) => {
  consoleGuard.allow(conflict);
  const checkout = new PurchasePage(page);
  const { main } = checkout;
  const recipient = `mina.${randomUUID().slice(0, 8)}@guests.example`;
  await checkout.open('gift-card');
  const name = main.getByLabel('Recipient’s name');
  await waitUntilHydrated(name);
  await name.fill('Mina');
  await checkout.logInAsNewMember();
  await expect(name).toHaveValue('Mina');
  await checkout.proceed.click();
  await expect(main.getByRole('alert').filter({ hasText: 'Three things' })).toBeFocused();
  await expect(main.getByLabel('Recipient’s email')).toHaveAccessibleDescription(
    /^Enter the recipient’s email address\./,
  );
  await main.getByText('Another amount').click();
  await main.getByLabel('Amount (£)').fill('7');
  await main.getByLabel('Recipient’s email').fill(recipient);
  await main.getByLabel('Your name').fill('Theo');
  await checkout.terms.check();
  await checkout.proceed.click();
  await expect(main.getByLabel('Amount (£)')).toHaveAccessibleDescription(
    /^Enter an amount in whole pounds, from £10 to £500\./,
  );
  await main.getByLabel('Amount (£)').fill('20');
  await main.getByLabel('Message (optional)').fill('Shoes by the door.');
  await expect(main.getByText('382 characters left')).toBeVisible();
  await expectNoAxeViolations(page);
  await checkout.openPayment('Pay £20');
  await expect(main.getByRole('figure').filter({ visible: true })).toContainText('Shoes by the door.');
  await checkout.pay(testCards.pays, 'Pay £20');
  await checkout.expectPurchased('Your gift card is on its way');
  await expect(main.getByText(recipient)).toBeVisible();
  await expectNoAxeViolations(page);

  const codeEmail = await mailbox.waitFor(recipient, /Theo/);
  const [code = ''] = codeEmail.text.match(/\b(\w{4} ){3}\w{4}\b/) ?? [];
  await checkout.open('dropin-yoga');
  await checkout.expectMember();
  await checkout.useCode('Use a gift card', '0000 0000 0000 0000');
  await expect(checkout.codeField('Use a gift card')).toHaveAccessibleDescription(/isn’t valid/);
  await checkout.useCode('Use a gift card', code);
  await expect(main.getByText('£8 will be left on the gift card.').filter({ visible: true })).toBeVisible();
  await checkout.terms.check();
  await main.getByRole('button', { name: 'Get it for free' }).click();
  await checkout.expectPurchased('You’ve bought Yoga / Restore drop-in');

  await checkout.open('starter-pack');
  await checkout.expectMember();
  // A gift card code typed as a promo code is applied as a gift card.
  await checkout.useCode('Add promo code', code);
  await expect(
    main.getByText('This purchase uses up the gift card.').filter({ visible: true }),
  ).toBeVisible();
  await checkout.openPayment('Pay £27');
  await checkout.pay(testCards.pays, 'Pay £27');
  await checkout.expectPurchased('You’ve bought Starter Pack');
  await expect(main.getByText('£8', { exact: true })).toBeVisible();
  await expect(main.getByText('£27', { exact: true })).toBeVisible();
});
