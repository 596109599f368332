import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expect, test } from './harness/studio.ts';
import {
  badRequest,
  createMemberEmail,
  locateAccountForm,
  logInThroughDialog,
  newMemberPassword,
  signUpAndVerify,
  waitForEmailedCode,
} from './journeys/account-forms.ts';

// This file takes long: its journeys wait for emails, and password hashing is slow by design.

test('sign-up validates the fields, resends the code and opens the login dialog @phone-first', async ({
  page,
  mailbox,
  consoleGuard,
}) => {
  consoleGuard.allow(badRequest);
  const email = createMemberEmail();
  const { main, field, button, open } = locateAccountForm(page);
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
  await field('Password').fill(newMemberPassword);
  await expect(main.getByText('17 characters. Good length.')).toBeVisible();
  await button('Show password').click();
  await expect(field('Password')).toHaveAttribute('type', 'text');
  await button('Create account').click();

  await page.waitForURL(`**/signup/verify?${new URLSearchParams({ email })}`);
  await expect(main.getByText(email)).toBeVisible();
  const first = await waitForEmailedCode(mailbox, email, 'Your verification code');
  await field('Code').fill(first === '000000' ? '111111' : '000000');
  await button('Verify').click();
  await expect(field('Code')).toHaveAccessibleDescription(/^Invalid code\./);
  await expect(field('Code')).toBeFocused();
  await expectNoAxeViolations(page);
  await button('Resend code').click();
  await expect(main.getByRole('status').filter({ hasText: 'Code sent.' })).toBeVisible();
  const second = await waitForEmailedCode(mailbox, email, 'Your verification code', first);
  await field('Code').fill(` ${second.slice(0, 3)} ${second.slice(3)}\n`);
  await expect(field('Code')).toHaveValue(second);
  await button('Verify').click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toContainText('Email verified. Please log in.');
  await expect(page).toHaveURL('/');
  await expectNoAxeViolations(page);
  await logInThroughDialog(page, email, newMemberPassword);
});

test('sign-up with a known address looks the same as with a new one @nightly', async ({ page, mailbox }) => {
  const email = 'member@miles-street.example';
  const before = (await mailbox.read(email)).length;
  const { field, button, open } = locateAccountForm(page);
  await open('/signup', 'Create account');
  await field('Title').selectOption('Mr');
  await field('Email').fill(email);
  await field('Password').fill(newMemberPassword);
  await button('Create account').click();
  await page.waitForURL('**/signup/verify?*');
  await expect.poll(async () => (await mailbox.read(email)).length).toBeGreaterThan(before);
  const [newest] = (await mailbox.read(email)).sort(
    (a, b) => Number(new Date(b.sentAt)) - Number(new Date(a.sentAt)),
  );
  expect(newest?.subject).not.toContain('code');
});

test('signing up from a page that asks for a login ends on that page, with one login @nightly', async ({
  page,
  mailbox,
}) => {
  const email = createMemberEmail();
  await page.goto('/account/profile?from=email#name');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL('**/signup?*');
  await signUpAndVerify(page, mailbox, email, page.url());
  const login = page.getByRole('dialog', { name: 'Log in' });
  await expect(page).toHaveURL('/');
  await expect(login).toHaveAccessibleDescription(/Log in to see that page, and we’ll take you there\.$/);
  await logInThroughDialog(page, email, newMemberPassword);
  await expect(page).toHaveURL('/account/profile?from=email#name');
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
});
