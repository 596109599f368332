import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { AccountPage } from './journeys/account-page.ts';
import { expect, test } from './journeys/journey.ts';
import { LoginForm } from './journeys/login-form.ts';
import { VirtualAuthenticator } from './journeys/virtual-authenticator.ts';

/** Matches the error that browsers log for an error of the user pool. */
const badRequest = /status of 400/;

const passkeys = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Passkeys' });

/** Sets whether the browser offers passkeys in the form, from the next page load on. */
async function setAutofill(page: Page, isOffered: boolean): Promise<void> {
  await page.evaluate((on) => localStorage.setItem('no-offer', on ? '' : 'yes'), isOffered);
}

async function clearSession(page: Page): Promise<void> {
  // On a page without scripts, since a script could store what it has just fetched.
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('Cognito')) localStorage.removeItem(key);
  });
}

/** Records the operations that the page calls at the user pool from now on. */
function recordOperations(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = (request.headers()['x-amz-target'] ?? '').split('.');
    if (name) names.push(name);
  });
  return names;
}

test('a passkey is created, named, used to log in by button and by field, and removed @nightly', async ({
  page,
  mailbox,
  consoleGuard,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('no-offer') && window.PublicKeyCredential)
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const device = await VirtualAuthenticator.attach(page);
  const operations = recordOperations(page);
  const { email } = await new AccountPage(page).openAsNewMember('/security');
  const section = passkeys(page);
  const add = section.getByRole('button', { name: 'Add passkey' });
  await expect(section.getByText('No passkeys yet')).toBeVisible();
  await add.click();
  const name = section.getByRole('textbox', { name: 'Passkey name' });
  await expect(name).toBeFocused();
  await expectNoAxeViolations(page);
  await name.fill('Kitchen iPad');
  await section.getByRole('button', { name: 'Save name' }).click();
  await expect(section.getByRole('heading', { name: 'Kitchen iPad' })).toBeVisible();
  await mailbox.waitFor(email, /A passkey was added/);
  // The device already has a passkey for this account.
  await add.click();
  await expect(
    section.getByRole('alert').filter({ hasText: 'already has a passkey for your account' }),
  ).toBeVisible();
  await page.reload();
  await expect(section.getByRole('heading', { name: 'Kitchen iPad' })).toBeVisible();

  await setAutofill(page, false);
  await clearSession(page);
  await page.goto('/login?returnUrl=/security');
  const form = new LoginForm(page.getByRole('main'));
  await form.email.fill(email);
  operations.length = 0;
  await form.container.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/security');
  await expect(page.locator('[data-session-text="email"]').first()).toHaveText(email);
  await expect.poll(() => device.getSignCounts()).toEqual([2]);
  // The client library has requested the account's passkey.
  expect(operations.slice(0, 2)).toEqual(['InitiateAuth', 'RespondToAuthChallenge']);
  // No username is needed.
  await clearSession(page);
  await page.goto('/login?returnUrl=/security');
  const passkeyButton = form.container.getByRole('button', { name: 'Log in with a passkey' });
  await waitUntilHydrated(passkeyButton);
  operations.length = 0;
  await passkeyButton.click();
  await page.waitForURL(({ pathname }) => pathname === '/security');
  expect(operations.slice(0, 2)).toEqual(['StartPasskeySignIn', 'CompletePasskeySignIn']);
  await expect.poll(() => device.getSignCounts()).toEqual([3]);

  await setAutofill(page, true);
  await clearSession(page);
  await page.goto('/login?returnUrl=/security');
  await waitUntilHydrated(form.button);
  await form.password.focus();
  await page.waitForURL(({ pathname }) => pathname === '/security');
  await expect(page.locator('[data-session-text="email"]').first()).toHaveText(email);
  await expect.poll(() => device.getSignCounts()).toEqual([4]);

  await section.getByRole('button', { name: 'Remove Kitchen iPad' }).click();
  await expect(section.getByRole('button', { name: 'Keep passkey' })).toBeFocused();
  await section.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(section.getByText('No passkeys yet')).toBeVisible();
  await expect(add).toBeFocused();
  await mailbox.waitFor(email, /A passkey was removed/);
  await setAutofill(page, false);
  await clearSession(page);
  consoleGuard.allow(badRequest);
  await page.goto('/login');
  await waitUntilHydrated(passkeyButton);
  await passkeyButton.click();
  await expect(form.failure).toContainText('Passkey login cancelled.');
});
