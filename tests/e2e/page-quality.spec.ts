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

const quietPages = [
  { path: '/', status: 200, title: /^Miles Street Pilates & Yoga$/, turnsTo: '/terms' },
  { path: '/timetable', status: 200, title: /^All classes, .+ \| Miles Street/, turnsTo: '/terms' },
  { path: '/terms', status: 200, title: /^Terms and conditions \| Miles Street/, turnsTo: '/' },
  { path: '/checkout', status: 200, title: /^Checkout \| Miles Street/, turnsTo: '/terms' },
  { path: '/booking/complete', status: 200, title: /^Confirmation \| Miles Street/, turnsTo: '/terms' },
  { path: '/no-such-page', status: 404, title: /\| Miles Street/, turnsTo: '/terms' },
] as const;
const inShortForm: readonly string[] = ['/', '/timetable'];

test('what breaks a rule of axe is told', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>A page</title><main><h1>A page</h1><img src="data:,"></main></html>',
  );
  const [violation] = await findAxeViolations(page);
  expect(violation).toContain('image-alt: Images must have alternative text');
});

for (const { path, status, title, turnsTo } of quietPages) {
  const tag = inShortForm.includes(path) ? '@phone' : '@phone @nightly';
  test(`${path} answers ${status} with its title, passes axe, fits, and its scripts take it over ${tag}`, async ({
    page,
    consoleGuard,
  }) => {
    if (status === 404) consoleGuard.allow(/status of 404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectWellMade(page);
    const name = turnsTo === '/' ? 'Home' : 'Terms';
    await expectClientNavigation(page.getByRole('contentinfo').getByRole('link', { name }), turnsTo);
  });
}

test('the timetable with a class open, and on a phone its sheets, pass axe and fit @phone-first', async ({
  page,
  studio,
  timetable,
}) => {
  const slot = await findClass(studio, { daysAhead: 2, activity: 'reformer' });
  await timetable.openAt(slot);
  await expectWellMade(page);
  if (await timetable.picker.isVisible()) return;
  for (const [button, title] of [
    ['Change activity', 'Choose classes'],
    ['Change date', 'Choose a date'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const sheet = page.getByRole('dialog', { name: title });
    await expect(sheet).toBeVisible();
    await expectWellMade(page);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu passes axe, opens, closes with Escape and leads on', async ({ page }) => {
    await page.goto('/terms');
    const button = page.getByRole('button', { name: 'Menu' });
    await waitUntilHydrated(button);
    await button.tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expectWellMade(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.tap();
    await menu.getByRole('link', { name: 'Timetable' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Find a class' })).toBeVisible();
    await expect(menu).toBeHidden();
  });
});

test('checkout passes axe and fits: details, complaints, payment, and after the hold @phone-first', async ({
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
  await expectWellMade(page);
  await checkout.continueButton.click();
  await expect(checkout.problem('Five things to finish before payment')).toBeVisible();
  await expectWellMade(page);
  await checkout.fillDetails(createGuest('Maximiliana'));
  await checkout.openPayment();
  await expectWellMade(page);
  await expireHold(page, url);
  await expect(page.getByRole('region', { name: 'Your hold' })).toContainText('Your hold has ended');
  await expectWellMade(page);
});

test('a booking passes axe and fits: confirmed, about to be cancelled, cancelled @phone', async ({
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
  await expectWellMade(page);
  await page.goto(links.booking);
  await expect(page).toHaveTitle(/^Your booking \| Miles Street/);
  await confirmation.expectConfirmed();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(dialog).toBeVisible();
  await expectWellMade(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(confirmation.heading('Booking cancelled')).toBeVisible();
  await expectWellMade(page);
});

/** Expects no axe violations and no horizontal scrolling; on a phone, also at the narrowest width. */
async function expectWellMade(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await expectToFit(page);
  const size = page.viewportSize();
  if (!size || size.width > 768) return;
  await page.setViewportSize({ ...size, width: narrowest });
  await expectToFit(page);
  await page.setViewportSize(size);
}

/** Compares with the screen's width: a phone's browser enlarges the window for content that is too wide. */
async function expectToFit(page: Page): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect
    .poll(width, 'the page is wider than the screen')
    .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
