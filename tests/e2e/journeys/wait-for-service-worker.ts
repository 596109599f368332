import type { Page } from '@playwright/test';

/** Waits until the service worker that this page installed handles later pages. */
export function waitForServiceWorker(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((activated) => active?.addEventListener('statechange', activated));
  });
}
