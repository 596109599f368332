import { readFile } from 'node:fs/promises';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { parse } from 'csv-parse/sync';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { findClass } from './journeys/find-class.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { createPaidBooking } from './journeys/other-browsers.ts';
import { logInAs } from './journeys/staff-login.ts';

test('staff see today at a glance and a period in charts, also as tables and files @phone @nightly', async ({
  page,
  url,
  studio,
  isMobile,
}) => {
  const slot = await findClass(studio, { daysAhead: 2, activity: 'mat' });
  const guest = createGuest('Winifred');
  await createPaidBooking(url, slot, guest);
  await logInAs(page, 'staff', '/account');
  await page.getByRole('button', { name: isMobile ? 'Menu' : /^Hi/ }).click();
  await page.getByRole('link', { name: 'Staff tools' }).filter({ visible: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(formatDayMedium(toLondonDate(new Date())));
  await expect(main.getByText(/\d+ booked$/).first()).toBeVisible();
  await expectNoAxeViolations(page);

  await page.keyboard.press('/');
  const find = page.getByRole('dialog', { name: 'Find a client or booking' });
  await find.getByRole('searchbox').fill(guest.email);
  await expect(find.getByRole('link', { name: /Winifred/ })).toHaveAttribute('href', /\/admin\/people\/.+/);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');

  const day = slot.dateStart.slice(0, 10);
  await page.goto('/admin/insight');
  await main.getByLabel('From').fill(day);
  await main.getByLabel('To', { exact: true }).fill('2020-01-01');
  await main.getByRole('button', { name: 'Apply dates' }).click();
  await expect(main.getByText('Choose an end date on or after the start date.')).toBeVisible();
  await main.getByLabel('To', { exact: true }).fill(day);
  await main.getByRole('button', { name: 'Apply dates' }).click();
  await expect(page).toHaveURL(`/admin/insight?from=${day}&to=${day}`);
  const activity = main.getByRole('region', { name: 'By activity' });
  await expect(activity.getByRole('listitem').filter({ hasText: 'Mat' })).toBeVisible();
  await expectNoAxeViolations(page);

  await main
    .getByRole('navigation', { name: 'Report sections' })
    .getByRole('link', { name: 'Website' })
    .click();
  await expect(main.getByRole('heading', { level: 2, name: 'Website' })).toBeInViewport();

  const people = main.getByRole('toolbar', { name: 'New and returning clients, value by value' });
  await people.getByRole('button').last().focus();
  await expect(people.getByRole('button').last()).toHaveAccessibleName(/: Returning \d+, New \d+$/);
  await activity.getByRole('button', { name: 'Show as table' }).click();
  const table = activity.getByRole('table', { name: 'By activity' });
  await expect(table.getByRole('row').first()).toContainText('Occupancy');
  const download = page.waitForEvent('download');
  await activity.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`occupancy-by-activity-${day}-to-${day}.csv`);
  const [, ...rows] = parse(await readFile(await file.path()), { bom: true }) as string[][];
  const shown = await table.getByRole('row').allInnerTexts();
  expect(rows.map(([name]) => name)).toEqual(shown.slice(1).map((row) => row.split(/[\t\n]/)[0]));
  await expectNoAxeViolations(page);
});
