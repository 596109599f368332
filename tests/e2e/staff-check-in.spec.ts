import type { Page } from '@playwright/test';
import { paths } from '@studio/contracts/paths';
import type { BookForClientResponse } from '@studio/contracts/staff-bookings';
import type { GetRosterResponse } from '@studio/contracts/staff-check-in';
import type { AddPersonResponse } from '@studio/contracts/staff-people';
import { formatDisplayCode } from '@studio/domain/bookings/display-code';
import { openTcpProxy, type TcpProxy } from '../harness/tcp-proxy.ts';
import type { Caller } from '../races/harness/api-client.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { addSoundHealing, findStartWithinCheckIn } from './journeys/add-class.ts';
import { createGuestBooking } from './journeys/check-in-guests.ts';
import { CheckInPage } from './journeys/check-in-page.ts';
import { createGuest } from './journeys/guests.ts';
import { test as base, expect } from './journeys/isolated-studio.ts';
import { createCallerFromPage, logInAs } from './journeys/staff-login.ts';

// The test runs in its own studio, because it cancels all classes within the hour that conflict with its own.
const test = base.extend<{ tcpProxy: TcpProxy }>({
  tcpProxy: async ({ url }, use) => {
    const tcpProxy = await openTcpProxy(url);
    await use(tcpProxy);
    await tcpProxy.close();
  },
});

test.use({ serviceWorkers: 'allow', viewport: { width: 1024, height: 768 } });

const title = 'Sound Healing';

/** Keeps the session on a connection that can be cut; accounts belong to the studio's own URL. */
async function moveSession(page: Page, address: string): Promise<void> {
  const session = await page.evaluate(() => Object.entries(localStorage));
  await page.goto(`${address}/favicon.svg`);
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, session);
}

/** Returns the booking code of a guest with this name who pays at the front desk. */
async function createUnpaidBooking(staff: Caller, classId: string, firstName: string): Promise<string> {
  const person = await staff.call(paths.personAdd, { ...createGuest(firstName), phone: '' });
  const { personId } = person.body as unknown as AddPersonResponse;
  const input = { orderId: crypto.randomUUID(), personId, classId, payment: { kind: 'later' } };
  const { status, body } = await staff.call(paths.bookFor, input);
  expect(status).toBe(200);
  return (body as unknown as BookForClientResponse).displayCode;
}

/** Waits until no check-in of this device is queued any more. Navigating away can interrupt sending. */
async function waitUntilSent(page: Page): Promise<void> {
  const countQueued = () =>
    new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('check-in-marks');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const count = opening.result.transaction('queue').objectStore('queue').count();
        count.onerror = () => reject(count.error);
        count.onsuccess = () => {
          opening.result.close();
          resolve(count.result);
        };
      };
    });
  await expect.poll(() => page.evaluate(countQueued)).toBe(0);
}

async function waitUntilCached(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/scan', { ignoreVary: true }))))
    .toBe(true);
}

