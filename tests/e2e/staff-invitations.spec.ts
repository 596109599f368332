import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import {
  locateAccountForm,
  logInThroughDialog,
  newMemberPassword,
  waitForEmailedCode,
} from './journeys/account-forms.ts';
import { AccountPage } from './journeys/account-page.ts';
import { expect, test } from './journeys/journey.ts';
import { openStaffBrowser } from './journeys/staff-login.ts';

test('an imported client is invited, sets up a login and finds their sessions @phone @nightly', async ({
  page,
  browser,
  url,
  mailbox,
}) => {
  const mark = `${Date.now()}`;
  const email = `nora.${mark}@import.example`;
  const owner = await openStaffBrowser(browser, url, 'admin', '/admin/people/import');
  const main = owner.page.getByRole('main');
  const rows = ['First name,Surname,Email,Credits left', `Nora,Vale${mark},${email},7`, `Eli,Moss${mark},,2`];
  const file = { name: `clients-${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await main.getByLabel(/Choose a CSV file/).setInputFiles(file);
  await main.getByRole('button', { name: 'Check rows' }).click();
  await main.getByRole('button', { name: 'Import 2 clients' }).click();
  await expect(main.getByRole('heading', { name: 'Import complete' })).toBeVisible();
  expect(await mailbox.read(email)).toEqual([]);

  await main.getByRole('link', { name: 'Preview login invitations' }).click();
  await expect(main.getByText('1 login invitation to send')).toBeVisible();
  await expect(main.getByRole('link', { name: `Nora Vale${mark}` })).toBeVisible();
  await expect(main.getByText(email, { exact: true })).toBeVisible();
  await expect(main.getByText('Not included: 1 without an email address.')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Email', exact: true })).toContainText('7 sessions');
  await expect(main.getByRole('region', { name: 'Can’t be invited' })).toContainText(`Eli Moss${mark}`);
  await expectNoAxeViolations(owner.page);
  await main.getByRole('button', { name: 'Send 1 login invitation' }).focus();
  await owner.page.keyboard.press('Enter');
  const dialog = owner.page.getByRole('dialog', { name: 'Send 1 login invitation?' });
  await expectNoAxeViolations(owner.page);
  await dialog.getByRole('button', { name: 'Send 1 login invitation' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText('1 login invitation sent.')).toBeVisible({ timeout: 20_000 });
  await expect(main.getByRole('region', { name: 'Invited', exact: true })).toContainText(`Nora Vale${mark}`);
  await expectNoAxeViolations(owner.page);

  const invitation = await mailbox.waitFor(email, /Set up your login for/);
  const [link = ''] = /https?:\/\/\S+\/signup\?\S+/.exec(invitation.text) ?? [];
  const { field, button } = locateAccountForm(page);
  await page.goto(link);
  await waitUntilHydrated(button('Create account'));
  await expect(field('Email')).toHaveValue(email);
  await expectNoAxeViolations(page);
  await field('Title').selectOption('Ms');
  await field('Password').fill(newMemberPassword);
  await button('Create account').click();
  await page.waitForURL('**/signup/verify?*');
  await field('Code').fill(await waitForEmailedCode(mailbox, email, 'Your verification code'));
  await button('Verify').click();
  await expect(page.getByRole('dialog')).toContainText('Email verified. Please log in.');
  await logInThroughDialog(page, email, newMemberPassword);
  await page.waitForURL('**/account');
  await expect(new AccountPage(page).credits('Imported sessions')).toContainText('7');
  await page.goto('/account/profile');
  await expect(field('First name')).toHaveValue('Nora');
  await expect(field('Surname')).toHaveValue(`Vale${mark}`);

  await main.getByRole('link', { name: 'Back to the import' }).click();
  await expect(main.getByRole('heading', { name: 'Import complete' })).toBeVisible();
  await owner.page.goBack();
  await main.getByRole('link', { name: `Nora Vale${mark}` }).click();
  await expect(main.getByRole('heading', { name: `Nora Vale${mark}` })).toBeVisible();
  await expect(main.getByText('Has an account')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Login', exact: true })).toBeHidden();
  await owner.page.context().close();
});

test('staff invite one client twice from the profile @phone-first @nightly', async ({
  browser,
  url,
  mailbox,
}) => {
  const email = `ada.${Date.now()}@import.example`;
  const staff = await openStaffBrowser(browser, url, 'staff', '/admin/people');
  const main = staff.page.getByRole('main');
  await main.getByRole('button', { name: /^Add/ }).click();
  const dialog = staff.page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Surname').fill('Hale');
  await dialog.getByLabel(/^Email/).fill(email);
  await dialog.getByRole('button', { name: 'Add client' }).click();
  const login = main.getByRole('region', { name: 'Login' });
  await expect(login).toContainText('No login invitation sent yet.');
  await login.getByRole('button', { name: 'Send login invitation' }).click();
  await expect(login).toContainText(/Login invitation sent on/, { timeout: 20_000 });
  await mailbox.waitFor(email, /Set up your login for/);
  await expectNoAxeViolations(staff.page);
  await login.getByRole('button', { name: 'Send login invitation again' }).click();
  await expect
    .poll(
      async () => (await mailbox.read(email)).filter(({ subject }) => subject.startsWith('Set up')).length,
    )
    .toBe(2);
  await staff.page.context().close();
});
