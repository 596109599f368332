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

  // The first sign of a hand starts the scripts, and with them the worker by which a later visit is known.
  await page.mouse.wheel(0, 100);
  await waitForServiceWorker(page);
  const another = await context.newPage();
  await watch(another);
  await another.goto('/pricing');
  await expectTypefaces(another, { fromTheStart: true });
});

/** Lets each page note which typefaces it knows of when it has been read. */
function watch(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const note = () => {
      document.documentElement.dataset.begunWith = [...document.fonts].map(({ family }) => family).join();
    };
    addEventListener('DOMContentLoaded', note);
  });
}

/** Both are in use in the end, and were known from the start or not. */
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
