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

test('a failed save moves to the wrong field, and closing an edited panel asks first @phone-first', async ({
  page,
}) => {
  await logInAs(page, 'admin', '/admin/catalogue');
  const panel = page.getByRole('dialog', { name: 'Intro 1:1' });
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  const row = page.getByRole('main').getByRole('button', { name: /^Intro 1:1/ });
  await row.click();
  const name = panel.getByRole('textbox', { name: 'Name' });
  await name.fill('');
  await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await panel.getByRole('button', { name: 'Save product' }).click();
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();

  await panel.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(panel).toBeHidden();
  await row.click();
  await expect(name).toHaveValue('Intro 1:1');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});
