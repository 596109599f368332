import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Expects that one click changes what is shown: a page that was only rendered, and never taken over by its scripts,
 * looks complete and does nothing.
 *
 * @param shown where the change is to be seen; its HTML before and after is compared
 */
export async function expectClickToChange(control: Locator, shown: Locator): Promise<void> {
  await waitUntilHydrated(control);
  const before = await outerHtml(shown);
  await control.click();
  await expect.poll(() => outerHtml(shown), 'the click changes nothing').not.toBe(before);
}

/** Expects that a link turns the page without loading a new document: scripts do that, the browser alone cannot. */
export async function expectClientNavigation(link: Locator, path: string): Promise<void> {
  const page = link.page();
  await waitUntilHydrated(link);
  const documentBefore = await page.evaluateHandle(() => document);
  await link.click();
  await page.waitForURL((url) => url.pathname === path);
  const same = await page.evaluate((before) => before === document, documentBefore);
  expect(same, 'the page was loaded anew').toBe(true);
}

/**
 * Scripts are asked for after the page is shown, some only when a hand comes near, as it does here; a click before they
 * have it would prove nothing about them.
 */
export async function waitUntilHydrated(control: Locator): Promise<void> {
  await expect
    .poll(
      () =>
        control.evaluate((element) => {
          element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
          // Within a part that stays as it was served, the part itself is taken over.
          const taken = element.closest('[data-served]') ?? element;
          return Object.keys(taken).some((name) => name.startsWith('__reactProps'));
        }),
      'the page is never taken over by its scripts',
    )
    .toBe(true);
}

/** Brings the window back into focus until the page shows something. Within 3 s of a load, coming back refetches nothing. */
export async function refocusUntil(page: Page, shows: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await shows();
  }).toPass();
}

function outerHtml(shown: Locator): Promise<string> {
  return shown.evaluate((element) => element.outerHTML);
}