test('the check-in tool shows the roster, looks up codes and marks attendance, online and offline', async ({
  page,
  context,
  url,
  tcpProxy,
  consoleGuard,
}) => {
  consoleGuard.allow(/net::ERR_|Failed to fetch|status of 404/);
  const checkInPage = new CheckInPage(page);
  await page.goto('/scan');
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fscan$/);
  // Check-in is a separate document: coming from the staff tools, it's loaded once and stays.
  await logInAs(page, 'staff', '/admin');
  await page.goto('/scan');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const staff = await createCallerFromPage(page, url);
  const { classId, startTime } = await addSoundHealing(staff, findStartWithinCheckIn());
  const zoe = await createGuestBooking(url, classId, 'Zoe');
  const [ben, kim] = [
    await createGuestBooking(url, classId, 'Ben'),
    await createGuestBooking(url, classId, 'Kim'),
  ];

  await moveSession(page, tcpProxy.url);

  // A code in the URL shows the whole booking, with everything that the team has to see.
  await page.goto(`${tcpProxy.url}/scan?code=${ben.booking.displayCode}`);
  const card = checkInPage.scan.getByRole('article');
  await expect(card.getByRole('heading', { name: title })).toBeVisible();
  for (const text of ['Confirmed', startTime, ben.class.studio, ben.class.instructorName, ben.bookingId])
    await expect(card).toContainText(text);
  for (const text of ['11-miles-st', 'Ben Okafor', ben.booking.customer.email, '£25.00', 'Checked in'])
    await expect(card).toContainText(text);
  await expect(card.getByText('No', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Check in' }).click();
  await expect(card.getByText('Yes', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await card.getByRole('button', { name: 'Scan another' }).click();
  await expect(page).toHaveURL(`${tcpProxy.url}/scan`);

  // The list is sorted by name, and rows keep their position.
  await checkInPage.choose(startTime, title, ben.class.studio);
  await expect(checkInPage.count).toHaveText('1 of 3 checked in');
  await expect.poll(() => checkInPage.names).toEqual(['Ben Okafor', 'Kim Okafor', 'Zoe Okafor']);
  await expectNoAxeViolations(page);

  // Keyboard: letters go to the code field, Enter looks up and checks in, Ctrl+Z undoes, and / searches.
  await page.keyboard.type(zoe.booking.displayCode.toLowerCase());
  await expect(checkInPage.code).toHaveValue(formatDisplayCode(zoe.booking.displayCode));
  await page.keyboard.press('Enter');
  await expect(checkInPage.scan.getByText('Ready to check in', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(checkInPage.scan.getByText(/^Checked in at \d\d:\d\d$/)).toBeVisible();
  await expect(checkInPage.count).toHaveText('2 of 3 checked in');
  await page.keyboard.press('Control+z');
  await expect(checkInPage.count).toHaveText('1 of 3 checked in');
  await checkInPage.scan.getByRole('button', { name: 'Scan another' }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('kim');
  await expect(page.getByRole('button', { name: /^Check in / })).toHaveCount(1);
  await page.keyboard.press('Escape');

  // A walk-in without a booking becomes a new client, booked and paid in one step.
  await page.getByRole('button', { name: 'Book for a client' }).click();
  await page.getByRole('searchbox', { name: 'Client' }).fill('Wanda Walker');
  await page.getByRole('button', { name: 'Add client' }).click();
  await page.getByRole('button', { name: 'Add and continue' }).click();
  const walkIn = page.getByRole('dialog', { name: 'Book for Wanda Walker' });
  await expect(walkIn).toContainText(title);
  await expectNoAxeViolations(page);
  await walkIn.getByRole('button', { name: 'Take £25 and book' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Wanda Walker is booked' })).toBeVisible();
  await expect(checkInPage.count).toHaveText('1 of 4 checked in');
  await checkInPage.checkIn('Wanda Walker');
  await expect(checkInPage.count).toHaveText('2 of 4 checked in');

  // The studio has no front desk items, so the sheet opens on the fields of another item.
  await page.getByRole('button', { name: 'Sell item' }).click();
  const sale = page.getByRole('dialog', { name: 'Sell item' });
  await sale.getByRole('textbox', { name: 'Item' }).fill('Grip socks');
  await sale.getByLabel('Price (£)').fill('12');
  await expectNoAxeViolations(page);
  await sale.getByRole('button', { name: 'Take £12' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Grip socks sold.' })).toBeVisible();
  await expect(sale).toBeHidden();

  await page.goto(`${tcpProxy.url}/scan?code=00000000`);
  await expect(checkInPage.scan.getByRole('alert')).toContainText(
    'We couldn’t find a booking with this code.',
  );
  await checkInPage.scan.getByRole('button', { name: 'Scan another' }).click();
  await expect(checkInPage.code).toBeVisible();

  // While offline, marks are saved, shown as pending, and survive a reload. Afterwards none is lost or duplicated.
  await checkInPage.choose(startTime, title, ben.class.studio);
  await waitUntilCached(page);
  await waitUntilSent(page);
  tcpProxy.disconnect();
  await context.setOffline(true);
  await checkInPage.checkIn('Zoe Okafor');
  await checkInPage.checkIn('Kim Okafor');
  await expect(checkInPage.badge).toHaveText('Offline, 2 unsent');
  // A code that is checked in locally is shown as checked in.
  await checkInPage.enterCode(zoe.booking.displayCode);
  await expect(checkInPage.scan.getByText(/^Checked in at \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(checkInPage.badge).toHaveText('Offline, 2 unsent');
  await checkInPage.choose(startTime, title, ben.class.studio);
  await expect(checkInPage.count).toHaveText('4 of 4 checked in');
  // In the meantime, a guest has cancelled by phone.
  const kimsId = kim.bookingId;
  const cancelled = await staff.call(paths.staffCancel, {
    bookingId: kimsId,
    refund: true,
    reason: 'Unwell, called the studio',
  });
  expect(cancelled.status).toBe(200);
  tcpProxy.reconnect();
  await context.setOffline(false);
  const conflicts = page.getByRole('dialog', { name: '1 check-in wasn’t saved' });
  await expect(conflicts).toContainText('Kim Okafor');
  await expect(conflicts).toContainText('This booking has been cancelled.');
  await conflicts.getByRole('button', { name: 'Dismiss' }).click();
  await expect(checkInPage.badge).toBeHidden();
  await expect(checkInPage.count).toHaveText('3 of 3 checked in');
  const { body } = await staff.call(paths.checkInRoster, { classId });
  const { rows } = body as unknown as GetRosterResponse;
  expect(rows.map(({ name, checkedInAt }) => [name, checkedInAt !== null])).toEqual([
    ['Ben Okafor', true],
    ['Wanda Walker', true],
    ['Zoe Okafor', true],
  ]);
  await page.goto(`${tcpProxy.url}/scan?code=${kim.booking.displayCode}`);
  await expect(checkInPage.scan.getByRole('alert')).toContainText('This booking has been cancelled.');
});

test('a code of another class shows the amount due, and Enter takes it @nightly', async ({ page, url }) => {
  await logInAs(page, 'staff', '/admin');
  const staff = await createCallerFromPage(page, url);
  const shown = await addSoundHealing(staff, findStartWithinCheckIn());
  const other = await addSoundHealing(staff, findStartWithinCheckIn());
  const code = await createUnpaidBooking(staff, other.classId, 'Lena');
  const checkInPage = new CheckInPage(page);
  await page.goto(`/scan?class=${shown.classId}`);
  await expect(checkInPage.count).toHaveText('0 of 0 checked in');
  await checkInPage.enterCode(code);
  await expect(checkInPage.scan.getByText('£25 to pay')).toBeVisible();
  await expect(checkInPage.scan.getByRole('button', { name: 'Take payment' })).toBeVisible();
  await expect(checkInPage.scan.getByRole('button', { name: 'Check in' })).toBeHidden();
  await page.keyboard.down('Enter');
  const payment = page.getByRole('dialog', { name: 'Take £25' });
  await expect(payment).toContainText('Lena Okafor');
  // Enter that is still held down doesn't take the payment.
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await payment.getByRole('button', { name: 'Take £25' }).click();
  await expect(checkInPage.scan.getByText(/^Checked in at /)).toBeVisible();
  await checkInPage.scan.getByRole('button', { name: 'Undo check-in' }).click();
  await expect(checkInPage.scan.getByText('Ready to check in', { exact: true })).toBeVisible();
});

test('a class on another day has its own roster, and check-in is not open yet @nightly', async ({
  page,
  url,
}) => {
  await logInAs(page, 'staff', '/admin');
  const staff = await createCallerFromPage(page, url);
  const inThreeDays = Date.now() + 3 * 86_400_000;
  const { classId, startTime } = await addSoundHealing(
    staff,
    [0, 1, 2, 3, 4, 5].map((hours) => new Date(inThreeDays + hours * 3_600_000)),
  );
  await createGuestBooking(url, classId, 'Ada');
  const checkInPage = new CheckInPage(page);
  await page.goto(`/scan?class=${classId}`);
  await expect(checkInPage.count).toHaveText('0 of 1 checked in');
  await expect.poll(() => checkInPage.names).toEqual(['Ada Okafor']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(new RegExp(`^\\w{3} \\d+ \\w{3}, ${startTime}–`))).toBeVisible();
  await expect(page.getByText(/^Too early: check-in opens on \w{3} \d+ \w{3}, \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check in Ada Okafor' })).toBeDisabled();
});

test('no check-in is offered before payments are known, and a slow connection shows names only @nightly', async ({
  page,
  url,
}) => {
  await logInAs(page, 'staff', '/admin');
  const staff = await createCallerFromPage(page, url);
  const { classId } = await addSoundHealing(staff, findStartWithinCheckIn());
  await createGuestBooking(url, classId, 'Iris');
  const rosterGate = Promise.withResolvers<void>();
  await page.route(`**${paths.checkInRoster}`, async (route) => {
    await rosterGate.promise;
    await route.continue();
  });
  const checkInPage = new CheckInPage(page);
  const checkIn = page.getByRole('button', { name: 'Check in Iris Okafor' });
  const firstVisit = page.getByText('First visit').filter({ visible: true });
  await page.goto(`/scan?class=${classId}`);
  await expect(checkInPage.count).toHaveText('0 of 1 checked in');
  await expect(page.getByRole('status', { name: 'Loading roster…' })).toBeVisible();
  await expect(checkIn).toBeHidden();
  await expect(checkIn).toBeVisible();
  await expect(firstVisit).toBeHidden();
  rosterGate.resolve();
  await expect(firstVisit).toBeVisible();
});
