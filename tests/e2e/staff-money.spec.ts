import { paths } from '@studio/contracts/paths';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { findClass } from './journeys/find-class.ts';
import { createGuest, getFullName } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { createPaidBooking } from './journeys/other-browsers.ts';
import { logInAs } from './journeys/staff-login.ts';

test('money and catalogue: a price live at once, a code, a partial refund, the till, and an export @phone', async ({
  page,
  url,
  studio,
  mailbox,
}, { project }) => {
  // Each project uses its own payment, price and codes.
  const mark = project.name === 'phone' ? 'P' : 'D';
  const guest = createGuest('Nerys');
  const slot = await findClass(studio, { daysAhead: 9, activity: 'mat' });
  await createPaidBooking(url, slot, guest);
  await logInAs(page, 'admin', '/admin/catalogue');
  const main = page.getByRole('main');
  const panel = page.getByRole('dialog');

  await test.step('a price', async () => {
    const { name, was, now } =
      mark === 'P'
        ? { name: /^Standard 1:1 1 session/, was: '75.00', now: '79.00' }
        : { name: /^Block of 5 1:1s 5 sessions/, was: '350.00', now: '359.00' };
    const change = async (price: string) => {
      await main.getByRole('button', { name }).click();
      await panel.getByLabel('Price (£)').fill(price);
      await panel.getByRole('button', { name: 'Save product' }).click();
      await expect(panel).toBeHidden();
    };
    await expectNoAxeViolations(page);
    await change(now);
    const other = await page.context().newPage();
    // A page from the cache may be a second old.
    await expect(async () => {
      await other.goto('/pricing');
      const price = other.getByText(`£${now.replace('.00', '')}`);
      await expect(price.first()).toBeVisible({ timeout: 1500 });
    }).toPass();
    await other.close();
    // Restores the price for other journeys.
    await change(was);
  });

  await test.step('a code', async () => {
    const code = `AUTUMN${mark}${Date.now().toString(36).toUpperCase()}`;
    await main.getByRole('tab', { name: 'Promo codes' }).click();
    await main.getByRole('button', { name: 'Add promo code' }).click();
    await panel.getByRole('button', { name: 'Add promo code' }).click();
    await expect(panel.getByText('Enter 3 to 20 letters and numbers.')).toBeVisible();
    await panel.getByLabel('Promo code').fill(code);
    await panel.getByLabel('Discount (%)').fill('15');
    await expectNoAxeViolations(page);
    await panel.getByRole('button', { name: 'Add promo code' }).click();
    await expect(panel).toBeHidden();
    const row = main.getByRole('listitem').filter({ hasText: code });
    await expect(row).toContainText('15% off everything');
    await row.getByRole('button', { name: 'End promo code' }).click();
    const dialog = page.getByRole('dialog', { name: `End promo code ${code}?` });
    await dialog.getByRole('button', { name: 'End promo code' }).click();
    await expect(row).toContainText('Ended');
  });

  await test.step('a payment is refunded in part', async () => {
    await page.goto('/admin/money');
    await main.getByLabel('Search').fill(guest.email);
    const row = main.getByRole('button', { name: /^(Payment|Refund): / });
    await expect(row).toHaveCount(1);
    await row.click();
    await panel.getByLabel('Amount (£)').fill('99');
    // The button names no amount that can’t be refunded.
    await panel.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(panel.getByText(/^Enter an amount from £0\.01 to £/)).toBeVisible();
    await panel.getByLabel('Amount (£)').fill('4.50');
    await panel.getByLabel('Reason').fill('The heating failed');
    await expectNoAxeViolations(page);
    // Right after the refund, while the totals are still loading, there is nothing to discard.
    const totals = Promise.withResolvers<void>();
    await page.route(`**${paths.moneyTotals}`, async (route) => {
      await totals.promise;
      await route.continue();
    });
    await panel.getByRole('button', { name: 'Refund £4.50' }).click();
    await expect(panel.getByRole('heading', { name: 'Refunds' })).toBeVisible();
    await expect(panel.getByText('The heating failed')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    totals.resolve();
    await expect(row).toHaveCount(2);
    // On phones, the filters are folded.
    const showFilters = main.getByRole('button', { name: 'Show filters' });
    if (await showFilters.isVisible()) await showFilters.click();
    await main.getByLabel('Type').selectOption('Refunds');
    await expect(row).toHaveCount(1);
    // The total, and the refund's row.
    await expect(main.getByText('−£4.50').filter({ visible: true })).toHaveCount(2);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^payments-.*\.csv$/);
    await mailbox.waitFor(guest.email, /^Refund: £4\.50 for /);
  });

  await test.step('the documents show whose they are and for what', async () => {
    // Invoice numbers are assigned every 15 seconds.
    await expect(async () => {
      await page.goto('/admin/money?tab=invoices');
      const row = main.getByRole('row').filter({ hasText: getFullName(guest) });
      await expect(row.first()).toContainText(slot.className, { timeout: 2000 });
    }).toPass();
    await expectNoAxeViolations(page);
  });

  await test.step('the day and its till', async () => {
    await main.getByRole('tab', { name: 'Cash up' }).click();
    await expect(main.getByRole('rowheader', { name: 'Card (online)' })).toBeVisible();
    await main.getByLabel('Cash counted (£)').fill('12.00');
    await expect(main.getByText(/short\.|over\.|No difference\./).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await main.getByLabel('Note').fill('Took change for the float');
    await main.getByRole('button', { name: /^(Save|Replace) count$/ }).click();
    await expect(main.getByText(/^Counted £12\.00/)).toBeVisible();
  });
});
