import type { Page } from '@playwright/test';
import { expectNoAxeViolations, findAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expectClientNavigation, waitUntilHydrated } from './harness/expect-state-change.ts';
import { expireHold } from './journeys/expire-hold.ts';
import { findClass } from './journeys/find-class.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { createPaidBooking } from './journeys/other-browsers.ts';

/** Narrowest phone width in use. */
const narrowest = 360;

const auditedPages = [
  { path: '/', status: 200, title: /^Miles Street Pilates & Yoga$/, turnsTo: '/terms' },
  { path: '/timetable', status: 200, title: /^All classes, .+ \| Miles Street/, turnsTo: '/terms' },
  { path: '/terms', status: 200, title: /^Terms and conditions \| Miles Street/, turnsTo: '/' },
  { path: '/checkout', status: 200, title: /^Checkout \| Miles Street/, turnsTo: '/terms' },
  { path: '/booking/complete', status: 200, title: /^Confirmation \| Miles Street/, turnsTo: '/terms' },
  { path: '/no-such-page', status: 404, title: /\| Miles Street/, turnsTo: '/terms' },
] as const;
const shortRunPaths: readonly string[] = ['/', '/timetable'];

test('an axe violation is reported', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>A page</title><main><h1>A page</h1><img src="data:,"></main></html>',
  );
  const [violation] = await findAxeViolations(page);
  expect(violation).toContain('image-alt: Images must have alternative text');
});

for (const { path, status, title, turnsTo } of auditedPages) {
  const tag = shortRunPaths.includes(path) ? '@phone' : '@phone @nightly';
  test(`${path} responds ${status} with its title, passes axe, fits and hydrates ${tag}`, async ({
    page,
    consoleGuard,
  }) => {
    if (status === 404) consoleGuard.allow(/status of 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectPageQuality(page);
    const name = turnsTo === '/' ? 'Home' : 'Terms';
    await expectClientNavigation(page.getByRole('contentinfo').getByRole('link', { name }), turnsTo);
  });
}

test('the timetable with an open class, and its sheets on a phone, pass axe and fit @phone-first', async ({
  page,
  studio,
  timetable,
}) => {
  const slot = await findClass(studio, { daysAhead: 2, activity: 'reformer' });
  await timetable.openAt(slot);
  await expectPageQuality(page);
  if (await timetable.picker.isVisible()) return;
  for (const [button, title] of [
    ['Change activity', 'Choose classes'],
    ['Change date', 'Choose a date'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const sheet = page.getByRole('dialog', { name: title });
    await expect(sheet).toBeVisible();
    await expectPageQuality(page);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu passes axe, opens, closes with Escape and navigates', async ({ page }) => {
    await page.goto('/terms');
    const button = page.getByRole('button', { name: 'Menu' });
    await waitUntilHydrated(button);
    await button.tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expectPageQuality(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.tap();
    await menu.getByRole('link', { name: 'Timetable' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Find a class' })).toBeVisible();
    await expect(menu).toBeHidden();
  });
});

test('checkout passes axe and fits: details, errors, payment, and after the hold @phone-first', async ({
  page,
  url,
  studio,
  hold,
  checkout,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 403/);
  await page.clock.install();
  await hold(await findClass(studio, { daysAhead: 4, activity: 'yoga' }));
  await expectPageQuality(page);
  await checkout.continueButton.click();
  await expect(checkout.problem('Five things to fix before payment')).toBeVisible();
  await expectPageQuality(page);
  await checkout.fillDetails(createGuest('Maximiliana'));
  await checkout.openPayment();
  await expectPageQuality(page);
  await expireHold(page, url);
  await expect(page.getByRole('region', { name: 'Your hold' })).toContainText('Your hold has expired');
  await expectPageQuality(page);
});

test('a booking passes axe and fits: confirmed, being cancelled, cancelled @phone @nightly', async ({
  page,
  url,
  studio,
  confirmation,
}) => {
  const slot = await findClass(studio, { daysAhead: 5, activity: 'reformer' });
  const { bookingId, links } = await createPaidBooking(url, slot, createGuest('Bartholomea'));
  const key = new URL(links.booking, url).searchParams.get('k') ?? '';
  await page.goto(`/booking/complete?${new URLSearchParams({ booking: bookingId, k: key })}`);
  await confirmation.expectConfirmed();
  await confirmation.expectQrDrawn();
  await expectPageQuality(page);
  await page.goto(links.booking);
  await expect(page).toHaveTitle(/^Your booking \| Miles Street/);
  await confirmation.expectConfirmed();
  await expectPageQuality(page);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(dialog).toBeVisible();
  await expectPageQuality(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(confirmation.heading('Booking cancelled')).toBeVisible();
  await expectPageQuality(page);
});

/** Expects no axe violations and no horizontal scrolling; on a phone, also at the narrowest width. */
async function expectPageQuality(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  const size = page.viewportSize();
  if (!size || size.width > 768) return;
  await page.setViewportSize({ ...size, width: narrowest });
  await expectNoOverflow(page);
  await page.setViewportSize(size);
}

/** Compares with the screen's width: a phone's browser enlarges the window for content that is too wide. */
async function expectNoOverflow(page: Page): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect
    .poll(width, 'the page is wider than the screen')
    .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
