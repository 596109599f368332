import type { Page } from '@playwright/test';

/** Delays a page's requests, by default for its scripts, until the returned function is called. */
export async function delayRequests(page: Page, which = /\/assets\/.*\.js$/): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await held.promise;
    await route.fallback();
  });
  return held.resolve;
}
