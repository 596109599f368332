import type { Page } from '@playwright/test';
import { expect, test } from './journeys/journey.ts';

// As they are served: without scripts the whole style sheet never comes.
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
    // What is compared does tell: without any style it is another look.
    expect((await changedWithout(page, 'all')).length).toBeGreaterThan(50);
  });

/** How many parts are on their way, but for those that scrolling moves. */
const moving = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    return running.filter(({ timeline }) => timeline === document.timeline).length;
  });

/**
 * Returns the elements that look different without the whole style sheet, or without all of them: by all computed styles of
 * each and of what stands before and after it. Both looks are taken at one moment, so that nothing loads in between.
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
