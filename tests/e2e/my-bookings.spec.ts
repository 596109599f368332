import type { Page } from '@playwright/test';
import { apiBase, paths } from '@studio/contracts/paths';
import type { ClassSlot } from '@studio/contracts/timetable';
import { formatDayMedium, formatMomentShort } from '@studio/domain/time/format-london';
import { createCaller } from '../races/harness/api-client.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { AccountPage } from './journeys/account-page.ts';
import { extractBookingLink } from './journeys/extract-booking-link.ts';
import { findClass, findClassWithinADay, getClass } from './journeys/find-class.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { createPaidBooking } from './journeys/other-browsers.ts';

const connectionFailed = /ERR_FAILED/;
const dayMs = 86_400_000;
const dayOf = (slot: ClassSlot) => slot.dateStart.slice(0, 10);

/** Opens the empty page of a new member, which redirects visitors to the login. Returns the member's email address. */
async function openAsNewMember(page: Page): Promise<string> {
  await page.goto('/bookings');
  await page.waitForURL(`**/login?${new URLSearchParams({ returnUrl: '/bookings' })}`);
  const { email } = await new AccountPage(page).openAsNewMember('/bookings');
  await expect(page.getByText('You do not have any upcoming bookings.')).toBeVisible();
  return email;
}

/** Creates bookings with the member's address, which reading the profile links to the account. */
async function createBookings(page: Page, url: string, email: string, slots: readonly ClassSlot[]) {
  const owner = { ...createGuest('Petra'), email };
  for (const slot of slots) await createPaidBooking(url, slot, owner);
  const accessToken = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.endsWith('.accessToken'))?.[1],
  );
  expect((await createCaller(url, {}, accessToken).call(paths.userGet)).status).toBe(200);
  await page.goto('/bookings');
}

const row = (page: Page, slot: ClassSlot) =>
  page
    .getByRole('region', { name: new RegExp(`^${formatDayMedium(dayOf(slot))}`) })
    .locator('details')
    .filter({ hasText: slot.className });

