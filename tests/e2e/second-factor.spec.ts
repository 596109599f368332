import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import type { Mailbox } from './harness/mailbox.ts';
import { expect, test } from './journeys/journey.ts';
import { LoginForm } from './journeys/login-form.ts';
import { getAppCode, SecondFactorAccount } from './journeys/second-factor-account.ts';

/** Target of the login. Compares the pathname, since the login's own URL ends in the same text. */
const isFaq = ({ pathname }: URL) => pathname === '/faq';

/** What browsers log when the identity service returns an error. */
const refused = /status of 400/;

/** Returns the login codes emailed to an address, newest first. */
async function codesTo(mailbox: Mailbox, email: string): Promise<string[]> {
  const mails = await mailbox.read(email);
  return mails.flatMap(({ subject }) => /^Your code to log in: (\d{6})$/.exec(subject)?.[1] ?? []);
}

/** Returns the newest code, once this many have arrived. */
async function mailedCode(mailbox: Mailbox, email: string, count = 1): Promise<string> {
  const codes = () => codesTo(mailbox, email);
  await expect.poll(async () => (await codes()).length).toBe(count);
  return (await codes())[0] ?? '';
}

const newNumber = () => `+4477009${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`;

/** Returns the code of the newest text message to a number, once it differs from the known one. */
async function codeTexted(request: APIRequestContext, to: string, known: string): Promise<string> {
  let code = '';
  const arrived = async () => {
    const { texts } = await (await request.get('/sandbox/sms.json', { params: { to } })).json();
    code = /\b\d{6}\b/.exec(texts[0]?.text ?? '')?.[0] ?? '';
    return code !== '' && code !== known;
  };
  await expect.poll(arrived).toBe(true);
  return code;
}

async function openLogin(page: Page): Promise<LoginForm> {
  await page.goto('/login?returnUrl=/faq');
  const login = new LoginForm(page.getByRole('main'));
  await waitUntilHydrated(login.email);
  return login;
}

async function forget(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}

test('a code of an app, and a recovery code in its place, once; what was typed stays @phone-only', async ({
  page,
  url,
  consoleGuard,
}) => {
  consoleGuard.allow(refused);
  const account = await SecondFactorAccount.make(url);
  const key = await account.turnOnApp();
  const [recovery = ''] = await account.newRecoveryCodes();
  const login = await openLogin(page);
  await login.logIn(account.email, account.password);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(login.code).toBeFocused();
  await expect(login.code).toHaveAccessibleDescription(/authenticator app/);
  await expectNoAxeViolations(page);
  await login.button.click();
  await expect(login.code).toHaveAccessibleDescription(/Enter the code from your app\./);
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

  for (const good of [true, false]) {
    await forget(page);
    await openLogin(page);
    await login.logIn(account.email, account.password);
    await login.act('Use a recovery code instead').click();
    const field = login.place.getByRole('textbox', { name: 'Recovery code' });
    await expect(field).toBeFocused();
    await field.fill(recovery.toUpperCase().replace('-', ' '));
    await login.button.click();
    if (good) await page.waitForURL(isFaq);
    else await expect(field).toHaveAccessibleDescription(/was used before/);
  }
  await login.act('Use the code from your app').click();
  await login.code.fill(getAppCode(key, 1));
  await login.button.click();
  await page.waitForURL(isFaq);
});

