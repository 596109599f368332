import type { Page } from '@playwright/test';
import { demoPassword } from '../../scripts/serve/demo-accounts.ts';
import { createOidcProvider, type OidcProvider } from '../harness/oidc-provider.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { expect, test as ownStudio } from './journeys/isolated-studio.ts';
import { LoginForm } from './journeys/login-form.ts';

/** Studio over TLS with a known provider: the client library redirects only to https URLs. */
const test = ownStudio.extend<object, { provider: OidcProvider; startedProvider: OidcProvider }>({
  provider: [
    async ({ playwright: _ }, use) => {
      const provider = await createOidcProvider('Elsewhere');
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  studioEnv: [
    async ({ provider }, use) => {
      const { name, issuer, clientId, clientSecret } = provider.settings;
      await use({
        HTTPS: '1',
        SOCIAL_OIDC_NAME: name,
        SOCIAL_OIDC_ISSUER: issuer,
        SOCIAL_OIDC_CLIENT_ID: clientId,
        SOCIAL_OIDC_CLIENT_SECRET: clientSecret ?? '',
      });
    },
    { scope: 'worker' },
  ],
  startedProvider: [
    async ({ provider, own }, use) => {
      await provider.start(own.url);
      await use(provider);
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});
test.use({ ignoreHTTPSErrors: true });
const accountChip = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Hi,/ });

/** Clicks the provider's button on /login. */
async function startLoginWith(page: Page, name: string, returnUrl = ''): Promise<void> {
  await page.goto(`/login${returnUrl && `?${new URLSearchParams({ returnUrl })}`}`);
  await waitUntilHydrated(new LoginForm(page.getByRole('main')).email);
  await page.getByRole('button', { name: `Continue with ${name}` }).click();
}

test('the hosted page rejects a wrong password, logs in with the right one, returns and logs out @nightly', async ({
  page,
  own,
  startedProvider,
  consoleGuard,
}) => {
  // A rejected form is a page with status 400.
  consoleGuard.allow(/status of 400/);
  // The library sends a provider's name. Without it, the pool shows its own login page.
  await page.route(/\/oauth2\/authorize/, async (route) => {
    const address = new URL(route.request().url());
    if (!address.searchParams.has('identity_provider')) return route.fallback();
    address.searchParams.delete('identity_provider');
    await route.fulfill({ status: 302, headers: { location: address.href } });
  });
  await startLoginWith(page, startedProvider.settings.name);
  await expect(page).toHaveTitle('Log in · Miles Street');
  await expectNoAxeViolations(page);
  const form = new LoginForm(page.getByRole('main'));
  await form.logIn('member@miles-street.example', 'not it at all');
  await expect(form.failure).toHaveText('Incorrect username or password.');
  await expect(form.email).toHaveValue('member@miles-street.example');
  await form.password.fill(demoPassword);
  await form.button.click();
  await page.waitForURL(`${own.url}/`);
  await expect(accountChip(page)).toHaveText(/Hannah/);
  // The token gives access to the account, and the API accepts it.
  await page.goto('/account/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Hannah');
  const logoutRequested = page.waitForRequest((request) => new URL(request.url()).pathname === '/logout');
  await accountChip(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  const logoutRequest = await logoutRequested;
  expect(new URL(logoutRequest.url()).searchParams.get('logout_uri')).toBe(`${own.url}/`);
  expect((await logoutRequest.response())?.status(), 'nothing breaks off the way out').toBe(302);
  await expect(page).toHaveURL(`${own.url}/`);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Log in/ })).toBeVisible();
});

test('another provider returns to the requested page as the user it names @nightly', async ({
  page,
  own,
  startedProvider,
}) => {
  startedProvider.person = {
    sub: 'alma',
    email: 'alma@elsewhere.example',
    email_verified: true,
    given_name: 'Alma',
    family_name: 'Ashworth',
  };
  await startLoginWith(page, startedProvider.settings.name, '/account');
  await page.waitForURL(`${own.url}/account`);
  await expect(accountChip(page)).toHaveText(/Alma/);
  await expect(page.getByRole('main')).toContainText('alma@elsewhere.example');
});

test('a user who cancels at the provider sees the reason and can start again @nightly', async ({
  page,
  startedProvider,
}) => {
  startedProvider.person = { sub: 'nobody', error: 'access_denied' };
  await startLoginWith(page, startedProvider.settings.name);
  await expect(page.getByRole('alert')).toContainText('You left without logging in.');
  await expectNoAxeViolations(page);
  // A made-up callback URL can't display its own text.
  await page.goto('/auth/callback?error=x&error_description=Call+0900+123');
  await expect(page.getByRole('alert')).toHaveText(/was started in another browser/);
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.waitForURL('**/login');
});