test('a member sees bookings by day and month, opens one, cancels it, and sees it cancelled @phone-first', async ({
  page,
  url,
  studio,
  confirmation,
}) => {
  const email = await openAsNewMember(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Book a class' })).toHaveAttribute(
    'href',
    '/timetable',
  );
  await expect(page.getByText('Select a day in the calendar.')).toBeVisible();
  await expectNoAxeViolations(page);

  const first = await findClass(studio, { daysAhead: 9, activity: 'reformer' });
  const second = await findClass(studio, { daysAhead: 10, activity: 'mat' });
  await createBookings(page, url, email, [second, first]);

  await test.step('the list is by day, with the soonest booking first and open', async () => {
    await expect(row(page, first).locator('summary')).toContainText('Confirmed');
    const freeUntil = formatMomentShort(new Date(new Date(first.start).getTime() - dayMs));
    await expect(row(page, first).getByText(`Free to cancel until ${freeUntil}`)).toBeVisible();
    await expect(row(page, first).getByText(first.instructorName)).toBeVisible();
    await row(page, second).locator('summary').click();
    await expect(row(page, second).getByRole('link', { name: 'Manage booking' })).toBeVisible();
    await expect(row(page, first).getByRole('link', { name: 'Manage booking' })).toBeHidden();
    await expectNoAxeViolations(page);
  });

  await test.step('a day of the month shows its bookings; changing the month clears it', async () => {
    const month = page.getByRole('complementary', { name: 'Bookings by month' });
    await page.goto(`/bookings?month=${dayOf(first).slice(0, 7)}`);
    await month.getByRole('link', { name: new RegExp(`${formatDayMedium(dayOf(first))}, 1 booked`) }).click();
    await expect(month.getByRole('heading', { name: 'Bookings on selected day' })).toBeVisible();
    await expect(month.getByText(formatDayMedium(dayOf(first)), { exact: true })).toBeVisible();
    await expect(month.getByRole('listitem').filter({ hasText: first.className })).toContainText('Confirmed');
    await expectNoAxeViolations(page);
    await month.getByRole('link', { name: 'Next month' }).click();
    await expect(month.getByText('Select a day in the calendar.')).toBeVisible();
    await month
      .getByRole('link', { name: /, no bookings$/ })
      .nth(10)
      .click();
    await expect(month.getByText('No bookings on this date.')).toBeVisible();
  });

  await test.step('the booking page has the code and the cancel button, and links back', async () => {
    await page.goto('/bookings');
    await row(page, first).getByRole('link', { name: 'Manage booking' }).click();
    await confirmation.expectConfirmed();
    await confirmation.expectQrDrawn();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Back to bookings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible();
    await row(page, first).getByRole('link', { name: 'Manage booking' }).click();
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await expect(dialog).toContainText('You can cancel up to 24 hours before start.');
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByText('Booking cancelled.', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back to bookings' }).click();
    await expect(row(page, first).locator('summary')).toContainText('Cancelled');
    await expect(row(page, second).locator('summary')).toContainText('Confirmed');
  });

  await test.step('earlier bookings load on request', async () => {
    await page.getByRole('button', { name: 'Show past bookings' }).click();
    await expect(page.getByRole('heading', { name: 'Past bookings' })).toBeFocused();
    await expect(page.getByText('No past bookings yet.')).toBeVisible();
  });
});

test('a booking is moved: its place is freed, code and link stay, and an email confirms it @phone-only', async ({
  page,
  url,
  studio,
  confirmation,
  mailbox,
}) => {
  const guest = createGuest('Maud');
  const slot = await findClass(studio, { daysAhead: 8, activity: 'reformer' });
  await createPaidBooking(url, slot, guest);
  const classBefore = await getClass(studio, slot);
  const link = extractBookingLink(await mailbox.waitFor(guest.email, /^Booked: /));
  await page.goto(link.href);
  await confirmation.expectConfirmed();
  const code = await confirmation.code();

  await page.getByRole('button', { name: 'Move to another class' }).click();
  const sheet = page.getByRole('dialog', { name: 'Move to another class' });
  await expect(sheet.getByRole('button', { name: 'Choose a class' })).toBeDisabled();
  await expect(sheet.getByRole('radio').first()).toBeAttached();
  await expectNoAxeViolations(page);
  await sheet.locator('label').nth(2).click();
  const to = (await sheet.getByRole('button', { name: /^Move to / }).textContent()) ?? '';
  const when = /Move to (.+\d\d:\d\d)/.exec(to)?.[1] ?? '';
  await sheet.getByRole('button', { name: /^Move to / }).click();

  await expect(page.getByText('Booking moved.', { exact: true })).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect.poll(() => confirmation.code()).toBe(code);
  const [, time = ''] = when.split(', ');
  await expect(confirmation.classCard).toContainText(time);
  expect((await getClass(studio, slot)).capacityLeft).toBe(classBefore.capacityLeft + 1);
  const email = await mailbox.waitFor(guest.email, /^Moved: /);
  expect(email.subject).toContain(when);
  expect(extractBookingLink(email).href).toBe(link.href);
});

test('under 24 hours ahead the place is cancelled late, after the consequences are shown', async ({
  page,
  url,
  studio,
  confirmation,
  mailbox,
}) => {
  const slot = await findClassWithinADay(studio);
  test.skip(!slot, 'the studio is closed for the next 24 hours');
  if (!slot) return;
  const guest = createGuest('Uma');
  await createPaidBooking(url, slot, guest);
  const classBefore = await getClass(studio, slot);
  await page.goto(extractBookingLink(await mailbox.waitFor(guest.email, /^Booked: /)).href);
  await confirmation.expectConfirmed();
  await page.getByRole('button', { name: 'Release my place' }).click();
  const dialog = page.getByRole('dialog', { name: 'Release my place?' });
  await expect(dialog).toContainText('too late for an automatic refund');
  await expect(dialog).toContainText(`we’ll refund £${slot.price.final} and email you`);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Release my place' }).click();
  await expect(page.getByText('Place released.', { exact: true })).toBeVisible();
  expect((await getClass(studio, slot)).capacityLeft).toBe(classBefore.capacityLeft + 1);
  await mailbox.waitFor(guest.email, /^Late cancellation: /);
});

test('a guest who booked without an account gets the links of their bookings by email @phone-only @nightly', async ({
  page,
  url,
  studio,
  confirmation,
  mailbox,
  consoleGuard,
}) => {
  // The form is filled in faster than by hand, so the server asks for proof of work first.
  consoleGuard.allow(/status of 428/);
  const guest = createGuest('Gwen');
  await createPaidBooking(url, await findClass(studio, { daysAhead: 7 }), guest);
  await page.goto('/bookings');
  await page.waitForURL('**/login?*');
  const linksSection = page.getByRole('region', { name: 'Booked without an account?' });
  const send = linksSection.getByRole('button', { name: 'Email my booking links' });
  await waitUntilHydrated(send);
  await send.click();
  await expect(linksSection.getByLabel('Email you booked with')).toHaveAccessibleDescription(
    'Enter your email address.',
  );
  await linksSection.getByLabel('Email you booked with').fill(guest.email);
  await send.click();
  await expect(linksSection.getByRole('status')).toContainText(`If ${guest.email} has upcoming bookings`);
  await expectNoAxeViolations(page);
  const email = await mailbox.waitFor(guest.email, /^Your booking link$/);
  await page.goto(extractBookingLink(email).href);
  await confirmation.expectConfirmed();
});

test('each part that fails to load shows an error and can be retried @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(connectionFailed);
  await openAsNewMember(page);
  const calls = [paths.bookingList, paths.bookingDays].map((path) => `**${apiBase}${path}`);
  for (const call of calls) await page.route(call, (route) => route.abort());
  await page.goto(`/bookings?day=${new Date().toISOString().slice(0, 10)}`);
  await expect(page.getByText('Failed to load bookings', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to load days')).toBeVisible();
  await expect(page.getByText('Failed to load bookings on this day')).toBeVisible();
  await expectNoAxeViolations(page);
  for (const call of calls) await page.unroute(call);
  for (let remaining = 3; remaining > 0; remaining -= 1) {
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(
      remaining - 1,
    );
  }
  await expect(page.getByText('You do not have any upcoming bookings.')).toBeVisible();
  await expect(page.getByText('No bookings on this date.')).toBeVisible();
});

test('the month requests exactly its own days @nightly', async ({ page }) => {
  await openAsNewMember(page);
  const daysRequest = page.waitForRequest(`**${apiBase}${paths.bookingDays}`);
  await page.goto('/bookings?month=2027-02');
  expect((await daysRequest).postDataJSON()).toMatchObject({
    from: '2027-02-01',
    to: '2027-02-28',
    includeCancelled: true,
  });
});
