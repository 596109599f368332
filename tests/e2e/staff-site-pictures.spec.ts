import type { Locator, Page } from '@playwright/test';
import { drawTestPicture } from '../harness/picture-uploads.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expect, test } from './journeys/isolated-studio.ts';
import { logInAs } from './journeys/staff-login.ts';

// The test uses its own studio, because journeys in the shared one expect the built-in pictures.
test.use({ studioEnv: { DEMO_FILL: 'off' } });

const tabUrl = '/admin/catalogue?tab=pictures';
const hall = 'Reformers in a bright hall';
const night = 'The hall at night';

async function upload(section: Locator, alt: string): Promise<void> {
  const buffer = await drawTestPicture({ width: 1500, height: 1000 }).jpeg().toBuffer();
  await section
    .locator('input[type=file]')
    .setInputFiles({ name: 'studio.jpg', mimeType: 'image/jpeg', buffer });
  await section.getByLabel('Alternative text').fill(alt);
  await section.getByRole('button', { name: 'Save picture' }).click();
  // Encoding takes seconds, and more on a busy machine.
  await expect(section.getByText(`Alternative text: ${alt}`)).toBeVisible({ timeout: 90_000 });
}

/** Opens a page until the check passes, because a served page may be a second old. */
const expectOn = (visitor: Page, path: string, check: () => Promise<void>) =>
  expect(async () => {
    await visitor.goto(path);
    await check();
  }).toPass();

async function switchDefaultPictures(page: Page, isOn: boolean): Promise<void> {
  await page.goto('/admin/settings');
  const card = page.getByRole('form', { name: 'Website' });
  await card.getByLabel('Show default pictures where you haven’t uploaded one').setChecked(isOn);
  await card.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();
}

const fitsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('the owner uploads, replaces and removes a site picture, and switches the default ones off @nightly @phone', async ({
  page,
}) => {
  await logInAs(page, 'admin', tabUrl);
  const main = page.getByRole('main');
  const section = main.getByRole('region', { name: 'Studio', exact: true });
  const visitor = await page.context().newPage();
  const shown = (alt: string) => visitor.getByRole('main').getByRole('img', { name: alt });

  await test.step('the tab is open in view, and says once when a picture goes live', async () => {
    await expect(page.getByRole('tab', { name: 'Site pictures' })).toBeInViewport({ ratio: 0.9 });
    await expect(section.getByText('Pages show the default picture.')).toBeVisible();
    await expect(main.getByText(/goes live when you press/)).toHaveCount(1);
    await expectNoAxeViolations(page);
  });

  await test.step('a picture appears on each page that shows the place', async () => {
    await upload(section, hall);
    await expect(section.getByRole('heading', { name: 'Studio' })).toBeFocused();
    await expectNoAxeViolations(page);
    for (const path of ['/', '/studio/environment', '/classes/reformer'])
      await expectOn(visitor, path, () => expect(shown(hall)).toBeAttached({ timeout: 1500 }));
    await shown(hall).scrollIntoViewIfNeeded();
    const isLoaded = () => shown(hall).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await expect.poll(isLoaded).toBe(true);
    await expectNoAxeViolations(visitor);
  });

  await test.step('another one replaces it', async () => {
    await upload(section, night);
    await expectOn(visitor, '/', async () => {
      await expect(shown(night)).toBeAttached({ timeout: 1500 });
      await expect(shown(hall)).toHaveCount(0);
    });
  });

  await test.step('without the default pictures, pages show the uploaded one and text only', async () => {
    await switchDefaultPictures(page, false);
    await expectOn(visitor, '/tour', () => expect(visitor.getByRole('main').locator('img')).toHaveCount(0));
    const wizard = visitor.getByRole('region', { name: 'Studio tour' }).locator('.rounded-panel');
    const [box, width] = [
      await wizard.boundingBox(),
      await visitor.evaluate(() => document.body.clientWidth),
    ];
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2, 'the wizard is in the middle').toBeCloseTo(width / 2, -1);
    for (const path of ['/', '/classes', '/classes/reformer', '/pricing', '/tour']) {
      await visitor.goto(path);
      await expect(visitor.getByRole('main').locator('img[src^="data:"]'), path).toHaveCount(0);
      expect(await fitsWidth(visitor), path).toBe(true);
      // The header lies over pictures only.
      await expect(visitor.getByRole('banner')).not.toHaveAttribute('data-over-picture');
      await expectNoAxeViolations(visitor);
    }
    await visitor.goto('/');
    await expect(shown(night)).toBeAttached();
    await page.goto(tabUrl);
    const corner = main.getByRole('region', { name: 'Quiet corner' });
    await expect(corner.getByText('FAQ, login, reviews and messages. No picture yet.')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('without the upload, the section shows its text only', async () => {
    await section.getByRole('button', { name: 'Remove picture' }).click();
    const confirm = page.getByRole('dialog', { name: 'Remove this picture?' });
    await expect(confirm).toContainText('Pages will show no picture. You can restore this one for 90 days.');
    await confirm.getByRole('button', { name: 'Remove picture' }).click();
    await expect(section.getByText('No picture yet.')).toBeVisible();
    await expectOn(visitor, '/', () => expect(shown(night)).toHaveCount(0, { timeout: 1500 }));
    await expect(visitor.getByRole('heading', { name: 'Experience Tranquility' })).toBeAttached();
  });

  await test.step('the default pictures come back', async () => {
    await switchDefaultPictures(page, true);
    await expectOn(visitor, '/tour', () =>
      expect(visitor.getByRole('main').locator('img').first()).toBeVisible({ timeout: 1500 }),
    );
    await visitor.goto('/');
    await expect(visitor.getByRole('banner')).toHaveAttribute('data-over-picture');
    await visitor.close();
  });
});
