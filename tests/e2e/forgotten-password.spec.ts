import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expect, test } from './harness/studio.ts';
import {
  badRequest,
  connectionFailed,
  createMemberEmail,
  locateAccountForm,
  logInThroughDialog,
  signUpAndVerify,
  waitForEmailedCode,
} from './journeys/account-forms.ts';

test('a forgotten password is reset with an emailed code, and the login dialog opens @phone-only', async ({
  page,
  mailbox,
  consoleGuard,
}) => {
  consoleGuard.allow(badRequest);
  consoleGuard.allow(connectionFailed);
  const email = createMemberEmail();
  const newPassword = 'a-bench-by-the-door';
  const { main, field, button, open } = locateAccountForm(page);
  await signUpAndVerify(page, mailbox, email);
  await open('/forgot-password', 'Send reset code');
  await expectNoAxeViolations(page);
  await field('Email').fill(email);
  await page.route('**/idp/', (route) => route.abort());
  await button('Send reset code').click();
  await expect(page.getByRole('alert')).toContainText('We could not start the reset process.');
  await expect(field('Email')).toHaveValue(email);
  await page.unroute('**/idp/');
  await button('Send reset code').click();
  await page.waitForURL('**/reset-password?*');

  const code = await waitForEmailedCode(mailbox, email, 'Your password reset code');
  await field('Code').fill(code === '000000' ? '111111' : '000000');
  await field('New password').fill(newPassword);
  await field('Confirm new password').fill(`${newPassword}s`);
  await button('Reset password').click();
  await expect(field('Confirm new password')).toHaveAccessibleDescription('Passwords do not match.');
  await expect(field('Confirm new password')).toBeFocused();
  await expectNoAxeViolations(page);
  await field('Confirm new password').fill(newPassword);
  await button('Reset password').click();
  await expect(page.getByRole('alert')).toContainText('Could not reset password.');
  await expect(field('New password')).toHaveValue(newPassword);
  await field('Code').fill(code);
  await button('Reset password').click();
  await expect(
    main.getByRole('status').filter({ hasText: 'Password updated. Opening login…' }),
  ).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await logInThroughDialog(page, email, newPassword);
});
