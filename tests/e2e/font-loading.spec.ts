import type { Page } from '@playwright/test';
import { expect, test } from './journeys/journey.ts';
import { waitForServiceWorker } from './journeys/wait-for-service-worker.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ page }) => recordInitialFonts(page));

test('a first visit on a phone shows the page before its fonts load; later visits have them at once @phone-only @nightly', async ({
  page,
  context,
}) => {
  await page.goto('/pricing');
  await expectFonts(page, { fromTheStart: false });

  await page.reload();
  await expectFonts(page, { fromTheStart: true });

  await page.goto('/faq', { referer: page.url() });
  await expectFonts(page, { fromTheStart: true });

  // User input starts the scripts, and with them the service worker that marks later visits.
  await page.mouse.wheel(0, 100);
  await waitForServiceWorker(page);
  const otherTab = await context.newPage();
  await recordInitialFonts(otherTab);
  await otherTab.goto('/pricing');
  await expectFonts(otherTab, { fromTheStart: true });
});

/** Records the typefaces that each page knows when its HTML has been parsed. */
function recordInitialFonts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const record = () => {
      document.documentElement.dataset.initialFonts = [...document.fonts].map(({ family }) => family).join();
    };
    addEventListener('DOMContentLoaded', record);
  });
}

/** Expects both typefaces to be used in the end, and to be known from the start or not. */
async function expectFonts(page: Page, { fromTheStart }: { fromTheStart: boolean }): Promise<void> {
  const listLoadedFonts = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => family.includes('Studio') && status === 'loaded')
        .map(({ family }) => family.replaceAll('"', ''))
        .sort(),
    );
  await expect.poll(listLoadedFonts).toEqual(['Fraunces Studio', 'Instrument Sans Studio']);
  const initialFonts = await page.locator('html').getAttribute('data-initial-fonts');
  expect(initialFonts?.includes('Fraunces Fallback')).toBe(true);
  expect(initialFonts?.includes('Fraunces Studio')).toBe(fromTheStart);
}
