import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { expect, test } from './journeys/isolated-studio.ts';
import { LoginForm } from './journeys/login-form.ts';
import { getAppCode } from './journeys/second-factor-account.ts';

test.use({ studioEnv: { IDENTITY_MFA: 'required' } });
/** Target of the login. Compares the pathname, since the login's own URL ends in the same text. */
const isFaq = ({ pathname }: URL) => pathname === '/faq';

test('a mandatory second factor is set up during the login: an app, or codes by email @nightly', async ({
  page,
  mailbox,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 400/);
  const login = new LoginForm(page.getByRole('main'));
  const startLogin = async (email: string) => {
    await page.goto('/login?returnUrl=/faq');
    await waitUntilHydrated(login.email);
    await login.logIn(email);
    await expect(page.getByRole('heading', { name: 'Set up two-step verification' })).toBeVisible();
  };
  await startLogin('member@miles-street.example');
  await expectNoAxeViolations(page);
  await login.method('Authenticator app').click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectNoAxeViolations(page);
  const key = ((await login.container.locator('code').textContent()) ?? '').replaceAll(/\s/g, '');
  const code = login.container.getByRole('textbox', { name: 'Code from your authenticator app' });
  await expect(code).toBeFocused();
  await code.fill(getAppCode(key) === '000000' ? '111111' : '000000');
  await login.action('Turn on and log in').click();
  await expect(code).toHaveAccessibleDescription(/That code is incorrect\./);
  await code.fill(getAppCode(key));
  await login.action('Turn on and log in').click();
  await page.waitForURL(isFaq);

  await page.evaluate(() => localStorage.clear());
  const email = 'staff@miles-street.example';
  await startLogin(email);
  await login.method('Authenticator app').click();
  await login.action('Try another way').click();
  await login.method('Code by email').click();
  await expect(page.getByRole('heading', { name: 'Codes by email' })).toBeVisible();
  const address = login.container.getByRole('textbox', { name: 'Email' });
  await expect(address).toHaveValue(email);
  await expectNoAxeViolations(page);
  await address.fill('somebody.else@miles-street.example');
  await login.action('Send code').click();
  await expect(login.failure).toContainText('Enter the email address of your account.');
  await address.fill(email);
  await login.action('Send code').click();
  const { subject } = await mailbox.waitFor(email, /Your login code/);
  await login.code.fill(/\d{6}/.exec(subject)?.[0] ?? '');
  await login.button.click();
  await page.waitForURL(isFaq);
});
