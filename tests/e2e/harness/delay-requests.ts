import type { Page } from '@playwright/test';

/** Delays a page's requests, by default for its scripts, until the returned function is called. */
export async function delayRequests(page: Page, pattern = /\/assets\/.*\.js$/): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await gate.promise;
    await route.fallback();
  });
  return gate.resolve;
}
