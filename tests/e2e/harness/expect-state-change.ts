import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Expects that a click changes the page: a page that was rendered but never hydrated looks complete and does nothing.
 *
 * @param target element whose HTML is compared before and after
 */
export async function expectClickToChange(control: Locator, target: Locator): Promise<void> {
  await waitUntilHydrated(control);
  const before = await outerHtml(target);
  await control.click();
  await expect.poll(() => outerHtml(target), 'the click changes nothing').not.toBe(before);
}

/** Expects that a link navigates without loading a new document, which only works with scripts. */
export async function expectClientNavigation(link: Locator, path: string): Promise<void> {
  const page = link.page();
  await waitUntilHydrated(link);
  const documentBefore = await page.evaluateHandle(() => document);
  await link.click();
  await page.waitForURL((url) => url.pathname === path);
  const isSameDocument = await page.evaluate((before) => before === document, documentBefore);
  expect(isSameDocument, 'the page was loaded anew').toBe(true);
}

/**
 * Waits until a control is hydrated. Scripts load after the page is shown, some only when the pointer approaches, which
 * this simulates. An earlier click would prove nothing about them.
 */
export async function waitUntilHydrated(control: Locator): Promise<void> {
  await expect
    .poll(
      () =>
        control.evaluate((element) => {
          element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
          // Within a static shell, the shell's container itself is hydrated.
          const hydrated = element.closest('[data-static-shell]') ?? element;
          return Object.keys(hydrated).some((name) => name.startsWith('__reactProps'));
        }),
      'the page is never taken over by its scripts',
    )
    .toBe(true);
}

/** Repeats window focus until the page shows something. Within 3 s of a load, focus doesn't refetch. */
export async function refocusUntil(page: Page, assertion: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await assertion();
  }).toPass();
}

function outerHtml(target: Locator): Promise<string> {
  return target.evaluate((element) => element.outerHTML);
}
