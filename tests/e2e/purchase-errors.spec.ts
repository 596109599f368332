import { apiBase, paths } from '@studio/contracts/paths';
import { delayRequests } from './harness/delay-requests.ts';
import { createPromoCode } from './journeys/create-promo-code.ts';
import { expect, test } from './journeys/journey.ts';
import { PurchasePage } from './journeys/purchase-page.ts';

/** Matches the error that browsers log when a purchase is rejected. */
const conflict = /status of 409/;

test('a code that applies while the payment is being opened changes the amount to pay @nightly', async ({
  page,
  url,
}) => {
  const code = await createPromoCode(url);
  const checkout = new PurchasePage(page);
  await checkout.open('dropin-mat');
  await checkout.logInAsNewMember();
  await checkout.terms.check();
  const releaseQuote = await delayRequests(page, new RegExp(`${apiBase}${paths.purchaseQuote}$`));
  const releaseOpening = await delayRequests(page, new RegExp(`${apiBase}${paths.purchaseOpen}$`));
  await checkout.useCode('Add promo code', code);
  await checkout.proceed.click();
  await expect(checkout.proceed).toHaveCount(0);
  releaseQuote();
  await expect(checkout.main.getByRole('button', { name: /^Remove Promo code/ })).toBeVisible();
  const opened = page.waitForResponse((response) => response.url().endsWith(paths.purchaseOpen));
  releaseOpening();
  await opened;
  await expect(checkout.proceed).toBeVisible();
  await expect(checkout.cardNumber).toHaveCount(0);
  await checkout.proceed.click();
  await checkout.expectPaymentOpen('Pay £13.50');
});

test('a rejected purchase is requested again, not answered from the cache @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(conflict);
  const checkout = new PurchasePage(page);
  const keys: unknown[] = [];
  await page.route(`**${apiBase}${paths.purchaseOpen}`, async (route) => {
    keys.push(route.request().postDataJSON().idempotencyKey);
    const json = { ok: false, code: 'already_member', message: 'You are a member already.' };
    await (keys.length === 1 ? route.fulfill({ status: 409, json }) : route.continue());
  });
  await checkout.open('dropin-mat');
  await checkout.logInAsNewMember();
  await checkout.terms.check();
  await checkout.proceed.click();
  await expect(
    checkout.main.getByRole('alert').filter({ hasText: 'already have this membership' }),
  ).toBeVisible();
  await checkout.proceed.click();
  await checkout.expectPaymentOpen('Pay £15');
  expect(new Set(keys).size).toBe(2);
  expect(keys).not.toContain(undefined);
});
