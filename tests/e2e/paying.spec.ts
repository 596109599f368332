import { apiBase, paths } from '@studio/contracts/paths';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { delayRequests } from './harness/delay-requests.ts';
import { testCards } from './journeys/checkout-page.ts';
import { createPromoCode } from './journeys/create-promo-code.ts';
import { findClass } from './journeys/find-class.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';

test('a declined card shows the bank’s message, nothing typed is lost, and another card pays', async ({
  page,
  studio,
  hold,
  checkout,
  confirmation,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 402/);
  const guest = createGuest('Dora');
  await hold(await findClass(studio, { daysAhead: 4, activity: 'mat' }));
  await checkout.fillDetails(guest);
  await checkout.openPayment();
  await checkout.pay(testCards.declined);
  await expect(checkout.problem('Payment failed.')).toContainText('Your card was declined.');
  await page.getByRole('button', { name: 'Change details' }).click();
  await checkout.expectDetails(guest);
  await checkout.openPayment();
  await checkout.pay(testCards.pays);
  await confirmation.expectConfirmed();
});

test('the bank’s 3-D Secure step can fail and be repeated until it succeeds @nightly', async ({
  page,
  studio,
  hold,
  checkout,
  confirmation,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 402/);
  const bank = page.getByRole('dialog', { name: 'Confirm your payment' });
  await hold(await findClass(studio, { daysAhead: 4, activity: 'yoga' }));
  await checkout.fillDetails(createGuest('Tamsin'));
  await checkout.openPayment();
  await checkout.pay(testCards.requiresAuthentication);
  await bank.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(checkout.problem('Payment failed.')).toContainText('your hold is still active');
  await checkout.payButton.click();
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
  await confirmation.expectConfirmed();
});

test('the button charges what the page shows, even when a code applies after the payment was requested @nightly', async ({
  page,
  url,
  studio,
  hold,
  checkout,
  confirmation,
}) => {
  const code = await createPromoCode(url);
  const slot = await findClass(studio, { daysAhead: 4, activity: 'mat' });
  const fullPence = toPence(slot.price.final);
  const [full, discounted] = [fullPence, fullPence * 0.9].map((pence) => formatPriceShort(Math.round(pence)));
  await hold(slot);
  await checkout.fillDetails(createGuest('Isolde'));

  await test.step('the code is still being checked when the payment is ready', async () => {
    const releaseQuote = await delayRequests(page, new RegExp(`${apiBase}${paths.quote}$`));
    await checkout.applyCode(code);
    await checkout.openPayment();
    await expect(checkout.payButton).toHaveAccessibleName(`Pay ${full}`);
    releaseQuote();
    await expect(checkout.removeCode).toBeVisible();
    await expect(checkout.payButton).toHaveAccessibleName(`Pay ${discounted}`);
    await checkout.removeCode.click();
    await expect(checkout.payButton).toHaveAccessibleName(`Pay ${full}`);
  });

  await test.step('the payment is still being opened when the code applies', async () => {
    await page.getByRole('button', { name: 'Change details' }).click();
    const releaseIntent = await delayRequests(page, new RegExp(`${apiBase}${paths.createIntent}$`));
    await checkout.continueButton.click();
    await checkout.applyCode(code);
    await expect(checkout.removeCode).toBeVisible();
    releaseIntent();
    await expect(checkout.payButton).toHaveAccessibleName(`Pay ${discounted}`);
    await checkout.expectPaymentOpen();
  });

  await checkout.pay(testCards.pays);
  await confirmation.expectConfirmed();
  await expect(page.getByRole('region', { name: 'Paid', exact: true })).toContainText(String(discounted));
});
