import { expect, type Page } from '@playwright/test';
import { paths } from '@studio/contracts/paths';
import { toLondonDate } from '@studio/domain/time/london';
import type { ConsoleGuard } from '../harness/console-guard.ts';
import { delayRequests } from '../harness/delay-requests.ts';
import { addClass, findStartWithinCheckIn } from './add-class.ts';
import { CheckInPage } from './check-in-page.ts';
import { type Guest, getFullName } from './guests.ts';
import { createCallerFromPage } from './staff-login.ts';

/** Class type that takes place in the week, and pack that a client buys. */
export const weekClassTitle = 'Dynamic Reformer Pilates';
export const weekPackName = 'Reformer Pack of 10';
/** Prices that the owner sets for a place and a pack, in pounds. */
export const weekPrices = { place: 23, pack: 171 };

/** Expected entries of the activity log, with their author. */
const expectedLog = [
  /^Ruth Ellison Product .+: price £\d+ → £171, applies to new sales$/,
  /^Ruth Ellison Class type .+: price £\d+ → £23, new price applied to upcoming classes too$/,
  /^Tom Bexley Recurring class .+: added$/,
  /^Tom Bexley Client .+: added, at the front desk$/,
  /^Tom Bexley Sessions .+: sold, £\d+, at the front desk$/,
  /^Tom Bexley Booking .+: confirmed, booked by the studio$/,
  /^Ines Duarte Cover request .+: requested, A wedding in Leeds\.$/,
  /^Tom Bexley Class .+: instructor Ines Duarte → .+, this class only$/,
  /^Tom Bexley Message .+: marked as handled, answered by email$/,
  /^Tom Bexley Tour Nadia .+: confirmed, .*moved: The painters are in$/,
  /^Tom Bexley Class .+: cancelled, The boiler has burst$/,
  /^Tom Bexley Refund £\d+, .+: started, class cancelled$/,
  /^Tom Bexley Booking .+: checked in, at the studio$/,
];

interface TodaysClassInput {
  /** Page of a staff member, on which the profile of the pack's owner is open. */
  staff: Page;
  /** Guard of this page's console errors. */
  guard: ConsoleGuard;
  url: string;
  packOwner: Guest;
  walkIn: Guest;
}

/** Adds a class of today. Books the pack's owner, and a walk-in who pays cash, and checks both in. */
export async function fillTodaysClass({
  staff,
  guard,
  url,
  packOwner,
  walkIn,
}: TodaysClassInput): Promise<void> {
  const desk = staff.getByRole('main');
  const dialog = staff.getByRole('dialog');
  const panel = staff.getByRole('complementary', { name: 'Class details' });
  const todaysClass = await addClass(await createCallerFromPage(staff, url), {
    classTypeId: 'dynamic-reformer',
    instructorIds: ['ines-duarte', 'jonah-price', 'mei-tanaka', 'amara-cole'],
    starts: findStartWithinCheckIn(),
  });
  const book = async (paymentMethod: RegExp, button: RegExp) => {
    await dialog.locator('label').filter({ hasText: paymentMethod }).click();
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog).toBeHidden();
  };
  await desk.getByRole('button', { name: 'Book for this client' }).click();
  await dialog.getByLabel(/^Day/).fill(todaysClass.date);
  await dialog.locator(`label:has(input[value="${todaysClass.classId}"])`).click();
  await book(new RegExp(weekPackName), /Book with 1 session/);
  await expect(desk.getByText('9 of 10 left')).toBeVisible();
  await staff.goto(`/admin/timetable?week=${todaysClass.date}&class=${todaysClass.classId}`);
  const booked = panel.getByRole('list', { name: 'Roster' });
  await expect(booked).toContainText(getFullName(packOwner));
  const roster = new RegExp(`${paths.checkInRoster}$`);
  guard.allow(/ERR_FAILED .*roster/);
  await staff.route(roster, (route) => route.abort());
  const release = await delayRequests(staff, roster);
  await panel.getByRole('button', { name: 'Book for a client' }).click();
  await dialog.getByRole('button', { name: 'Add client' }).click();
  await dialog.getByRole('textbox', { name: 'First name' }).fill(walkIn.firstName);
  await dialog.getByRole('textbox', { name: 'Surname' }).fill(walkIn.lastName);
  await dialog.getByRole('button', { name: 'Add and continue' }).click();
  await book(/Cash/, new RegExp(`Take £${weekPrices.place} and book`));
  await expect(panel.getByText(/^2 of \d+ booked/)).toBeVisible();
  await expect(booked, 'names that are known stay while they are asked for again').toContainText(
    getFullName(packOwner),
  );
  release();
  await expect(panel.getByText('Couldn’t refresh the roster. It may be out of date.')).toBeVisible();
  await expect(booked, 'also when that fails').toContainText(getFullName(packOwner));
  await staff.unroute(roster);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(booked).toContainText(getFullName(walkIn));
  await panel.getByRole('link', { name: 'Check in' }).click();
  const checkInPage = new CheckInPage(staff);
  await expect(checkInPage.count).toHaveText('0 of 2 checked in');
  for (const guest of [packOwner, walkIn]) await checkInPage.checkIn(getFullName(guest));
  await expect(checkInPage.count).toHaveText('2 of 2 checked in');
}

