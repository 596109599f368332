import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expect, test } from './harness/studio.ts';
import { LoginForm } from './journeys/login-form.ts';

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

  // After the visitor closes the dialog, a later login stays on the page.
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
