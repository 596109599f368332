import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { expect, test as journey } from './journeys/journey.ts';

/** Browser whose scroll bars take up space, as on most desktops. */
const test = journey.extend({}).extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

test('a dialog does not shift the page below when scroll bars take up space @nightly', async ({ page }) => {
  for (const path of ['/', '/faq', '/pricing']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const login = page.getByRole('banner').getByRole('button', { name: 'Log in' });
    await waitUntilHydrated(page.getByRole('banner').getByRole('link', { name: /home$/ }).first());
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    const measurePositions = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header a, main h1, main h2, main section, footer')].map((element) => {
          const { x, width } = element.getBoundingClientRect();
          return [Math.round(x), Math.round(width)];
        }),
      );
    const before = await measurePositions();
    await login.click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    expect(await measurePositions()).toEqual(before);
    await page.keyboard.press('Escape');
  }
});