/** Expects that the Today page, cash-up, reports and activity log agree with what happened in the week. */
export async function expectWeekInReports(owner: Page): Promise<void> {
  const today = toLondonDate(new Date());
  const ownerMain = owner.getByRole('main');
  const figures = ownerMain.getByRole('term').locator('xpath=ancestor::dl').first();
  const { place, pack } = weekPrices;
  const cash = pack + place;
  await owner.goto('/admin');
  for (const text of [
    '2 booked',
    '2 checked in',
    `£${cash} received`,
    `3 payments, after £${place} refunded`,
  ])
    await expect(figures).toContainText(text);

  await owner.goto('/admin/money');
  await ownerMain.getByRole('tab', { name: 'Cash up' }).click();
  const getMethodRow = (name: string) => ownerMain.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(getMethodRow('Card \\(online\\)').getByRole('cell')).toHaveText([
    `£${place}.00`,
    `£${place}.00`,
    '£0.00',
  ]);
  await expect(getMethodRow('Cash').getByRole('cell')).toHaveText([`£${cash}.00`, '£0.00', `£${cash}.00`]);
  await ownerMain.getByLabel('Opening float (£)').fill('50.00');
  await ownerMain.getByLabel('Cash counted (£)').fill(`${50 + cash}.00`);
  await expect(ownerMain.getByText('No difference.')).toBeVisible();
  await ownerMain.getByRole('button', { name: 'Save count' }).click();
  await expect(
    ownerMain.getByText(`Counted £${50 + cash}.00, expected £${50 + cash}.00. No difference.`),
  ).toBeVisible();

  await owner.goto(`/admin/insight?from=${today}&to=${today}`);
  for (const text of [/Attendances\s*2no/, new RegExp(`Net revenue\\s*£${cash}no`), /New clients\s*2no/])
    await expect(figures).toContainText(text);

  await owner.goto('/admin/log');
  const listMissing = async () => {
    const entries = await ownerMain.locator('summary').allInnerTexts();
    const lines = entries.map((text) => text.split('\n').slice(1).join(' '));
    return expectedLog.filter((line) => !lines.some((shown) => line.test(shown))).map(String);
  };
  await expect.poll(listMissing, { timeout: 10_000 }).toEqual([]);
  await ownerMain.getByRole('combobox', { name: 'Done by' }).selectOption({ label: 'Ines Duarte' });
  await expect(ownerMain.locator('summary')).toHaveText([
    /Ines Duarte.*Cover request .+: requested, A wedding in Leeds\.$/,
  ]);
}
