import type { Page } from '@playwright/test';
import { expect, test } from './journeys/journey.ts';

// As they are served: without scripts the whole style sheet never comes.
test.use({ javaScriptEnabled: false });
const paths = ['/', '/classes/reformer', '/pricing', '/contact'];

for (const path of paths)
  test(`${path} comes with all styles of what it shows @phone`, async ({ page }) => {
    await page.goto(path);
    const link = page.locator('link[rel="stylesheet"][disabled]');
    await expect(link).toHaveCount(1);
    await expect.poll(() => moving(page)).toBe(0);
    const first = await looks(page);
    const whole = page.locator('link[rel="stylesheet"]');
    await link.evaluate((sheet) => sheet.removeAttribute('disabled'));
    await expect
      .poll(() => whole.evaluate((sheet) => sheet instanceof HTMLLinkElement && sheet.sheet !== null))
      .toBe(true);
    await expect.poll(() => looks(page)).toEqual(first);
    // What is compared does tell: without any style it is another look.
    await page.evaluate(() => {
      for (const sheet of document.styleSheets) sheet.disabled = true;
    });
    await expect.poll(() => looks(page)).not.toEqual(first);
  });

/** How many parts are on their way, but for those that scrolling moves. */
const moving = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    return running.filter(({ timeline }) => timeline === document.timeline).length;
  });

/** Every element with what it looks like: all computed styles of it and of what stands before and after it. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    // Small numbers in place of long texts, the same for the same look.
    const hashed = (text: string) => {
      let hash = 0;
      for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
      return hash;
    };
    const look = (element: Element, part: string | null) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return 0;
      return hashed(names.map((name) => style.getPropertyValue(name)).join());
    };
    const all = [...document.querySelectorAll('body, body *')];
    const shown = all.filter((element) => element.checkVisibility());
    return shown.map((element) => {
      const parts = [null, '::before', '::after'].map((part) => look(element, part));
      return `${element.localName}.${element.getAttribute('class') ?? ''} ${parts.join(' ')}`;
    });
  });
}
