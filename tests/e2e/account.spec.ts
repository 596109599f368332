import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '@studio/contracts/paths';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import type { Mailbox } from './harness/mailbox.ts';
import { expect, test } from './harness/studio.ts';
import { LoginForm } from './journeys/login-form.ts';
import { simulateOldLogin } from './journeys/simulate-old-login.ts';

// These journeys take long: they wait for emails, and password hashing is slow by design.
const password = 'olive-on-the-sill';
/** What browsers log when the identity service returns an error. */
const badRequest = /status of 400/;
const connectionFailed = /ERR_FAILED/;

const newEmail = () => `amara.${randomUUID().slice(0, 8)}@guests.example`;

/** Returns the code in the newest email with this subject, other than the known one. */
async function waitForCode(
  mailbox: Mailbox,
  email: string,
  subjectPrefix: string,
  previousCode = '',
): Promise<string> {
  const codes = async () =>
    (await mailbox.read(email)).flatMap(({ subject }) => {
      const [, code] = subject.match(new RegExp(`^${subjectPrefix}: (\\d{6})$`)) ?? [];
      return code && code !== previousCode ? [code] : [];
    });
  await expect.poll(codes, { message: `a code to ${email}` }).not.toEqual([]);
  return (await codes())[0] ?? '';
}

/** Main part of an account page, with its controls. */
function accountPage(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    field: (label: string) => main.getByLabel(label, { exact: true }),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    /** Opens a page and waits until its form is hydrated. */
    open: async (path: string, button: string) => {
      await page.goto(path);
      await waitUntilHydrated(main.getByRole('button', { name: button, exact: true }));
    },
  };
}

async function signUpAndVerify(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  const { field, button, open } = accountPage(page);
  await open('/signup', 'Create account');
  await field('Title').selectOption('Ms');
  await field('First name (optional)').fill('Amara');
  await field('Surname (optional)').fill('Okafor');
  await field('Email').fill(email);
  await field('Password').fill(password);
  await button('Create account').click();
  await page.waitForURL('**/signup/verify?*');
  await field('Code').fill(await waitForCode(mailbox, email, 'Your sign-up code'));
  await button('Verify').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Email verified. Please log in.');
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(email);
}

/** Logs in through the open dialog. */
async function logIn(page: Page, email: string, secret: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(secret);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-session', 'signed-in');
}

test('sign-up validates the fields, resends the code and opens the login dialog @phone-first', async ({
  page,
  mailbox,
  consoleGuard,
}) => {
  consoleGuard.allow(badRequest);
  const email = newEmail();
  const { main, field, button, open } = accountPage(page);
  await open('/signup', 'Create account');
  await button('Create account').click();
  await expect(page.getByRole('alert')).toContainText('Three things to fix');
  await expect(field('Title')).toBeFocused();
  await expect(field('Title')).toHaveAccessibleDescription('Please select a title.');
  await expectNoAxeViolations(page);

  await field('Title').selectOption('Ms');
  await field('Phone (optional)').fill('7700');
  await field('Email').fill(email);
  await field('Password').fill('password1');
  await expect(field('Phone (optional)')).toHaveAccessibleDescription(/country code/);
  await field('Phone (optional)').fill('07700 900123');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await button('Create account').click();
  await expect(page.getByRole('alert')).toContainText('That password is too common.');
  await expect(field('Password')).toHaveValue('password1');
  await field('Password').fill(password);
  await expect(main.getByText('17 characters. Good length.')).toBeVisible();
  await button('Show password').click();
  await expect(field('Password')).toHaveAttribute('type', 'text');
  await button('Create account').click();

  await page.waitForURL(`**/signup/verify?${new URLSearchParams({ email })}`);
  await expect(main.getByText(email)).toBeVisible();
  const first = await waitForCode(mailbox, email, 'Your sign-up code');
  await field('Code').fill(first === '000000' ? '111111' : '000000');
  await button('Verify').click();
  await expect(field('Code')).toHaveAccessibleDescription(/^Invalid code\./);
  await expect(field('Code')).toBeFocused();
  await expectNoAxeViolations(page);
  await button('Resend code').click();
  await expect(main.getByRole('status').filter({ hasText: '– sent.' })).toBeVisible();
  const second = await waitForCode(mailbox, email, 'Your sign-up code', first);
  await field('Code').fill(` ${second.slice(0, 3)} ${second.slice(3)}\n`);
  await expect(field('Code')).toHaveValue(second);
  await button('Verify').click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toContainText('Email verified. Please log in.');
  await expect(page).toHaveURL('/');
  await expectNoAxeViolations(page);
  await logIn(page, email, password);
});

