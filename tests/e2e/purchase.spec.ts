import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import type { Mailbox } from './harness/mailbox.ts';
import { testCards } from './journeys/checkout-page.ts';
import { expect, test } from './journeys/journey.ts';
import { PurchasePage } from './journeys/purchase-page.ts';

// These journeys take long: they wait for emails, and password hashing is slow by design.
const password = 'olive-on-the-sill';
/** Matches the error that browsers log when a code is rejected, or an offer was already used. */
const conflict = /status of 409/;

/** Signs up from the page and returns to it through the email. */
async function signUpFrom(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Create account' }).click();
  const create = main.getByRole('button', { name: 'Create account' });
  await waitUntilHydrated(create);
  await main.getByLabel('Title', { exact: true }).selectOption('Ms');
  await main.getByLabel('Email', { exact: true }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await create.click();
  await page.waitForURL('**/signup/verify?*');
  const codeEmail = await mailbox.waitFor(email, /^Your verification code: \d{6}$/);
  await main.getByLabel('Code', { exact: true }).fill(codeEmail.subject.slice(-6));
  await main.getByRole('button', { name: 'Verify', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toContainText('Email verified. Please log in.');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Returns the code that an address gets for joining the newsletter. */
async function subscribeForCode(page: Page, mailbox: Mailbox, email: string): Promise<string> {
  const form = page.getByRole('contentinfo').locator('form');
  await form.getByRole('textbox').fill(email);
  const join = form.getByRole('button', { name: 'Subscribe' });
  await waitUntilHydrated(join);
  await join.click();
  await expect(page.getByText('Check your inbox to confirm')).toBeVisible();
  const confirmationEmail = await mailbox.waitFor(email, /^Confirm your email address/);
  const [link = ''] = confirmationEmail.text.match(/https?:\S+\/newsletter\/confirm\S+/) ?? [];
  await page.goto(link);
  const confirm = page.getByRole('button', { name: 'Confirm email address' });
  await waitUntilHydrated(confirm);
  await confirm.click();
  const welcome = await mailbox.waitFor(email, /^Your 10% promo code/);
  return welcome.text.match(/10% off your first pack: (\w{4} \w{4})\n/)?.[1] ?? '';
}

test('a pack: sign-up on the way, the newsletter code takes 10% off, and a declined card loses nothing @phone', async ({
  page,
  mailbox,
  consoleGuard,
}, { project }) => {
  // A card gets the first-pack discount once, so each project pays with a card that no other test uses.
  const card = project.name === 'phone' ? testCards.mastercard : testCards.debit;
  consoleGuard.allow(conflict);
  consoleGuard.allow(/status of (402|428)/);
  const email = `nora.${randomUUID().slice(0, 8)}@guests.example`;
  await page.goto('/pricing#packs');
  const packs = page.getByRole('region', { name: 'Packs' });
  const code = await subscribeForCode(page, mailbox, email);
  await page.goto('/pricing#packs');
  const buy = packs.getByRole('link', { name: 'Buy Class Pack of 10' });
  await waitUntilHydrated(buy);
  await buy.click();
  const checkout = new PurchasePage(page);
  await expect(page).toHaveURL(/\/checkout\?product=class-pack-10$/);
  await expect(checkout.main.getByText(/^Until \w+ \d+ \w+ \d{4}, 6 weeks from today$/)).toBeVisible();
  await expect(checkout.main.getByText('Log in to pay.')).toBeVisible();
  await expectNoAxeViolations(page);

  await signUpFrom(page, mailbox, email);
  await expect(page).toHaveURL(/\/checkout\?product=class-pack-10$/);
  await checkout.expectMember();
  await checkout.useCode('Add promo code', 'NOT-A-CODE');
  await expect(checkout.codeField('Add promo code')).toHaveAccessibleDescription(/./);
  await expect(checkout.codeField('Add promo code')).toHaveValue('NOT-A-CODE');
  await expectNoAxeViolations(page);
  await checkout.useCode('Add promo code', code);
  await expect(checkout.main.getByRole('button', { name: /^Remove Promo code/ })).toBeVisible();
  await expect(checkout.main.getByText('£198', { exact: true }).filter({ visible: true })).toBeVisible();

  await checkout.proceed.click();
  await expect(checkout.main.getByRole('alert')).toContainText('One thing to fix before payment');
  await page.reload();
  await expect(checkout.main.getByRole('button', { name: /^Remove Promo code/ })).toBeVisible();
  await checkout.openPayment('Pay £198');
  await expectNoAxeViolations(page);
  await checkout.pay(testCards.declined, 'Pay £198');
  await expect(checkout.main.getByRole('alert').filter({ hasText: 'Payment failed.' })).toContainText(
    'Your card was declined. You haven’t been charged.',
  );
  await page.reload();
  await expect(checkout.terms).toBeChecked();
  await checkout.openPayment('Pay £198');
  await checkout.pay(card, 'Pay £198');

  await checkout.expectPurchased('You’ve bought Class Pack of 10');
  await expect(checkout.main.getByText(/^Valid until/)).toBeVisible();
  await expect(checkout.main.getByText('£22', { exact: true })).toBeVisible();
  await expect(checkout.main.getByRole('link', { name: 'Find a Mat class' })).toHaveAttribute(
    'href',
    '/timetable?activity=mat',
  );
  await expectNoAxeViolations(page);
  await page.reload();
  await checkout.expectPurchased('You’ve bought Class Pack of 10');
  await page.goBack();
  await expect(checkout.main.getByRole('heading', { name: 'You’ve bought' })).toHaveCount(0);
});

test('a membership starts after 3-D Secure, takes 10% off the rest, and cannot be bought twice @phone', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(conflict);
  const checkout = new PurchasePage(page);
  const { main } = checkout;
  await checkout.open('flow-anytime');
  await checkout.logInAsNewMember();
  await expect(main.getByText(/^£150 today, then every month from \d+ \w+\.$/)).toBeVisible();
  await expect(checkout.terms).toHaveAccessibleName(
    /that £150 is paid every month until I cancel\. I ask for my membership to start straight away/,
  );
  await expectNoAxeViolations(page);
  await checkout.openPayment('Start for £150 a month');
  await checkout.pay(testCards.requiresAuthentication, 'Start for £150 a month');
  await page
    .getByRole('dialog', { name: 'Confirm your payment' })
    .getByRole('button', { name: 'Complete authentication' })
    .click();
  await checkout.expectPurchased('Your membership has started');
  await expect(main.getByText(/^Renews on \w+ \d+ \w+$/)).toBeVisible();
  await expectNoAxeViolations(page);

  await checkout.open('flow-anytime');
  await checkout.terms.check();
  await checkout.proceed.click();
  await expect(main.getByRole('alert').filter({ hasText: 'You already have this membership' })).toBeVisible();
  await checkout.open('dropin-mat');
  await expect(main.getByText('Member price, 10% off').filter({ visible: true })).toHaveCount(
    page.viewportSize()?.width === 390 ? 0 : 1,
  );
  await expect(main.getByText('£13.50', { exact: true }).filter({ visible: true })).toBeVisible();
});

test('a first offer is sold once, a bookable event links to booking, and all fits the narrowest phone @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(conflict);
  const checkout = new PurchasePage(page);
  const { main } = checkout;
  await checkout.open('first-mat');
  await checkout.logInAsNewMember();
  await checkout.openPayment('Pay £9');
  await checkout.pay(testCards.pays, 'Pay £9');
  await checkout.expectPurchased('You’ve bought First Mat class');
  await checkout.open('first-mat');
  await expect(main.getByRole('alert').filter({ hasText: 'You’ve already had this offer' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'See packs' })).toHaveAttribute('href', '/pricing#packs');
  await expect(checkout.proceed).toHaveCount(0);
  await checkout.open('sound-healing');
  await expect(main.getByRole('link', { name: 'Book a place' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const product of ['class-pack-10', 'gift-card', 'flow-off-peak']) {
    await checkout.open(product);
    await checkout.expectMember();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), product)
      .toBeLessThanOrEqual(360);
  }
});
