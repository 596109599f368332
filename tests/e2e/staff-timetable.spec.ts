import type { Locator, Page } from '@playwright/test';
import type { ClassSlot } from '@studio/contracts/timetable';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { addDays } from '@studio/domain/time/local-date';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { addSoundHealing } from './journeys/add-class.ts';
import { findOpenTuesday, listClassesOn } from './journeys/find-class.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { createPaidBooking } from './journeys/other-browsers.ts';
import { createCallerFromPage, logInAs } from './journeys/staff-login.ts';

/** Matches the error that browsers log for a rejected change. */
const conflict = /status of 409/;

test('staff add a weekly class, change instructor and places, close a day, and end the series @nightly', async ({
  page,
  url,
  studio,
  consoleGuard,
}) => {
  consoleGuard.allow(conflict);
  // Far from the classes that other journeys book.
  const date = await findOpenTuesday(studio, 4);
  await logInAs(page, 'staff', `/admin/timetable?week=${date}`);
  const main = page.getByRole('main');
  const panel = page.getByRole('complementary', { name: 'Class details' });
  const dialog = page.getByRole('dialog');
  await expect(page.locator('[data-cell]').first()).toBeVisible();
  await expectNoAxeViolations(page);

  await main.getByRole('button', { name: 'Add class' }).click();
  await dialog
    .getByRole('combobox', { name: 'Class', exact: true })
    .selectOption({ label: 'Dynamic Reformer Pilates' });
  await dialog.getByLabel('Date').fill(date);
  await dialog.getByLabel('Start time').fill('07:10');
  await dialog.getByRole('radio', { name: 'Every week' }).check();
  await dialog.getByRole('button', { name: 'Add class' }).click();
  await expect(dialog.getByRole('alert')).toContainText('is already in use:');
  await dialog.getByLabel('Start time').fill('15:05');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Add class' }).click();
  await expect(panel.getByRole('heading', { name: '15:05 Dynamic Reformer Pilates' })).toBeFocused();
  await expect(panel).toContainText('Every Tuesday');

  const slot = (await listClassesOn(studio, date)).find(({ dateStart }) => dateStart.endsWith('#15:05'));
  if (!slot) throw new Error('Visitors do not find the class.');
  for (const name of ['Petra', 'Quentin']) await createPaidBooking(url, slot, createGuest(name));

  await panel.getByRole('button', { name: 'Change instructor' }).click();
  const instructor = dialog.getByRole('combobox', { name: 'Instructor' });
  await instructor.selectOption({ index: 1 });
  await dialog.getByText(/^This and all later Tuesdays/).click();
  await expect(
    dialog.getByText(
      /classes will change, and later ones as they’re added\. We’ll send 2 emails to the clients who booked\./,
    ),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Change instructor', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByText('2 of 10 booked')).toBeVisible();
  const changed = (await listClassesOn(studio, date)).find(({ classId }) => classId === slot.classId);
  expect(changed?.instructorName).not.toBe(slot.instructorName);

  await panel.getByRole('button', { name: 'Change places' }).click();
  await dialog.getByLabel('Places').fill('1');
  await expect(dialog.getByText(/2 places are booked, so the class needs at least 2 places/)).toBeVisible();
  await dialog.getByLabel('Places').fill('8');
  await dialog.getByRole('button', { name: 'Change places or room', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByText('2 of 8 booked')).toBeVisible();

  const bed = (name: RegExp) => panel.getByRole('region', { name: 'Room map' }).getByRole('button', { name });
  await bed(/^Bed 1, Petra/).click();
  await expectNoAxeViolations(page);
  await bed(/^Bed 7, Free, move Petra/).press('Enter');
  await expect(bed(/^Bed 7, Petra/)).toBeFocused();
  await expect(panel.getByRole('list', { name: 'Roster' })).toContainText('Bed 7');
  await bed(/^Bed 7, Petra/).click();
  await bed(/^Bed 2, Quentin.*swap with Petra/).click();
  await expect(bed(/^Bed 2, Petra/)).toBeVisible();
  await expect(bed(/^Bed 7, Quentin/)).toBeVisible();
  // Escape ends the choice, and only the next Escape closes the class.
  await bed(/^Bed 2, Petra/).click();
  await page.keyboard.press('Escape');
  await expect(panel.getByText('To change a bed, choose the client first.')).toBeVisible();
  await panel.getByRole('button', { name: 'Take bed out of service' }).click();
  await dialog.getByRole('combobox', { name: 'Bed', exact: true }).selectOption({ label: 'Bed 1' });
  await expect(dialog.getByText('Everyone keeps their place.')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Take bed out of service' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByText('Bed 1 out of service', { exact: true })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  const cell = page.locator(`[data-cell="${slot.classId}"]:visible`);
  await expect(cell).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(cell).not.toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();

  const wednesday = addDays(date, 1);
  const before = (await listClassesOn(studio, wednesday)).length;
  await main.getByRole('button', { name: 'Close the studio' }).click();
  await dialog.getByLabel('First day').fill(wednesday);
  await expect(dialog.getByLabel('Last day')).toHaveValue(wednesday);
  await dialog.getByLabel('Reason (shown on the site)').fill('Staff training');
  await expect(dialog.getByText(/without bookings will be cancelled\./)).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Close the studio' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `Studio closed on ${formatDayMedium(wednesday)}.` }),
  ).toBeVisible();
  await expect(page.getByText('Staff training')).toBeVisible();
  await expect.poll(() => listClassesOn(studio, wednesday)).toEqual([]);
  await main.getByRole('button', { name: `Reopen ${formatDayMedium(wednesday)}` }).click();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Reopen the studio' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => listClassesOn(studio, wednesday)).toHaveLength(before);

  await page.goto(`/admin/timetable?week=${date}&class=${slot.classId}`);
  await panel.getByRole('button', { name: 'End series' }).click();
  await expect(
    dialog.getByText('1 class has bookings, holds or a waiting list.', { exact: false }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'End series' }).click();
  // The dialog then asks whether to cancel the classes with bookings.
  await expect(dialog.getByText('Dynamic Reformer Pilates').first()).toBeVisible();
  await expectNoAxeViolations(page);
});

/** Opens the panel of a class without bookings. */
async function openEmptyClass(page: Page, url: string): Promise<{ slot: ClassSlot; panel: Locator }> {
  await logInAs(page, 'staff', '/admin/timetable');
  const inFourDays = Date.now() + 4 * 86_400_000;
  const { classId, date } = await addSoundHealing(
    await createCallerFromPage(page, url),
    Array.from({ length: 16 }, (_, hours) => new Date(inFourDays + hours * 3_600_000)),
  );
  await page.goto(`/admin/timetable?week=${date}&class=${classId}`);
  const panel = page.getByRole('complementary', { name: 'Class details' });
  await expect(panel.getByText('No bookings yet.')).toBeVisible();
  return { slot: { classId } as ClassSlot, panel };
}

test('a booking made while a class is open appears in the panel with the week’s refetch @nightly', async ({
  page,
  url,
}) => {
  const { slot, panel } = await openEmptyClass(page, url);
  await createPaidBooking(url, slot, createGuest('Sefton'));
  await expect(async () => {
    // A return to the tab refetches without waiting for the half-minute poll.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(panel.getByText('1 of 6 booked')).toBeVisible({ timeout: 1500 });
  }).toPass();
  await expect(panel.getByRole('list', { name: 'Roster' })).toContainText('Sefton');
});

test('cancelling shows a booking that the panel does not know yet @nightly', async ({
  page,
  url,
  consoleGuard,
}) => {
  consoleGuard.allow(conflict);
  const { slot, panel } = await openEmptyClass(page, url);
  await createPaidBooking(url, slot, createGuest('Tegan'));
  await panel.getByRole('button', { name: 'Cancel class' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this class?' });
  await expect(dialog).toContainText('1 booking will be cancelled. We’ll email everyone who booked.');
  await dialog.getByRole('button', { name: 'Keep class' }).click();
  await expect(panel.getByText('1 of 6 booked')).toBeVisible();
});

test('on a phone the week shows one day, and a class is a page @phone-only @nightly', async ({
  page,
  studio,
}) => {
  const date = await findOpenTuesday(studio, 3);
  await logInAs(page, 'staff', `/admin/timetable?week=${date}`);
  const day = page.getByRole('button', { name: formatDayMedium(addDays(date, 1)) });
  await day.click();
  await expect(day).toHaveAttribute('aria-pressed', 'true');
  await expectNoAxeViolations(page);
  await page.locator('[data-cell]:visible').first().click();
  const panel = page.getByRole('complementary', { name: 'Class details' });
  await expect(panel.getByRole('heading')).toBeFocused();
  await expect(page.locator('[data-cell]:visible')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await panel.getByRole('button', { name: 'Close class details' }).click();
  await expect(page.locator('[data-cell]:visible').first()).toBeVisible();
});
