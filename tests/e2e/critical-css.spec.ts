import type { Page } from '@playwright/test';
import { expect, test } from './journeys/journey.ts';

// Without scripts the full stylesheet never loads, so the page stays as served.
test.use({ javaScriptEnabled: false });
const paths = ['/', '/classes/reformer', '/pricing', '/contact'];

for (const path of paths)
  test(`${path} is delivered with the styles of everything it shows @phone @nightly`, async ({ page }) => {
    await page.goto(path);
    const link = page.locator('link[rel="stylesheet"][disabled]');
    await expect(link).toHaveCount(1);
    await expect.poll(() => countRunningAnimations(page)).toBe(0);
    await link.evaluate((sheet) => sheet.removeAttribute('disabled'));
    const stylesheets = page.locator('link[rel="stylesheet"]');
    await expect
      .poll(() => stylesheets.evaluate((sheet) => sheet instanceof HTMLLinkElement && sheet.sheet !== null))
      .toBe(true);
    await expect.poll(() => findChangesWithout(page, 'whole')).toEqual([]);
    // Control: without any styles the comparison finds many differences.
    expect((await findChangesWithout(page, 'all')).length).toBeGreaterThan(50);
  });

/** Counts running animations, except scroll-driven ones. */
const countRunningAnimations = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    return running.filter(({ timeline }) => timeline === document.timeline).length;
  });

/**
 * Returns the elements that look different without the full stylesheet, or without all styles: it compares all computed
 * styles of elements and their pseudo-elements. Both states are read in one task, so that nothing loads in between.
 */
function findChangesWithout(page: Page, sheets: 'whole' | 'all'): Promise<string[]> {
  return page.evaluate((which) => {
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const readStyle = (element: Element, pseudoElement: string | null) => {
      const style = getComputedStyle(element, pseudoElement);
      if (pseudoElement && style.content === 'none') return '';
      return names.map((name) => style.getPropertyValue(name)).join();
    };
    const shown = [...document.querySelectorAll('body, body *')].filter((element) =>
      element.checkVisibility(),
    );
    const readStyles = () =>
      shown.map((element) =>
        [null, '::before', '::after'].map((pseudoElement) => readStyle(element, pseudoElement)).join('|'),
      );
    const disabledSheets = [...document.styleSheets].filter(
      ({ ownerNode }) => which === 'all' || ownerNode instanceof HTMLLinkElement,
    );
    const styled = readStyles();
    for (const sheet of disabledSheets) sheet.disabled = true;
    const plain = readStyles();
    for (const sheet of disabledSheets) sheet.disabled = false;
    return shown
      .filter((_element, index) => styled[index] !== plain[index])
      .map(({ localName, className }) => `${localName}.${className}`);
  }, sheets);
}
