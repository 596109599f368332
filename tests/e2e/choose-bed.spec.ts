import type { Locator } from '@playwright/test';
import type { GetBedsResponse } from '@studio/contracts/beds';
import { paths } from '@studio/contracts/paths';
import type { ClassSlot } from '@studio/contracts/timetable';
import { type Caller, createCaller } from '../races/harness/api-client.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { BedMap } from './journeys/bed-map.ts';
import { testCards } from './journeys/checkout-page.ts';
import { findClass } from './journeys/find-class.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { createPaidBooking, holdPlaces } from './journeys/other-browsers.ts';
import { pressUntilFocused } from './journeys/press-until-focused.ts';

/** Holds a place as another browser, on this bed. */
async function takeBed(url: string, slot: ClassSlot, bed: number): Promise<void> {
  const other = createCaller(url);
  const { holdId } = await holdPlaces(other, slot);
  expect((await other.call(paths.bedsChoose, { holdId, beds: [bed] })).status).toBe(200);
}

async function readOwnBeds(caller: Caller, owner: object): Promise<number[]> {
  const { body } = await caller.call(paths.bedsGet, { ...owner });
  const { beds } = body as unknown as GetBedsResponse;
  return beds.filter(({ state }) => state === 'own').map(({ number }) => number);
}