test('sign-up with a known address looks the same as with a new one @nightly', async ({ page, mailbox }) => {
  const email = 'member@miles-street.example';
  const before = (await mailbox.read(email)).length;
  const { field, button, open } = accountPage(page);
  await open('/signup', 'Create account');
  await field('Title').selectOption('Mr');
  await field('Email').fill(email);
  await field('Password').fill(password);
  await button('Create account').click();
  await page.waitForURL('**/signup/verify?*');
  await expect.poll(async () => (await mailbox.read(email)).length).toBeGreaterThan(before);
  const [newest] = (await mailbox.read(email)).sort(
    (a, b) => Number(new Date(b.sentAt)) - Number(new Date(a.sentAt)),
  );
  expect(newest?.subject).not.toContain('code');
});

test('a forgotten password is reset with an emailed code, and the login dialog opens @phone-only', async ({
  page,
  mailbox,
  consoleGuard,
}) => {
  consoleGuard.allow(badRequest);
  consoleGuard.allow(connectionFailed);
  const email = newEmail();
  const newPassword = 'a-bench-by-the-door';
  const { main, field, button, open } = accountPage(page);
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

  const code = await waitForCode(mailbox, email, 'Your password reset code');
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
  await logIn(page, email, newPassword);
});

test('a member changes profile and password and signs out on every device @phone-only @nightly', async ({
  page,
  mailbox,
  consoleGuard,
}) => {
  consoleGuard.allow(badRequest);
  consoleGuard.allow(connectionFailed);
  const email = newEmail();
  const { main, field, button, open } = accountPage(page);
  await signUpAndVerify(page, mailbox, email);
  await logIn(page, email, password);

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
  await new LoginForm(main).logIn(email, password);
  await expect(main.getByText('Your changes aren’t saved yet.')).toBeVisible();
  await expect(field('First name')).toHaveValue('Amara');
  await expect(field('Phone (optional)')).toHaveValue('07700 900456');
  await button('Save changes').click();
  await reauthDialog.getByLabel('Password', { exact: true }).fill(password);
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
  await field('Current password').fill(password);
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

test('changing the password when logged out opens the login dialog with the reason and continues afterwards @nightly', async ({
  page,
}) => {
  await page.goto('/account/change-password');
  const login = new LoginForm(page.getByRole('dialog', { name: 'Log in' }));
  await expect(page).toHaveURL('/');
  await expect(login.container).toHaveAccessibleDescription(
    /Log in to see that page, and we’ll take you there\.$/,
  );
  const returnQuery = `?${new URLSearchParams({ returnUrl: '/account/change-password' })}`;
  await expect(login.container.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    `/signup${returnQuery}`,
  );
  await expect(login.container.getByRole('link', { name: 'Forgotten password?' })).toHaveAttribute(
    'href',
    `/forgot-password${returnQuery}`,
  );
  await expectNoAxeViolations(page);

  // After the dialog is closed, a later login stays on the page.
  await login.container.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(login.container).not.toContainText('we’ll take you there');

  await page.goto('/account/change-password');
  await login.logIn('member@miles-street.example');
  await expect(page).toHaveURL('/account/change-password');
  await expect(page.getByRole('heading', { level: 1, name: 'Change password' })).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeVisible();
});

test('a member page redirects visitors to the login with a return URL', async ({ page }) => {
  await page.goto('/account');
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ returnUrl: '/account' })}`);
});

test('only the sign-up page is indexable, and all account pages fit the narrowest phone @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const address = new URLSearchParams({ email: `${'a'.repeat(60)}@guests.example` });
  for (const path of [
    '/signup',
    `/signup/verify?${address}`,
    '/forgot-password',
    `/reset-password?${address}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(
      path === '/signup' ? 0 : 1,
    );
  }
});
