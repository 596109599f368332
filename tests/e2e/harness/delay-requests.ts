import type { Page } from '@playwright/test';

/** Keeps what a page asks for, its scripts if nothing else is named, from coming, as a slow network does, until what it gives is called. */
export async function delayRequests(page: Page, which = /\/assets\/.*\.js$/): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await held.promise;
    await route.fallback();
  });
  return held.resolve;
}
