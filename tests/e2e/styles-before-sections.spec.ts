import { delayRequests } from './harness/delay-requests.ts';
import { expect, test } from './journeys/journey.ts';

test('sections below the first view are laid out once, with all of their styles @phone-only @nightly', async ({
  page,
}) => {
  const release = await delayRequests(page, /\/assets\/app-.*\.css$/);
  await page.goto('/pricing');
  const html = page.locator('html');
  await expect(html, 'the pictures may load').toHaveAttribute('data-initial-viewport', 'whole');
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await expect(page.locator('[data-laid-out]')).toHaveCount(0);
  release();
  await expect(html).not.toHaveAttribute('data-initial-viewport');
  await expect(page.locator('[data-laid-out]')).not.toHaveCount(0);
});
