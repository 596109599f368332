import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '@studio/contracts/paths';
import { addDays } from '@studio/domain/time/local-date';
import { parse } from 'csv-parse/sync';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { findClass } from './journeys/find-class.ts';
import { createGuest, getFullName } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { createPaidBooking } from './journeys/other-browsers.ts';
import { createCallerFromPage, logInAs } from './journeys/staff-login.ts';

/** Returns the name and rows of the file that an action downloads. */
async function downloadCsv(page: Page, click: () => Promise<void>): Promise<{ name: string; rows: Row[] }> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), rows: parse(text, { columns: true, bom: true }) as Row[] };
}
type Row = Record<string, string>;

test('the owner exports people and bookings as files, and the log records it @nightly', async ({
  page,
  url,
  studio,
}) => {
  const guest = createGuest('Odile');
  const slot = await findClass(studio, { daysAhead: 11, activity: 'mat' });
  const date = slot.dateStart.slice(0, 10);
  await createPaidBooking(url, slot, guest);
  await logInAs(page, 'admin', '/admin/people');
  const main = page.getByRole('main');

  await page.getByRole('searchbox', { name: 'Search clients' }).fill(guest.email);
  await expect(main.getByText('1 client', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  const people = await downloadCsv(page, () => main.getByRole('button', { name: 'Export CSV' }).click());
  expect(people.name).toMatch(/^clients-\d{4}-\d\d-\d\d\.csv$/);
  expect(people.rows).toMatchObject([{ Email: guest.email, 'Upcoming bookings': '1', Source: 'Booking' }]);
  await expect(page.getByText(`${people.name} downloaded.`)).toBeVisible();
  await main.getByRole('searchbox', { name: 'Search clients' }).fill('nobody-has-this-name');
  await expect(main.getByText('0 clients', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Export CSV' })).toBeHidden();

  await page.goto(`/admin/timetable?week=${date}`);
  await main.getByRole('button', { name: 'Export bookings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export bookings' });
  await dialog.getByLabel('Start date').fill(addDays(date, -401));
  await dialog.getByRole('button', { name: 'Export CSV' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Choose a period of up to 400 days.');
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Start date').fill(date);
  await dialog.getByLabel('End date').fill(date);
  const bookings = await downloadCsv(page, () => page.keyboard.press('Enter'));
  expect(bookings.name).toBe(`bookings-${date}-to-${date}.csv`);
  const row = bookings.rows.find(({ Email }) => Email === guest.email);
  expect(row).toMatchObject({ Attendee: getFullName(guest), Class: slot.className, Status: 'Confirmed' });
  await expect(dialog).toBeHidden();

  await page.goto('/admin/log');
  const entries = main.getByRole('listitem').filter({ hasText: 'list exported' });
  await expect(entries.filter({ hasText: 'Booking' }).first()).toContainText('Ruth Ellison');
  await expect(entries.filter({ hasText: 'Client' }).first()).toContainText('Ruth Ellison');
});

test('staff who are not owners are offered no export of all people @phone-only @nightly', async ({
  page,
  url,
}) => {
  await logInAs(page, 'staff', '/admin/people');
  const main = page.getByRole('main');
  await expect(main.getByText(/\d clients$/).first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
  await page.goto('/admin/timetable');
  await expect(main.getByRole('button', { name: 'Add class' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Export bookings' })).toHaveCount(0);
  const staff = await createCallerFromPage(page, url);
  await expect(staff.call(paths.peopleExport, {})).resolves.toMatchObject({ status: 403 });
});
