import type { Page } from '@playwright/test';

/** Keeps the page's scripts from coming, as a slow network does, until what it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
