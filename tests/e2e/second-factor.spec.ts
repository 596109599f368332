import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import type { Mailbox } from './harness/mailbox.ts';
import { expect, test } from './journeys/journey.ts';
import { LoginForm } from './journeys/login-form.ts';
import { getAppCode, SecondFactorAccount } from './journeys/second-factor-account.ts';

/** Target of the login. Compares the pathname, since the login's own URL ends in the same text. */
const isFaq = ({ pathname }: URL) => pathname === '/faq';

/** Matches the error that browsers log when the identity service returns an error. */
const badRequest = /status of 400/;

/** Returns the login codes emailed to an address, newest first. */
async function listCodes(mailbox: Mailbox, email: string): Promise<string[]> {
  const emails = await mailbox.read(email);
  return emails.flatMap(({ subject }) => /^Your login code: (\d{6})$/.exec(subject)?.[1] ?? []);
}

/** Returns the newest code, once this many have arrived. */
async function waitForEmailCode(mailbox: Mailbox, email: string, count = 1): Promise<string> {
  const codes = () => listCodes(mailbox, email);
  await expect.poll(async () => (await codes()).length).toBe(count);
  return (await codes())[0] ?? '';
}

const newNumber = () => `+4477009${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`;

/** Returns the code of the newest text message to a number, once it differs from the known one. */
async function waitForSmsCode(request: APIRequestContext, to: string, previousCode: string): Promise<string> {
  let code = '';
  const hasArrived = async () => {
    const { texts } = await (await request.get('/sandbox/sms.json', { params: { to } })).json();
    code = /\b\d{6}\b/.exec(texts[0]?.text ?? '')?.[0] ?? '';
    return code !== '' && code !== previousCode;
  };
  await expect.poll(hasArrived).toBe(true);
  return code;
}

async function openLogin(page: Page): Promise<LoginForm> {
  await page.goto('/login?returnUrl=/faq');
  const login = new LoginForm(page.getByRole('main'));
  await waitUntilHydrated(login.email);
  return login;
}

async function clearSession(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}

test('an app code logs in, and a recovery code does once; what was typed stays @phone-only', async ({
  page,
  url,
  consoleGuard,
}) => {
  consoleGuard.allow(badRequest);
  const account = await SecondFactorAccount.create(url);
  const key = await account.enableApp();
  const [recovery = ''] = await account.createRecoveryCodes();
  const login = await openLogin(page);
  await login.logIn(account.email, account.password);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(login.code).toBeFocused();
  await expect(login.code).toHaveAccessibleDescription(/authenticator app/);
  await expectNoAxeViolations(page);
  await login.button.click();
  await expect(login.code).toHaveAccessibleDescription(/Enter the code from your authenticator app\./);
  const wrong = [getAppCode(key, -1), getAppCode(key), getAppCode(key, 1)].includes('123456')
    ? '654321'
    : '123456';
  await login.code.fill(wrong);
  await login.button.click();
  await expect(login.code).toHaveAccessibleDescription(/Invalid verification code provided/);
  await expect(login.code).toHaveValue(wrong);
  await expect(login.code).toBeFocused();
  await expectNoAxeViolations(page);
  await login.code.fill(getAppCode(key));
  await login.button.click();
  await page.waitForURL(isFaq);

  for (const isUnused of [true, false]) {
    await clearSession(page);
    await openLogin(page);
    await login.logIn(account.email, account.password);
    await login.action('Use a recovery code instead').click();
    const field = login.container.getByRole('textbox', { name: 'Recovery code' });
    await expect(field).toBeFocused();
    await field.fill(recovery.toUpperCase().replace('-', ' '));
    await login.button.click();
    if (isUnused) await page.waitForURL(isFaq);
    else await expect(field).toHaveAccessibleDescription(/has already been used/);
  }
  await login.action('Use the code from your authenticator app').click();
  await login.code.fill(getAppCode(key, 1));
  await login.button.click();
  await page.waitForURL(isFaq);
});

