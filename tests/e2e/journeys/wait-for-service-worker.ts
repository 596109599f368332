import type { Page } from '@playwright/test';

/** Waits until the site's worker, which this page set up, answers for the pages that come. */
export function waitForServiceWorker(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((activated) => active?.addEventListener('statechange', activated));
  });
}
