import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { expect, test } from './journeys/journey.ts';
import { demoMember, listTokenKeys, openLoginDialog } from './journeys/login-dialog.ts';
import { LoginForm } from './journeys/login-form.ts';

/** Matches the error that browsers log when the identity service returns an error. */
const badRequest = /status of 400/;

test('the dialog shows errors, keeps what was typed, and can be closed @phone-first', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(badRequest);
  await page.goto('/faq');
  const login = await openLoginDialog(page);
  await expect(login.container).toContainText('Welcome back. Choose a method to continue.');
  await expect(login.email).toBeFocused();
  await expect(login.email).toHaveAttribute('autocomplete', 'username webauthn');
  await expect(login.password).toHaveAttribute('autocomplete', 'current-password');
  await expectNoAxeViolations(page);

  await login.button.click();
  await expect(login.email).toHaveAccessibleDescription('Enter your email address.');
  await expect(login.email).toBeFocused();
  await login.logIn(demoMember.email, 'not-my-password');
  await expect(login.failure).toContainText('Incorrect username or password.');
  await expect(login.failure).toContainText('Check your email and password');
  await expect(login.email).toHaveValue(demoMember.email);
  await expect(login.password).toHaveValue('not-my-password');
  await login.container.getByRole('button', { name: 'Show password' }).click();
  await expect(login.password).toHaveAttribute('type', 'text');
  await expectNoAxeViolations(page);

  await page.keyboard.press('Escape');
  await expect(login.container).toBeHidden();
  await openLoginDialog(page);
  await login.container.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/signup\?returnUrl=%2Ffaq$/);
  await expect(login.container).toBeHidden();
});

test('a user from another provider becomes a member with tokens of the pool @phone-only', async ({
  page,
}) => {
  await page.goto('/faq');
  const login = await openLoginDialog(page);
  await expect(login.email).toBeFocused();
  const provider = (name: string) =>
    login.container.getByRole('button', { name: `Continue with ${name}`, exact: true });
  for (const name of ['Google', 'Facebook', 'Apple']) await expect(provider(name)).toBeVisible();
  await provider('Google').click();
  await expect(login.container).toBeHidden();
  await expect.poll(() => listTokenKeys(page, 'localStorage')).toHaveLength(3);
  await page.goto('/account/profile');
  await expect(page.getByRole('textbox', { name: 'Email', exact: true }).first()).toHaveValue(
    /@google\.social\.example$/,
  );
});

test('a click outside the dialog closes it @nightly', async ({ page }) => {
  await page.goto('/faq');
  const login = await openLoginDialog(page);
  await page.mouse.click(20, 400);
  await expect(login.container).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeFocused();
});

test('a text selection that ends outside the dialog leaves it open, with what was typed @nightly', async ({
  page,
}) => {
  await page.goto('/faq');
  const login = await openLoginDialog(page);
  await login.email.fill(demoMember.email);
  await login.email.hover();
  await page.mouse.down();
  await page.mouse.move(20, 400, { steps: 5 });
  await page.mouse.up();
  await expect(login.email).toBeVisible();
  await expect(login.email).toHaveValue(demoMember.email);
  await page.mouse.click(20, 400);
  await expect(login.container).toBeHidden();
});

test('when the dialog fails to load, its page opens, and Back restores what was typed @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await page.route(/login-overlay-.*\.js$/, (route) => route.abort());
  await page.goto('/contact');
  const message = page.getByRole('main').getByLabel('Message');
  await waitUntilHydrated(message);
  await message.fill('My left shoulder.');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fcontact$/);
  const login = new LoginForm(page.getByRole('main'));
  await expect(login.email).toBeVisible();
  await page.goBack();
  await expect(message).toHaveValue('My left shoulder.');
});

test('a click on Log in opens the dialog once the header has its script, even after a failed load @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await page.route(/enhance-header-.*\.js$/, (route) => route.abort(), { times: 1 });
  await page.goto('/faq');
  const failedRequest = page.waitForEvent('requestfailed');
  const login = await openLoginDialog(page);
  await failedRequest;
  await expect(login.email).toBeFocused();
});
