import type { Page } from '@playwright/test';
import { expect, test } from './journeys/journey.ts';
import { workerActivated } from './journeys/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

test('a stranger on a phone reads the page before its typefaces are there; who knows the site has them @phone-only', async ({
  page,
  context,
}) => {
  await page.goto('/pricing');
  expect(await settled(page)).toEqual({ begunWithout: true, fonts: 'loaded' });

  await page.reload();
  expect(await settled(page)).toEqual({ begunWithout: false, fonts: 'loaded' });

  await page.goto('/faq', { referer: page.url() });
  expect(await settled(page)).toEqual({ begunWithout: false, fonts: 'loaded' });

  // The first sign of a hand starts the scripts, and with them the worker by which a later visit is known.
  await page.mouse.wheel(0, 100);
  await workerActivated(page);
  const another = await context.newPage();
  await watch(another);
  await another.goto('/pricing');
  expect(await settled(another)).toEqual({ begunWithout: false, fonts: 'loaded' });
});

test.beforeEach(({ page }) => watch(page));

/** Notes whether a page was ever set in the fallbacks. */
function watch(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const note = () => {
      if (document.documentElement?.dataset.fonts) Object.assign(globalThis, { begunWithout: true });
    };
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-fonts'],
    });
  });
}

/** How it began, and whether the typefaces are in use once it stands. */
async function settled(page: Page): Promise<{ begunWithout: boolean; fonts: string }> {
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
  return page.evaluate(() => {
    const face = [...document.fonts].find(({ family }) => family.includes('Fraunces Studio'));
    return { begunWithout: 'begunWithout' in globalThis, fonts: face?.status ?? 'unknown' };
  });
}
