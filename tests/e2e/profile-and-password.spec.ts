import { paths } from '@studio/contracts/paths';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expect, test } from './harness/studio.ts';
import {
  badRequest,
  connectionFailed,
  createMemberEmail,
  locateAccountForm,
  logInThroughDialog,
  newMemberPassword,
  signUpAndVerify,
} from './journeys/account-forms.ts';
import { LoginForm } from './journeys/login-form.ts';
import { simulateOldLogin } from './journeys/simulate-old-login.ts';

test('a member changes profile and password and signs out on every device @phone-only @nightly', async ({
  page,
  mailbox,
  consoleGuard,
}) => {
  consoleGuard.allow(badRequest);
  consoleGuard.allow(connectionFailed);
  const email = createMemberEmail();
  const { main, field, button, open } = locateAccountForm(page);
  await signUpAndVerify(page, mailbox, email);
  await logInThroughDialog(page, email, newMemberPassword);

  await open('/account/profile', 'Save changes');
  await expect(field('Email')).toHaveValue(email);
  await expect(field('Email')).not.toBeEditable();
  await expectNoAxeViolations(page);
  await field('First name').fill('');
  await field('Surname').fill(' ');
  await button('Save changes').click();
  await expect(field('First name')).toHaveAccessibleDescription('First name is required.');
  await expect(field('Surname')).toHaveAccessibleDescription('Surname is required.');
  await field('First name').fill('Amarachi');
  await field('Surname').fill('Okafor');
  await field('Title').selectOption('Other');
  await field('Phone (optional)').fill('07700 900123');
  const upsertRequest = page.waitForRequest((request) => request.url().endsWith(paths.userUpsert));
  await button('Save changes').click();
  await expect(main.getByRole('status').filter({ hasText: 'Profile updated!' })).toBeVisible();
  expect((await upsertRequest).postDataJSON().user).toMatchObject({
    firstName: 'Amarachi',
    title: 'Other',
    phone: '+447700900123',
  });

  await simulateOldLogin(page, 'UpdateUserAttributes', 3);
  await field('First name').fill('Amara');
  await field('Phone (optional)').fill('07700 900456');
  await button('Save changes').click();
  const reauthDialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expectNoAxeViolations(page);
  await reauthDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('Your changes aren’t saved yet.');
  await expect(field('Phone (optional)')).toHaveValue('07700 900456');
  await button('Save changes').click();
  await reauthDialog.getByRole('button', { name: 'Log in again' }).click();
  await page.waitForURL('**/login?*');
  await new LoginForm(main).logIn(email, newMemberPassword);
  await expect(main.getByText('Your changes aren’t saved yet.')).toBeVisible();
  await expect(field('First name')).toHaveValue('Amara');
  await expect(field('Phone (optional)')).toHaveValue('07700 900456');
  await button('Save changes').click();
  await reauthDialog.getByLabel('Password', { exact: true }).fill(newMemberPassword);
  await reauthDialog.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Profile updated!' })).toBeVisible();
  await expect(field('Phone (optional)')).toHaveValue('07700 900456');
  await field('First name').fill('Amarachi');

  await field('Phone (optional)').fill('');
  await button('Save changes').click();
  await expect(button('Save changes')).not.toHaveAttribute('aria-disabled');
  await page.reload();
  await expect(field('First name')).toHaveValue('Amarachi');
  await expect(field('Phone (optional)')).toHaveValue('');

  await main.getByRole('link', { name: 'Change password' }).click();
  await field('Current password').fill('not-the-one');
  await field('New password').fill('sill-under-the-olive');
  await field('Confirm new password').fill('sill-under-the-olive');
  await button('Change password').click();
  await expect(page.getByRole('alert')).toContainText('Unable to change password.');
  await expectNoAxeViolations(page);
  await field('Current password').fill(newMemberPassword);
  await button('Change password').click();
  await expect(main.getByRole('status').filter({ hasText: 'Password changed.' })).toBeVisible();
  for (const label of ['Current password', 'New password', 'Confirm new password']) {
    await expect(field(label)).toHaveValue('');
  }

  await page.goto('/security');
  await expect(main.getByText('This device')).toBeVisible();
  await page.route('**/idp/', (route) => route.abort());
  await button('Log out of all devices').click();
  await expect(main.getByRole('alert').filter({ hasText: 'We couldn’t log you out' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in');
  await page.unroute('**/idp/');
  await button('Log out of all devices').click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-session');
});
