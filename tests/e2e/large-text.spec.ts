import type { Page } from '@playwright/test';
import { AccountPage } from './journeys/account-page.ts';
import { findClass } from './journeys/find-class.ts';
import { expect, test } from './journeys/journey.ts';

/** Doubles the font size, as users can set it in their browser. */
async function enlarge(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'html { font-size: 32px }' });
}

/** Returns how far the page, or its controls, extend beyond the window. */
async function measureOverflow(page: Page): Promise<{ page: number; controls: string[] }> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select')];
    const shown = controls.filter(
      (control) => control.checkVisibility() && !control.closest('[role="toolbar"]'),
    );
    const overflowing = shown.filter((control) => control.getBoundingClientRect().right > width + 1);
    const names = overflowing.map((control) => control.textContent?.trim() || control.outerHTML.slice(0, 80));
    return { page: document.documentElement.scrollWidth - width, controls: names };
  });
}

const noOverflow = { page: 0, controls: [] };

test('at double text size timetable, checkout and account fit the width of a phone @phone-only @nightly', async ({
  page,
  studio,
  timetable,
  checkout,
}) => {
  const slot = await findClass(studio, { daysAhead: 5, activity: 'reformer' });
  await timetable.openAt(slot);
  await enlarge(page);
  await expect.poll(() => measureOverflow(page)).toEqual(noOverflow);
  await timetable.bookButton(slot).click();
  await checkout.expectHeld();
  await expect.poll(() => measureOverflow(page)).toEqual(noOverflow);
  const account = new AccountPage(page);
  await account.openAsNewMember('/account');
  await account.open();
  await enlarge(page);
  await expect.poll(() => measureOverflow(page)).toEqual(noOverflow);
});

test('Back from a reloaded checkout restores the scroll position of the timetable @phone-only @nightly', async ({
  page,
  studio,
  hold,
}) => {
  await hold(await findClass(studio, { daysAhead: 5, activity: 'reformer' }));
  await page.goBack();
  await expect(page).toHaveURL(/\/timetable/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const before = await page.evaluate(() => scrollY);
  await page.goForward();
  await expect(page).toHaveURL(/\/checkout/);
  await page.reload();
  await expect(
    page.getByText(/^(We’re holding your place|Place held)/).filter({ visible: true }),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Classes' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
