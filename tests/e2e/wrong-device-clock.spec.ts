import type { Page } from '@playwright/test';
import { apiBase } from '@studio/contracts/paths';
import { toLondonDate } from '@studio/domain/time/london';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { findClass } from './journeys/find-class.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';

const twoDaysMs = 2 * 86_400_000;

test('a device two days ahead sees the studio’s today and books normally @nightly', async ({
  page,
  studio,
  timetable,
  checkout,
}) => {
  const statuses = recordStatuses(page);
  const slot = await findClass(studio, { daysAhead: 3, activity: 'mat' });
  await page.clock.install({ time: Date.now() + twoDaysMs });
  await timetable.open();
  await expect(timetable.strip.locator('[data-date]').first()).toContainText('Today');
  await timetable.day(slot.dateStart.slice(0, 10)).click();
  await expect(timetable.strip.locator('[data-date]').first()).toHaveAttribute(
    'data-date',
    toLondonDate(new Date()),
  );
  await timetable.head(slot).click();
  await timetable.bookButton(slot).click();
  await checkout.expectHeld();
  await expect(checkout.visible(/^(10:00|9:[45]\d)$/)).toBeVisible();
  await checkout.fillDetails(createGuest('Ida'));
  await checkout.openPayment();
  expect(statuses).toEqual(statuses.map(() => 200));
  expect(statuses.length).toBeGreaterThan(3);
});

test('a device whose clock jumps while the page is open is corrected, and its call is sent again @nightly', async ({
  page,
  studio,
  timetable,
  checkout,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 403/);
  const slot = await findClass(studio, { daysAhead: 3, activity: 'yoga' });
  await page.clock.install();
  await timetable.openAt(slot);
  // The page compares the clocks when its scripts start; the jump must come after that.
  await waitUntilHydrated(timetable.bookButton(slot));
  const statuses = recordStatuses(page);
  await page.clock.setSystemTime(Date.now() + twoDaysMs);
  await timetable.bookButton(slot).click();
  await checkout.expectHeld();
  expect(statuses, 'the wrong time is noticed').toContain(403);
  statuses.length = 0;
  await checkout.fillDetails(createGuest('Ivo'));
  await checkout.openPayment();
  expect(statuses, 'and right from then on').toEqual(statuses.map(() => 200));
  expect(statuses).not.toHaveLength(0);
});

/** Records the statuses of the page's calls to the booking service. */
function recordStatuses(page: Page): number[] {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes(`${apiBase}/classes/`)) statuses.push(response.status());
  });
  return statuses;
}
