import { delayRequests } from './harness/delay-requests.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { expect, test } from './harness/studio.ts';

test.describe('with JavaScript turned off', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, landmark] of [
    ['/login', 'main'],
    ['/login?returnUrl=%2Fbookings', 'main'],
    ['/signup', 'main'],
    ['/forgot-password', 'main'],
    ['/contact', 'main'],
    ['/prelaunch', 'main'],
    ['/terms', 'contentinfo'],
    ['/checkout?product=reformer-pack-10', 'main'],
    ['/checkout?product=gift-card', 'main'],
    ['/checkout?class=1&hold=2', 'main'],
    ['/bookings', 'main'],
    ['/account', 'main'],
    ['/newsletter/unsubscribe?k=1', 'main'],
    ['/emails/opt-out?k=1', 'main'],
    ['/review/1?k=1', 'main'],
    ['/tour/1?k=1', 'main'],
  ] as const)
    test(`${path} says that it needs JavaScript @nightly`, async ({ page }) => {
      await page.goto(path);
      await expect(
        page
          .getByRole(landmark)
          .getByText(/JavaScript/)
          .first(),
      ).toBeVisible();
    });

  test('/tour says how to arrange a tour @nightly', async ({ page }) => {
    await page.goto('/tour');
    await expect(page.getByRole('main').getByText(/and we.ll arrange a time/)).toBeVisible();
  });

  test('a password stays on the page @phone-first', async ({ page }) => {
    await page.goto('/login');
    const main = page.getByRole('main');
    const email = main.getByRole('textbox', { name: 'Email' });
    await email.fill('anna@guests.example');
    await main.locator('[name=password]').fill('Vauxhall 2026!');
    await main.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(email).toHaveValue('anna@guests.example');
  });
});

test('a form whose scripts do not come says that nothing was sent, until they come @phone-first', async ({
  page,
}) => {
  const release = await delayRequests(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Message').fill('My left shoulder.');
  await form.getByRole('button', { name: 'Send message' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'This page hasn’t finished loading' });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(notice).toContainText('so nothing has been sent');
  release();
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expect(notice).toHaveCount(0);
  await expect(form.getByLabel('Message')).toHaveValue('My left shoulder.');
});

test('a page that only works with scripts says when they do not come @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/checkout?product=reformer-pack-10');
  await expect(page.getByRole('alert')).toContainText('hasn’t finished loading', { timeout: 40_000 });
});

test('a page says when the script of one part keeps failing, until it comes @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const script = /\/assets\/visit-us-.*\.js$/;
  await page.route(script, (route) => route.abort());
  await page.goto('/contact');
  const notice = page.getByRole('alert').filter({ hasText: 'Part of this page hasn’t loaded.' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(notice).toBeVisible();
  await page.unroute(script);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(notice).toHaveCount(0);
});

test('a message keeps its text while its sender is on another page @phone @nightly', async ({ page }) => {
  await page.goto('/contact?topic=1-1');
  const form = page.getByRole('main').locator('form');
  await waitUntilHydrated(form.getByRole('button', { name: 'Send message' }));
  await form.getByLabel('Your name').fill('Anna Obi');
  await form.getByLabel('Email').fill('anna@guests.example');
  await form.getByLabel('Instructor').selectOption('Jonah Price');
  await form.getByLabel('Message').fill('My left shoulder.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page).toHaveURL(/\/faq/);
  await page.goBack();
  await expect(form.getByLabel('Message')).toHaveValue('My left shoulder.');
  await expect(form.getByLabel('Your name')).toHaveValue('Anna Obi');
  await expect(form.getByLabel('Email')).toHaveValue('anna@guests.example');
  await expect(form.getByLabel('Instructor')).toHaveValue('Jonah Price');
  await expect(form.getByLabel('Subject')).toHaveValue('A 1:1 session with Jonah Price');
});