test('a guest chooses a bed at checkout, loses one to someone else, pays, and changes it afterwards @phone-first', async ({
  page,
  url,
  studio,
  hold,
  checkout,
  confirmation,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  const slot = await findClass(studio, { daysAhead: 11, activity: 'reformer' });
  const map = new BedMap(page);

  await test.step('checkout has already chosen a bed, and a touch changes it', async () => {
    await takeBed(url, slot, 2);
    await hold(slot);
    await map.expectOwn(1);
    await expect(map.bed(2)).toBeDisabled();
    await expect(map.bed(2)).toHaveAccessibleName('Bed 2, taken');
    await expect(map.bed(4)).toHaveAccessibleName('Bed 4, free');
    await map.touch(4);
    await map.expectOwn(4);
    await expect(page.getByRole('strong').filter({ hasText: /^Bed 4$/ })).toBeVisible();
    await expectNoAxeViolations(page);
    const { width, height } = (await map.shape(4).boundingBox()) ?? {};
    expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThanOrEqual(44);
  });

  await test.step('a bed that someone else took in between is shown as taken, and the guest keeps theirs', async () => {
    await takeBed(url, slot, 5);
    await map.touch(5);
    await expect(page.getByText('Someone has just taken that bed. Choose another one.')).toBeVisible();
    await map.expectOwn(4);
    await expect(map.bed(5)).toBeDisabled();
    await expectNoAxeViolations(page);
  });

  await test.step('arrow keys choose among the free beds', async () => {
    await pressUntilFocused(page, 'Shift+Tab', map.bed(4));
    await page.keyboard.press('ArrowLeft');
    await map.expectOwn(3);
    await expect(map.bed(3)).toBeFocused();
    await expect(page.getByText('Someone has just taken that bed.')).toHaveCount(0);
  });

  await test.step('the confirmation shows the bed', async () => {
    await checkout.fillDetails(createGuest('Bea'));
    await checkout.openPayment();
    await checkout.pay(testCards.pays);
    await confirmation.expectConfirmed();
    await expect(confirmation.classCard).toContainText('Bed 3');
    await expect(confirmation.codeCard).toContainText('Bed 3');
  });

  await test.step('the confirmation page changes the bed, and shows it in all places', async () => {
    await confirmation.classCard.getByRole('button', { name: 'Change bed' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change bed' });
    const dialogMap = new BedMap(dialog);
    await dialogMap.expectOwn(3);
    await dialogMap.touch(9);
    await expect(dialog.getByText('Bed changed.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(confirmation.classCard).toContainText('Bed 9');
    await expect(confirmation.codeCard).toContainText('Bed 9');
    await page.reload();
    await confirmation.expectConfirmed();
    await expect(confirmation.classCard).toContainText('Bed 9');
  });
});

test('two places have two beds, and a touch replaces the one chosen first @phone-first', async ({
  page,
  studio,
  timetable,
  checkout,
}) => {
  const slot = await findClass(studio, { daysAhead: 12, activity: 'reformer' });
  await timetable.openAt(slot);
  await timetable.row(slot).getByRole('button', { name: 'More places' }).click();
  await timetable.bookButton(slot).click();
  await expect(checkout.visible(/^(We’re holding your 2 places|2 places held)$/)).toBeVisible();
  const map = new BedMap(page);
  await map.expectOwn(1, 2);
  await expect(page.getByText('Beds 1 and 2', { exact: true })).toBeVisible();
  await map.touch(6);
  await map.expectOwn(2, 6);
  await map.touch(7);
  await map.expectOwn(6, 7);
  await map.touch(7);
  await map.expectOwn(6, 7);
  await expect(page.getByText('Beds 6 and 7', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.reload();
  await map.expectOwn(6, 7);
});

test('checkout works without the map, and a guest changes the bed of a booking @phone-first', async ({
  page,
  url,
  studio,
  hold,
  checkout,
  confirmation,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 500/);
  const slot = await findClass(studio, { daysAhead: 13, activity: 'reformer' });
  await page.route(`**${paths.bedsGet}`, (route) => route.fulfill({ status: 500, json: {} }));
  await hold(slot);
  await expect(page.getByText(/^We couldn’t load the room\. You’ve already got a bed/)).toBeVisible();
  await expectNoAxeViolations(page);
  await checkout.fillDetails(createGuest('Cleo'));
  await checkout.openPayment();
  // Opening the payment extended the hold, which loads the map again.
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(`**${paths.bedsGet}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await new BedMap(page).expectOwn(1);

  const booking = await createPaidBooking(url, slot, createGuest('Dora'));
  await page.goto(booking.links.booking);
  await expect(confirmation.classCard).toContainText('Bed 2');
  await confirmation.classCard.getByRole('button', { name: 'Change bed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change bed' });
  const map = new BedMap(dialog);
  await map.expectOwn(2);
  await map.touch(8);
  await expect(dialog.getByText('Bed changed.')).toBeVisible();
  await expectNoAxeViolations(page);
  const key = new URL(booking.links.booking, url).searchParams.get('k');
  expect(await readOwnBeds(studio, { bookingId: booking.bookingId, key })).toEqual([8]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(confirmation.classCard).toContainText('Bed 8');
  await expect(confirmation.classCard.getByRole('button', { name: 'Change bed' })).toBeFocused();
});

test('a guest asks for a taken bed and moves there when it comes free, or gets an email with the map @phone-first', async ({
  page,
  url,
  studio,
  confirmation,
}) => {
  const slot = await findClass(studio, { daysAhead: 10, activity: 'reformer' });
  const owner = await createPaidBooking(url, slot, createGuest('Ora'));
  const booking = await createPaidBooking(url, slot, createGuest('Wanda'));
  await page.goto(booking.links.booking);
  await expect(confirmation.classCard).toContainText('Bed 2');
  const dialog = page.getByRole('dialog', { name: 'Change bed' });
  const stop = (root: Locator) => root.getByRole('button', { name: 'Stop waiting for Bed 1' });

  await test.step('the guest asks by keyboard, and stops again', async () => {
    await confirmation.classCard.getByRole('button', { name: 'Change bed' }).click();
    await dialog.getByRole('button', { name: 'Tell me if a bed comes free' }).press('Enter');
    await expect(dialog.getByRole('combobox', { name: 'Bed you’d like' })).toBeFocused();
    await expectNoAxeViolations(page);
    await dialog.getByRole('radio', { name: /^Move me automatically/ }).press('ArrowDown');
    await dialog.getByRole('button', { name: 'Save choice' }).press('Enter');
    await expect(dialog.getByText('We’ll email you if Bed 1 comes free')).toBeVisible();
    await expect(stop(dialog)).toBeFocused();
    await expectNoAxeViolations(page);
    const { width, height } = (await stop(dialog).boundingBox()) ?? {};
    expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThanOrEqual(44);
    await stop(dialog).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Tell me if a bed comes free' })).toBeFocused();
  });

  await test.step('the booking shows the request, and the guest moves', async () => {
    await dialog.getByRole('button', { name: 'Tell me if a bed comes free' }).click();
    await dialog.getByRole('button', { name: 'Save choice' }).click();
    await expect(dialog.getByText('You’ll move to Bed 1 if it comes free')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(stop(confirmation.classCard)).toBeVisible();
    await expectNoAxeViolations(page);
    const key = new URL(owner.links.booking, url).searchParams.get('k');
    await studio.call(paths.cancel, { bookingId: owner.bookingId, key });
    const ownKey = new URL(booking.links.booking, url).searchParams.get('k');
    await expect(async () => {
      expect(await readOwnBeds(studio, { bookingId: booking.bookingId, key: ownKey })).toEqual([1]);
    }).toPass();
  });

  await test.step('the link in the email opens the map', async () => {
    await page.goto('about:blank');
    await page.goto(`${booking.links.booking}#change-bed`);
    await new BedMap(dialog).expectOwn(1);
  });
});
