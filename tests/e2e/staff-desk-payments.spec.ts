import { paths } from '@studio/contracts/paths';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { toLondonDate } from '@studio/domain/time/london';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { createPromoCode } from './journeys/create-promo-code.ts';
import { findClass } from './journeys/find-class.ts';
import { createGuest, getFullName } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { createCallerFromPage, logInAs } from './journeys/staff-login.ts';

test('front desk: a gift card sold, codes for an item and a class, a reversed sale, a part refunded @phone-only @nightly', async ({
  page,
  url,
  studio,
  consoleGuard,
}) => {
  // The browser logs the response to a wrong promo code.
  consoleGuard.allow(/status of 409/);
  const client = createGuest('Tilda');
  const slot = await findClass(studio, { daysAhead: 8, activity: 'mat' });
  const promoCode = await createPromoCode(url);
  await logInAs(page, 'admin', '/admin');
  const staff = await createCallerFromPage(page, url);
  const added = await staff.call(paths.personAdd, { ...client, phone: '' });
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await page.goto(`/admin/people/${added.body.personId}`);
  const sell = main.getByRole('button', { name: 'Sell a product' });
  const apply = async (open: string, code: string) => {
    await dialog.getByRole('button', { name: open }).click();
    await dialog.getByRole('textbox', { name: /code$/ }).fill(code);
    await dialog.getByRole('button', { name: 'Apply' }).click();
  };

  const giftCardCode = await test.step('a gift card is sold, and its code shown', async () => {
    await sell.click();
    await dialog.locator('label').filter({ hasText: 'Gift card' }).click();
    await dialog.getByRole('button', { name: 'Sell' }).click();
    await expect(dialog.getByText('Choose a product or enter an item.')).toBeVisible();
    await dialog.locator('label').filter({ hasText: 'Another amount' }).click();
    await dialog.getByLabel('Amount (£)').fill('10');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Take £10' }).click();
    await expect(dialog.getByRole('heading', { name: 'Gift card sold' })).toBeVisible();
    const giftCard = dialog.getByRole('region', { name: 'Gift card' });
    const code = (await giftCard.getByText(/^(\w{4} ){3}\w{4}$/).textContent()) ?? '';
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
    return code;
  });

  await test.step('an item with a typed price is paid with both codes', async () => {
    await sell.click();
    await dialog.locator('label').filter({ hasText: 'Other item' }).click();
    await dialog.getByRole('textbox', { name: 'Item' }).fill('Water');
    await dialog.getByLabel('Price (£)').fill('2.50');
    await apply('Add promo code or gift card', 'NOSUCHCODE');
    await expect(dialog.getByText('This promo code isn’t valid.')).toBeVisible();
    await dialog.getByRole('textbox', { name: /code$/ }).fill(promoCode);
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog.getByText(`10% off with ${promoCode}`)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Take £2.25' })).toBeVisible();
    await apply('Add gift card', giftCardCode);
    await expect(dialog.getByText('£7.75 left on the card')).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Sell with gift card' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Water sold. £7.75 is left on the gift card.')).toBeVisible();
  });

  await test.step('a class is booked with the gift card and the card machine', async () => {
    const due = formatPriceShort(toPence(slot.price.final) - 775);
    await page.goto(`/admin/timetable?week=${toLondonDate(new Date(slot.start))}&class=${slot.classId}`);
    await page.getByRole('button', { name: 'Book for a client' }).click();
    await dialog.getByRole('searchbox').fill(client.email);
    await dialog.getByRole('button', { name: getFullName(client) }).click();
    await apply('Add promo code or gift card', giftCardCode);
    await expect(dialog.getByText('Nothing left on the card')).toBeVisible();
    await dialog.locator('label').filter({ hasText: 'Card machine' }).click();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: `Take ${due} and book` }).click();
    await expect(page.getByText(`${getFullName(client)} is booked into`)).toBeVisible();
  });

  await test.step('an item is sold without a client', async () => {
    await page.goto('/admin/money');
    await main.getByRole('button', { name: 'Sell item' }).click();
    await dialog.locator('label').filter({ hasText: 'Other item' }).click();
    await dialog.getByRole('textbox', { name: 'Item' }).fill('Iced tea');
    await dialog.getByLabel('Price (£)').fill('3.50');
    await expect(dialog.getByRole('button', { name: 'Add promo code or gift card' })).toBeHidden();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Take £3.50' }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByRole('button', { name: /Iced tea/ }).first()).toBeVisible();
    await expect(main.getByText('No client').filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('the sale of the item is reversed from its payment', async () => {
    await page.goto('/admin/money');
    await main.getByLabel('Search').fill(client.email);
    await main.getByRole('button', { name: /^Payment: .*Water/ }).click();
    await expect(dialog.getByText('We’ll return £2.25 to the gift card.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Reverse sale and refund £2.25' }).click();
    await expect(dialog.getByText('Enter a reason of at least 3 characters.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Wrong client');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Reverse sale and refund £2.25' }).click();
    await expect(dialog.getByText('This sale has been reversed.')).toBeVisible();
    await expect(dialog.getByText('To the gift card. Wrong client')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  const moneyPence = toPence(slot.price.final) - 775;

  await test.step('a part of the payment for the upcoming class is refunded', async () => {
    const refund = dialog.getByRole('button', { name: 'Record £1 refund' });
    await main
      .getByRole('button', { name: new RegExp(`^Payment: ${slot.className}`) })
      .first()
      .click();
    await expect(dialog.getByText('Refund the client on the card machine first')).toBeVisible();
    await expect(dialog.getByText('to the gift card.', { exact: false }).first()).toBeVisible();
    await dialog.getByLabel('Amount (£)').fill('1');
    await refund.click();
    await expect(dialog.getByText('Enter a reason of at least 3 characters.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('The heating failed');
    await expectNoAxeViolations(page);
    await refund.click();
    await expect(dialog.getByRole('heading', { name: 'Refunds' })).toBeVisible();
    const left = formatPriceShort(moneyPence + 775 - 100);
    await expect(dialog.getByText(`You can refund up to ${left}.`)).toBeVisible();
  });

  await test.step('cancelling the booking names the rest and where it goes', async () => {
    await page.goto(`/admin/people/${added.body.personId}`);
    await main.getByRole('button', { name: /^Cancel booking: / }).click();
    const rest = formatPriceShort(moneyPence - 100);
    await expect(dialog).toContainText(
      `Refund ${rest} to the client yourself. We’ll return £7.75 to the gift card. We’ve already refunded £1.`,
    );
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Keep booking' }).click();
  });
});
