import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { expect, test } from './journeys/journey.ts';
import { logInAs } from './journeys/staff-login.ts';

const pool = '**/idp/';

test('sign-up reports an unreadable response or a failed resend and keeps what was typed @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const main = page.getByRole('main');
  const create = main.getByRole('button', { name: 'Create account' });
  const email = main.getByLabel('Email', { exact: true });
  await page.goto('/signup');
  await waitUntilHydrated(create);
  await main.getByLabel('Title', { exact: true }).selectOption('Ms');
  await email.fill('ada@guests.example');
  await main.getByLabel('Password', { exact: true }).fill('olive-on-the-sill');
  await page.route(pool, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Away' }));
  await create.click();
  await expect(page.getByRole('alert')).toContainText('Could not create account.');
  await expect(email).toHaveValue('ada@guests.example');

  await page.goto('/signup/verify?email=ada@guests.example');
  const resend = main.getByRole('button', { name: 'Resend code' });
  await waitUntilHydrated(resend);
  await page.unroute(pool);
  await page.route(pool, (route) => route.abort());
  await resend.click();
  await expect(main.getByRole('alert').filter({ hasText: 'Could not resend code.' })).toBeVisible();
});

test('the profile reports a failed save and keeps what was typed @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const main = page.getByRole('main');
  await logInAs(page, 'trainer', '/account/profile');
  const surname = main.getByLabel('Surname', { exact: true });
  await expect(surname).not.toHaveValue('');
  await surname.fill('Duarte-Lind');
  await page.route(pool, (route) => route.abort());
  await main.getByRole('button', { name: 'Save changes' }).click();
  await expect(main.getByRole('alert').filter({ hasText: 'Failed to update profile.' })).toBeVisible();
  await expect(surname).toHaveValue('Duarte-Lind');
});
