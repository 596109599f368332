import type { Page } from '@playwright/test';

/** Keeps the page's scripts, or those of an address, from coming, as a slow network does, until what it gives is called. */
export async function holdScripts(page: Page, which = /\/assets\/.*\.js$/): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
