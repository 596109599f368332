import { expect, test } from './journeys/journey.ts';
import { logInAs } from './journeys/staff-login.ts';

test('the staff tools fill the window, and the site has its header and footer @nightly', async ({ page }) => {
  const header = page.locator('.site-header');
  const footer = page.locator('.site-footer');
  await logInAs(page, 'staff', '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(header).toBeHidden();
  await expect(footer).toBeHidden();

  await page.locator('a[href="/"]:visible').click();
  await expect(page).toHaveURL(/\/$/);
  await expect(header).toBeVisible();
  await expect(footer).toBeVisible();

  await page.goto('/scan');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(header).toBeHidden();
  await expect(footer).toBeHidden();
});

test('the styles of the staff tools come after those of all pages, and override them', async ({ page }) => {
  const html = await (await page.request.get('/admin')).text();
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, href]) => href);
  expect(sheets).toEqual([expect.stringContaining('/app-'), expect.stringContaining('/tools-')]);
});
