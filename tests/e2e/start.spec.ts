import { expectNoAxeViolations } from './harness/accessibility.ts';
import { expectLinkToTurnPage } from './harness/state-change.ts';
import { expect, test } from './harness/studio.ts';

for (const path of ['/', '/timetable']) {
  test(`${path} opens, is taken over by its scripts and passes axe @phone`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectLinkToTurnPage(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }), '/terms');
  });
}

test('an address that does not exist says so, with status 404', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
