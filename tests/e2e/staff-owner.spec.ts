import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { AccountPage } from './journeys/account-page.ts';
import { expect, test } from './journeys/journey.ts';
import { logInAs } from './journeys/staff-login.ts';

test('the owner sets roles, a banner for a past day and tour hours, and the log records it all @nightly', async ({
  page,
  browser,
  url,
}) => {
  const other = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  const { email } = await new AccountPage(await other.newPage()).openAsNewMember('/bookings');
  await other.close();

  await logInAs(page, 'admin', '/admin/team');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByRole('button', { name: 'Send invitation', exact: true }).click();
  await expect(main.getByText(`${email} already has an account and is now in the team.`)).toBeVisible();
  const row = main.getByRole('listitem').filter({ hasText: email }).filter({ hasNotText: 'invited.' });
  await row.getByRole('checkbox', { name: /Instructor/ }).check();
  // An instructor who isn't linked to an account yet.
  const instructorSelect = row.getByRole('combobox', { name: 'Instructor on the timetable' });
  await instructorSelect.selectOption(
    await instructorSelect.locator('option:enabled').nth(1).getAttribute('value'),
  );
  await row.getByRole('button', { name: 'Save changes' }).click();
  await expect(row.getByRole('button', { name: 'Save changes' })).toBeHidden();
  // A person without an account is only invited so far, and can be invited again.
  const invited = `invited.${email}`;
  await main.getByRole('textbox', { name: 'Email' }).fill(invited);
  await main.getByRole('button', { name: 'Send invitation', exact: true }).click();
  const invitedRow = main.getByRole('listitem').filter({ hasText: invited });
  await expect(invitedRow.getByText('Not logged in yet.')).toBeVisible();
  await expect(row.getByText('Not logged in yet.')).toBeHidden();
  await invitedRow.getByRole('button', { name: 'Resend invitation' }).click();
  await expect(
    page.getByText(`We’ve emailed ${invited} another invitation with a new temporary password.`),
  ).toBeVisible();
  const ownRow = main.getByRole('listitem').filter({ hasText: 'admin@miles-street.example' });
  await expect(ownRow.getByRole('checkbox', { name: /Owner/ })).toBeDisabled();
  await expectNoAxeViolations(page);
  // Removed again, so that other journeys find the team unchanged.
  await invitedRow.getByRole('checkbox', { name: /Staff/ }).uncheck();
  await invitedRow.getByRole('button', { name: 'Save changes' }).click();
  await expect(invitedRow.getByText('Choose at least one role, or remove this team member.')).toBeVisible();
  for (const removed of [row, invitedRow]) {
    await removed.getByRole('button', { name: 'Remove from team' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove from team' }).click();
    await expect(removed).toBeHidden();
  }

  await page.goto('/admin/settings');
  const banner = main.locator('form').filter({ has: page.getByRole('heading', { name: 'Banner' }) });
  await banner.getByRole('checkbox', { name: 'Show a banner' }).check();
  await banner
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill(`Closed for the paint to dry (${email.slice(0, 24)}).`);
  await banner.getByLabel('Start date').fill('2026-01-02');
  await banner.getByLabel('End date').fill('2026-01-01');
  await banner.getByRole('button', { name: 'Save changes' }).click();
  await expect(banner.getByText('Choose an end date on or after the start date.')).toBeVisible();
  await expect(banner.getByLabel('End date')).toBeFocused();
  await banner.getByLabel('End date').fill('2026-01-03');
  await banner.getByRole('button', { name: 'Save changes' }).click();
  await expect(banner.getByRole('button', { name: 'Save changes' })).toBeHidden();
  await expectNoAxeViolations(page);

  await page.goto('/admin/tours');
  await main.getByRole('button', { name: 'Edit tour hours' }).click();
  const hours = page.getByRole('dialog', { name: 'Edit tour hours' });
  await expectNoAxeViolations(page);
  await hours.getByRole('button', { name: 'Save tour hours' }).click();
  await expect(hours).toBeHidden();

  await page.goto('/admin/log');
  await main.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Setting' });
  const entry = main.getByRole('listitem').filter({ hasText: 'Setting tour hours: ' }).first();
  await entry.click();
  await expect(entry).toContainText('ID for support');
  await main.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Role' });
  await expect(main.getByRole('listitem').filter({ hasText: 'Ruth Ellison' }).first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('members find none of the staff tools and are redirected home @phone-only', async ({ page }) => {
  await new AccountPage(page).openAsNewMember('/bookings');
  await page.goto('/admin/settings');
  await page.waitForURL((address) => address.pathname === '/');
});