test('an emailed code can be resent, one of several factors chosen, and an expired login restarts @nightly', async ({
  page,
  url,
  mailbox,
  consoleGuard,
}) => {
  consoleGuard.allow(badRequest);
  const account = await SecondFactorAccount.create(url);
  await account.enableEmail();
  const login = await openLogin(page);
  await login.logIn(account.email, account.password);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expectNoAxeViolations(page);
  await waitForEmailCode(mailbox, account.email);
  await login.action('Resend code').click();
  await expect(login.container.getByRole('status').filter({ hasText: 'Code sent.' })).toBeVisible();
  await login.code.fill(await waitForEmailCode(mailbox, account.email, 2));
  await login.button.click();
  await page.waitForURL(isFaq);

  const key = await account.enableApp();
  await clearSession(page);
  await openLogin(page);
  await login.logIn(account.email, account.password);
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
  await expect(login.method('Authenticator app')).toBeFocused();
  await expectNoAxeViolations(page);
  await login.method('Code by email').click();
  await waitForEmailCode(mailbox, account.email, 3);
  await login.action('Try another way').click();
  await login.method('Authenticator app').click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();

  // The error for an expired session, whether after three minutes or a password change.
  await account.changePassword('brass bowl at four');
  await login.code.fill(getAppCode(key));
  await login.button.click();
  await expect(login.failure).toContainText('Your login timed out.');
  await expect(login.email).toHaveValue(account.email);
  await expect(login.password).toHaveValue(account.password);
  await expect(login.password).toBeFocused();
});

test('passwordless login: an emailed code, another method, and the password where a factor is missing @nightly', async ({
  page,
  url,
  mailbox,
  consoleGuard,
}) => {
  consoleGuard.allow(badRequest);
  const account = await SecondFactorAccount.create(url);
  const login = await openLogin(page);
  const emailCodeButton = login.action('Log in with a code by email instead');
  await emailCodeButton.click();
  await expect(login.email).toHaveAccessibleDescription('Enter your email address.');
  await login.email.fill(account.email);
  await emailCodeButton.click();
  await expect(page.getByText('If you have an account, we’ve sent a 6-digit code to')).toBeVisible();
  await expect(login.action('Use a recovery code instead')).toBeHidden();
  await login.code.fill(await waitForEmailCode(mailbox, account.email));
  await login.button.click();
  await page.waitForURL(isFaq);

  await account.enableEmail();
  await clearSession(page);
  await openLogin(page);
  await login.email.fill(account.email);
  await emailCodeButton.click();
  await waitForEmailCode(mailbox, account.email, 2);
  await login.action('Try another way').click();
  await expect(page.getByRole('heading', { name: 'How would you like to log in?' })).toBeVisible();
  await expectNoAxeViolations(page);
  await login.method('Code by email').click();
  await login.code.fill(await waitForEmailCode(mailbox, account.email, 3));
  await login.button.click();
  // Two codes over one channel are a single factor.
  await expect(page.getByRole('heading', { name: 'Enter your password' })).toBeVisible();
  await expectNoAxeViolations(page);
  await login.stepPassword.fill(account.password);
  await login.button.click();
  await page.waitForURL(isFaq);
});

test('a number is confirmed on the profile and gets codes, and a new number waits for its own @nightly', async ({
  page,
  url,
  request,
}) => {
  const account = await SecondFactorAccount.create(url);
  const login = await openLogin(page);
  const [first = '', second = ''] = [newNumber(), newNumber()];
  const readSmsCode = (number: string, previousCode = '') => waitForSmsCode(request, number, previousCode);
  await login.logIn(account.email, account.password);
  await page.waitForURL(isFaq);
  await page.goto('/account/profile');
  const main = page.getByRole('main');
  await main.getByLabel('Title').selectOption('Ms');
  await main.getByLabel('Surname').fill('Okafor');
  const save = async (number: string) => {
    await main.getByLabel('Phone (optional)').fill(number);
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(main.getByText('Profile updated!')).toBeVisible();
  };
  const confirmRegion = main.getByRole('region', { name: 'Verify your phone number' });
  const confirm = async (code: string) => {
    await confirmRegion.getByRole('textbox', { name: 'Code' }).fill(code);
    await confirmRegion.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(confirmRegion.getByText('Phone number verified.')).toBeVisible();
  };
  await save(first);
  await confirmRegion.getByRole('button', { name: 'Send code' }).click();
  const firstCode = await readSmsCode(first);
  await expectNoAxeViolations(page);
  await confirm(firstCode);

  await account.enableSms();
  await page.reload();
  await expect(main.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await expect(confirmRegion).toBeHidden();
  await save(second);
  await expect(confirmRegion).toContainText('We’ve sent a 6-digit code to');
  const used = await readSmsCode(second);
  await confirm(used);

  await clearSession(page);
  await openLogin(page);
  await login.logIn(account.email, account.password);
  await expect(page.getByRole('heading', { name: 'Check your phone' })).toBeVisible();
  await login.code.fill(await readSmsCode(second, used));
  await login.button.click();
  await page.waitForURL(isFaq);
});
