import type { Page } from '@playwright/test';
import { expect, test } from './journeys/journey.ts';
import { waitForServiceWorker } from './journeys/wait-for-service-worker.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ page }) => watch(page));

test('a stranger on a phone reads the page before its typefaces are there; who knows the site has them @phone-only @nightly', async ({
  page,
  context,
}) => {
  await page.goto('/pricing');
  await expectTypefaces(page, { fromTheStart: false });

  await page.reload();
  await expectTypefaces(page, { fromTheStart: true });

  await page.goto('/faq', { referer: page.url() });
  await expectTypefaces(page, { fromTheStart: true });

  // User input starts the scripts, and with them the service worker that marks later visits.
  await page.mouse.wheel(0, 100);
  await waitForServiceWorker(page);
  const another = await context.newPage();
  await watch(another);
  await another.goto('/pricing');
  await expectTypefaces(another, { fromTheStart: true });
});

/** Records the typefaces that each page knows when its HTML has been parsed. */
function watch(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const note = () => {
      document.documentElement.dataset.begunWith = [...document.fonts].map(({ family }) => family).join();
    };
    addEventListener('DOMContentLoaded', note);
  });
}

/** Expects both typefaces to be used in the end, and to be known from the start or not. */
async function expectTypefaces(page: Page, { fromTheStart }: { fromTheStart: boolean }): Promise<void> {
  const inUse = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => family.includes('Studio') && status === 'loaded')
        .map(({ family }) => family.replaceAll('"', ''))
        .sort(),
    );
  await expect.poll(inUse).toEqual(['Fraunces Studio', 'Instrument Sans Studio']);
  const begunWith = await page.locator('html').getAttribute('data-begun-with');
  expect(begunWith?.includes('Fraunces Fallback')).toBe(true);
  expect(begunWith?.includes('Fraunces Studio')).toBe(fromTheStart);
}
