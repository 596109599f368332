import { paths } from '@studio/contracts/paths';
import type { GetStaffCatalogueResponse } from '@studio/contracts/staff-catalogue';
import { demoPassword } from '../../scripts/serve/demo-accounts.ts';
import { createCaller } from '../races/harness/api-client.ts';
import { openUserPool } from '../races/harness/open-user-pool.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expect, test } from './journeys/isolated-studio.ts';
import { logInAs } from './journeys/staff-login.ts';

// A separate process, since journeys in a shared studio expect its own products and rooms.
test.use({ studioEnv: { DEMO_FILL: 'off' } });

test('the owner adds a room, a class type and a pack, and another owner’s change is not lost @phone-only @nightly', async ({
  page,
  url,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  await logInAs(page, 'admin', '/admin/catalogue?tab=rules');
  const main = page.getByRole('main');
  const panel = page.getByRole('dialog').first();

  await test.step('a room', async () => {
    await main.getByRole('button', { name: 'Add room' }).click();
    await panel.getByRole('button', { name: 'Add room' }).click();
    await expect(panel.getByText('Enter a name.')).toBeVisible();
    await expect(panel.getByLabel('Name')).toBeFocused();
    await panel.getByLabel('Name').fill('The loft');
    await panel.getByText('Mats', { exact: true }).click();
    await panel.getByLabel('Mats', { exact: true }).last().fill('9');
    await expectNoAxeViolations(page);
    await panel.getByRole('button', { name: 'Add room' }).click();
    await expect(panel).toBeHidden();
    await expect(main.getByRole('button', { name: /^The loft/ })).toContainText('9 mats');
    await main.getByRole('button', { name: 'Move up: The loft' }).click();
    await expect(main.getByRole('status').filter({ hasText: 'The loft: position 2 of 3.' })).toBeAttached();
    await expect(main.getByRole('button', { name: 'Move up: The loft' })).toBeFocused();
    await expect(main.getByRole('listitem').filter({ hasText: 'mats' }).first()).toContainText('The loft');
  });

  await test.step('a class type, put on the timetable', async () => {
    await page.goto('/admin/catalogue?tab=classes');
    await main.getByRole('button', { name: 'Add class type' }).click();
    await panel.getByLabel('Class name').fill('Candlelit Barre');
    await panel.getByLabel('Activity', { exact: true }).selectOption({ label: 'New activity…' });
    await panel.getByLabel('New style').fill('Candlelit');
    await panel.getByLabel('Price per place (£)').fill('18');
    await panel.getByLabel('Places').fill('7');
    await panel.getByLabel('Description').fill('Small movements at a barre, by candlelight.');
    await panel.getByRole('button', { name: 'Add class type' }).click();
    await expect(panel.getByText('Enter an activity, for example Barre.')).toBeVisible();
    await expect(panel.getByLabel('New activity')).toBeFocused();
    await expectNoAxeViolations(page);
    await panel.getByLabel('New activity').fill('Barre');
    await panel.getByRole('button', { name: 'Add class type' }).click();
    await expect(panel).toBeHidden();
    await expect(main.getByRole('region', { name: 'Barre' })).toContainText('Candlelit Barre');
    await main.getByRole('button', { name: 'Picture of Barre' }).click();
    await expect(panel.getByText('No picture yet.')).toBeVisible();
    await expectNoAxeViolations(page);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(main.getByRole('button', { name: /^Candlelit Barre/ })).toContainText('£18');
    await page.goto('/admin/timetable');
    await main.getByRole('button', { name: 'Add class' }).click();
    await panel.getByLabel('Class', { exact: true }).selectOption({ label: 'Candlelit Barre' });
    await panel.getByLabel('Room').selectOption({ label: 'The loft' });
    await expect(panel.getByLabel('Places')).toHaveValue('7');
  });

  await test.step('a pack, on sale at once', async () => {
    await page.goto('/admin/catalogue');
    await main.getByRole('button', { name: 'Add product' }).click();
    await panel.getByLabel('Name').fill('Pack of 5');
    await panel.getByLabel('Sessions').fill('5');
    await panel.getByLabel('Valid for (days)').fill('56');
    await panel.getByLabel('Price (£)').fill('95');
    await panel.getByRole('button', { name: 'Add product' }).click();
    await expect(panel.getByText('Choose at least one activity.')).toBeVisible();
    await panel.getByLabel('Reformer', { exact: true }).check();
    await expect(panel.getByText('Leave blank for ‘5 sessions’.')).toBeVisible();
    await expectNoAxeViolations(page);
    await panel.getByRole('button', { name: 'Add product' }).click();
    await expect(panel).toBeHidden();
    const customer = await page.context().newPage();
    // A served page may be a second old.
    await expect(async () => {
      await customer.goto('/pricing');
      const card = customer.getByRole('article').filter({ hasText: 'Pack of 5' });
      await expect(card).toContainText('£19 / class', { timeout: 1500 });
      await expect(card).toContainText('Valid for 8 weeks');
    }).toPass();
    await customer.getByRole('link', { name: 'Buy Pack of 5' }).click();
    await expect(customer.getByRole('main')).toContainText('Pack of 5');
    await expect(customer.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
    await customer.close();
  });

  await test.step('a gift card of a fixed amount', async () => {
    await main.getByRole('button', { name: 'Add product' }).click();
    await panel.getByLabel('Name').fill('Birthday card');
    await panel.getByLabel('Product type').selectOption({ label: 'Gift card' });
    await panel.getByLabel('Amount (£)').fill('60.50');
    await panel.getByRole('button', { name: 'Add product' }).click();
    await expect(panel.getByText('Enter whole pounds from £10 to £500.')).toBeVisible();
    await panel.getByLabel('Amount (£)').fill('60');
    await panel.getByRole('button', { name: 'Add product' }).click();
    await expect(panel).toBeHidden();
    const customer = await page.context().newPage();
    // A served page may be a second old.
    await expect(async () => {
      await customer.goto('/pricing');
      const link = customer.getByRole('link', { name: 'Birthday card, £60' });
      await expect(link).toBeVisible({ timeout: 1500 });
      await link.click();
    }).toPass();
    await expect(customer.getByRole('textbox', { name: /amount/i })).toHaveValue('60');
    await customer.close();
  });

  await test.step('two owners', async () => {
    await main.getByRole('button', { name: /^Pack of 5/ }).click();
    await panel.getByLabel('Price (£)').fill('90');
    const { AccessToken } = await (await openUserPool(url)).logIn('admin@miles-street.example', demoPassword);
    const other = createCaller(url, {}, AccessToken);
    const { body } = await other.call(paths.staffCatalogue, {});
    const { products } = body as unknown as GetStaffCatalogueResponse;
    const pack = products.find(({ name }) => name === 'Pack of 5');
    if (!pack) throw new Error('The pack was not added.');
    const { id, version, kind, name, pricePence, terms } = pack;
    const { covers, offPeakOnly, onlyWhen, sessions, copy, ...rest } = terms;
    const { memberDiscountPercent, oncePerPerson, shareable } = rest;
    const { subtitle, includes, excludes } = copy;
    const saved = await other.call(paths.productSave, {
      ...{ id, version, kind, name, pricePence, covers, offPeakOnly, onlyWhen, sessions },
      ...{ memberDiscountPercent, oncePerPerson, shareable, subtitle, includes, excludes },
      validDays: 70,
      badge: 'New',
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    await panel.getByRole('button', { name: 'Save product' }).click();
    const notice = panel.getByRole('alert').filter({ hasText: 'Yours aren’t saved yet.' });
    await expect(notice).toContainText('Valid for (days): 56 → 70');
    await expect(notice).toContainText('Badge: blank → New');
    await expect(panel.getByLabel('Price (£)')).toHaveValue('90');
    await expect(panel.getByLabel('Valid for (days)')).toHaveValue('70');
    await expectNoAxeViolations(page);
    await panel.getByRole('button', { name: 'Save product' }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(main.getByRole('button', { name: /^Pack of 5/ })).toContainText('£90');
    await expect(main.getByRole('button', { name: /^Pack of 5/ })).toContainText('valid for 70 days');
  });

  await test.step('archived and restored', async () => {
    await page.goto('/admin/catalogue?tab=rules');
    await main.getByRole('button', { name: /^Studio 1/ }).click();
    await panel.getByRole('button', { name: 'Archive room' }).click();
    const confirm = page.getByRole('dialog', { name: 'Archive Studio 1?' });
    await expect(confirm).toContainText(/\d+ scheduled classes will go ahead/);
    await expect(confirm).toContainText(/\d+ recurring classes will end after the last scheduled date/);
    await expectNoAxeViolations(page);
    await confirm.getByRole('button', { name: 'Keep room' }).click();
    await expect(confirm).toBeHidden();
    await expect(panel.getByLabel('Name')).toHaveValue('Studio 1');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await main.getByRole('button', { name: /^The loft/ }).click();
    await panel.getByLabel('Name').fill('The attic');
    await page.keyboard.press('Escape');
    const discard = page.getByRole('dialog', { name: 'Discard changes?' });
    await discard.getByRole('button', { name: 'Keep editing' }).click();
    await expect(panel.getByLabel('Name')).toHaveValue('The attic');
    await panel.getByLabel('Name').fill('The loft');
    await panel.getByRole('button', { name: 'Archive room' }).click();
    await page
      .getByRole('dialog', { name: 'Archive The loft?' })
      .getByRole('button', { name: 'Archive room' })
      .click();
    await expect(panel).toBeHidden();
    await main.getByText('Archived (1)').click();
    await main.getByRole('button', { name: 'The loft' }).click();
    await panel.getByRole('button', { name: 'Restore room' }).click();
    await expect(main.getByRole('button', { name: /^The loft/ })).toContainText('9 mats');
  });
});
