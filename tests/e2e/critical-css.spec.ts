import type { Page } from '@playwright/test';
import { expect, test } from './journeys/journey.ts';

// Without scripts the full stylesheet never loads, so the page stays as served.
test.use({ javaScriptEnabled: false });
const paths = ['/', '/classes/reformer', '/pricing', '/contact'];

for (const path of paths)
  test(`${path} comes with all styles of what it shows @phone @nightly`, async ({ page }) => {
    await page.goto(path);
    const link = page.locator('link[rel="stylesheet"][disabled]');
    await expect(link).toHaveCount(1);
    await expect.poll(() => moving(page)).toBe(0);
    await link.evaluate((sheet) => sheet.removeAttribute('disabled'));
    const whole = page.locator('link[rel="stylesheet"]');
    await expect
      .poll(() => whole.evaluate((sheet) => sheet instanceof HTMLLinkElement && sheet.sheet !== null))
      .toBe(true);
    await expect.poll(() => changedWithout(page, 'whole')).toEqual([]);
    // Control: without any styles the comparison finds many differences.
    expect((await changedWithout(page, 'all')).length).toBeGreaterThan(50);
  });

/** Counts running animations, except scroll-driven ones. */
const moving = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    return running.filter(({ timeline }) => timeline === document.timeline).length;
  });

/**
 * Returns the elements that look different without the full stylesheet, or without all styles: it compares all computed
 * styles of elements and their pseudo-elements. Both states are read in one task, so that nothing loads in between.
 */
function changedWithout(page: Page, sheets: 'whole' | 'all'): Promise<string[]> {
  return page.evaluate((which) => {
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const look = (element: Element, part: string | null) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return '';
      return names.map((name) => style.getPropertyValue(name)).join();
    };
    const shown = [...document.querySelectorAll('body, body *')].filter((element) =>
      element.checkVisibility(),
    );
    const looks = () =>
      shown.map((element) => [null, '::before', '::after'].map((part) => look(element, part)).join('|'));
    const off = [...document.styleSheets].filter(
      ({ ownerNode }) => which === 'all' || ownerNode instanceof HTMLLinkElement,
    );
    const styled = looks();
    for (const sheet of off) sheet.disabled = true;
    const plain = looks();
    for (const sheet of off) sheet.disabled = false;
    return shown
      .filter((_element, nth) => styled[nth] !== plain[nth])
      .map(({ localName, className }) => `${localName}.${className}`);
  }, sheets);
}