test('a mailed code, sent again; one of several factors; a log-in that has ended begins again @nightly', async ({
  page,
  url,
  mailbox,
  consoleGuard,
}) => {
  consoleGuard.allow(refused);
  const account = await SecondFactorAccount.make(url);
  await account.turnOnMail();
  const login = await openLogin(page);
  await login.logIn(account.email, account.password);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expectNoAxeViolations(page);
  await mailedCode(mailbox, account.email);
  await login.act('Resend code').click();
  await expect(login.place.getByRole('status').filter({ hasText: '– sent.' })).toBeVisible();
  await login.code.fill(await mailedCode(mailbox, account.email, 2));
  await login.button.click();
  await page.waitForURL(isFaq);

  const key = await account.turnOnApp();
  await forget(page);
  await openLogin(page);
  await login.logIn(account.email, account.password);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(login.way('Authenticator app')).toBeFocused();
  await expectNoAxeViolations(page);
  await login.way('Code by email').click();
  await mailedCode(mailbox, account.email, 3);
  await login.act('Choose another way').click();
  await login.way('Authenticator app').click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();

  // The error for an expired session, whether after three minutes or a password change.
  await account.changePassword('brass bowl at four');
  await login.code.fill(getAppCode(key));
  await login.button.click();
  await expect(login.failure).toContainText('begin again');
  await expect(login.email).toHaveValue(account.email);
  await expect(login.password).toHaveValue(account.password);
  await expect(login.password).toBeFocused();
});

test('without the password: a code by mail, another way, and the password where a factor is missing @nightly', async ({
  page,
  url,
  mailbox,
  consoleGuard,
}) => {
  consoleGuard.allow(refused);
  const account = await SecondFactorAccount.make(url);
  const login = await openLogin(page);
  const byMail = login.act('Log in with a code by email instead');
  await byMail.click();
  await expect(login.email).toHaveAccessibleDescription('Enter your email address.');
  await login.email.fill(account.email);
  await byMail.click();
  await expect(page.getByText('If there is an account, a 6-digit code is on its way to')).toBeVisible();
  await expect(login.act('Use a recovery code instead')).toBeHidden();
  await login.code.fill(await mailedCode(mailbox, account.email));
  await login.button.click();
  await page.waitForURL(isFaq);

  await account.turnOnMail();
  await forget(page);
  await openLogin(page);
  await login.email.fill(account.email);
  await byMail.click();
  await mailedCode(mailbox, account.email, 2);
  await login.act('Choose another way').click();
  await expect(page.getByRole('heading', { name: 'How would you like to log in?' })).toBeVisible();
  await expectNoAxeViolations(page);
  await login.way('Code by email').click();
  await login.code.fill(await mailedCode(mailbox, account.email, 3));
  await login.button.click();
  // Two codes over one channel are a single factor.
  await expect(page.getByRole('heading', { name: 'Enter your password' })).toBeVisible();
  await expectNoAxeViolations(page);
  await login.stepPassword.fill(account.password);
  await login.button.click();
  await page.waitForURL(isFaq);
});

test('a number is confirmed on the profile, codes go there, and another number waits for its own @nightly', async ({
  page,
  url,
  request,
}) => {
  const account = await SecondFactorAccount.make(url);
  const login = await openLogin(page);
  const [first = '', second = ''] = [newNumber(), newNumber()];
  const textedCode = (number: string, known = '') => codeTexted(request, number, known);
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
  const proof = main.getByRole('region', { name: 'Confirm your number' });
  const confirm = async (code: string) => {
    await proof.getByRole('textbox', { name: 'Code' }).fill(code);
    await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(proof.getByText('Your number is confirmed.')).toBeVisible();
  };
  await save(first);
  await proof.getByRole('button', { name: 'Send me a code' }).click();
  const known = await textedCode(first);
  await expectNoAxeViolations(page);
  await confirm(known);

  await account.turnOnTexts();
  await page.reload();
  await expect(main.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await expect(proof).toBeHidden();
  await save(second);
  await expect(proof).toContainText('We sent a 6-digit code to');
  const used = await textedCode(second);
  await confirm(used);

  await forget(page);
  await openLogin(page);
  await login.logIn(account.email, account.password);
  await expect(page.getByRole('heading', { name: 'Check your phone' })).toBeVisible();
  await login.code.fill(await textedCode(second, used));
  await login.button.click();
  await page.waitForURL(isFaq);
});
