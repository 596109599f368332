import type { Page } from '@playwright/test';
import { demoPassword } from '../../scripts/serve/demo-accounts.ts';
import { createOidcProvider, type OidcProvider } from '../harness/oidc-provider.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { expect, test as ownStudio } from './journeys/isolated-studio.ts';
import { LoginForm } from './journeys/login-form.ts';

/** Studio over TLS with a known provider: the client library redirects only to https URLs. */
const test = ownStudio.extend<object, { elsewhere: OidcProvider; known: OidcProvider }>({
  elsewhere: [
    async ({ playwright: _ }, use) => {
      const elsewhere = await createOidcProvider('Elsewhere');
      await use(elsewhere);
      await elsewhere.stop();
    },
    { scope: 'worker' },
  ],
  studioEnv: [
    async ({ elsewhere }, use) => {
      const { name, issuer, clientId, clientSecret } = elsewhere.settings;
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
  known: [
    async ({ elsewhere, own }, use) => {
      await elsewhere.start(own.url);
      await use(elsewhere);
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});
test.use({ ignoreHTTPSErrors: true });
const chip = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Hi,/ });

/** Clicks the provider's button on /login. */
async function leaveFor(page: Page, name: string, returnUrl = ''): Promise<void> {
  await page.goto(`/login${returnUrl && `?${new URLSearchParams({ returnUrl })}`}`);
  await waitUntilHydrated(new LoginForm(page.getByRole('main')).email);
  await page.getByRole('button', { name: `Continue with ${name}` }).click();
}

test('the hosted page: a wrong password, the right one, back on the site, and out again @nightly', async ({
  page,
  own,
  known,
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
  await leaveFor(page, known.settings.name);
  await expect(page).toHaveTitle('Log in · Miles Street');
  await expectNoAxeViolations(page);
  const form = new LoginForm(page.getByRole('main'));
  await form.logIn('member@miles-street.example', 'not it at all');
  await expect(form.failure).toHaveText('Incorrect username or password.');
  await expect(form.email).toHaveValue('member@miles-street.example');
  await form.password.fill(demoPassword);
  await form.button.click();
  await page.waitForURL(`${own.url}/`);
  await expect(chip(page)).toHaveText(/Hannah/);
  // The token gives access to the account, and the API accepts it.
  await page.goto('/account/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Hannah');
  const left = page.waitForRequest((request) => new URL(request.url()).pathname === '/logout');
  await chip(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  const way = await left;
  expect(new URL(way.url()).searchParams.get('logout_uri')).toBe(`${own.url}/`);
  expect((await way.response())?.status(), 'nothing breaks off the way out').toBe(302);
  await expect(page).toHaveURL(`${own.url}/`);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Log in/ })).toBeVisible();
});

test('another provider: back on the page that was asked for, as who they are there @nightly', async ({
  page,
  own,
  known,
}) => {
  known.person = {
    sub: 'alma',
    email: 'alma@elsewhere.example',
    email_verified: true,
    given_name: 'Alma',
    family_name: 'Ashworth',
  };
  await leaveFor(page, known.settings.name, '/account');
  await page.waitForURL(`${own.url}/account`);
  await expect(chip(page)).toHaveText(/Alma/);
  await expect(page.getByRole('main')).toContainText('alma@elsewhere.example');
});

test('who turns back at the provider is told, and can begin again @nightly', async ({ page, known }) => {
  known.person = { sub: 'nobody', error: 'access_denied' };
  await leaveFor(page, known.settings.name);
  await expect(page.getByRole('alert')).toContainText('You came back without logging in.');
  await expectNoAxeViolations(page);
  // A made-up callback URL can't display its own text.
  await page.goto('/auth/callback?error=x&error_description=Call+0900+123');
  await expect(page.getByRole('alert')).toHaveText(/was not begun here/);
  await page.getByRole('link', { name: 'Back to the log-in' }).click();
  await page.waitForURL('**/login');
});
