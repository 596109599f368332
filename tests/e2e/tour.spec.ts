import { paths } from '@studio/contracts/paths';
import { formatDayShort, formatMomentShort, formatTime } from '@studio/domain/time/format-london';
import { createCaller } from '../races/harness/api-client.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { expect, test } from './journeys/journey.ts';
import {
  createTourGuest,
  extractTourLink,
  getFreeSlot,
  listFreeSlots,
  TourWizardPage,
} from './journeys/tour-wizard-page.ts';

test('a tour is booked, with an email and a calendar file, then moved and cancelled by the link', async ({
  page,
  studio,
  mailbox,
}) => {
  const slot = await getFreeSlot(studio, 0);
  const laterSlot = await getFreeSlot(studio, 1);
  const guest = createTourGuest('Amara');
  const wizard = new TourWizardPage(page);
  const bookRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(paths.tourBook)) bookRequests.push(request.url());
  });
  await wizard.open();
  await expect(wizard.next).toBeDisabled();
  await expectNoAxeViolations(page);
  await wizard.chooseDay(slot);
  await expectNoAxeViolations(page);
  await wizard.hold(slot);
  await expect(page.getByRole('timer')).toHaveText(/^(5:00|4:\d\d)$/);
  await expect(wizard.confirm).toBeDisabled();
  await wizard.fill({ ...guest, email: `${guest.email},` });
  await expect(wizard.confirm).toBeDisabled();
  await wizard.fill(guest);
  await expectNoAxeViolations(page);
  await wizard.confirm.dblclick();
  await wizard.expectBooked(slot);
  expect(bookRequests).toHaveLength(1);

  const email = await mailbox.waitFor(guest.email, /^Booked: studio tour/);
  expect(email.attachments.map(({ contentType }) => contentType).join()).toContain('text/calendar');
  const link = extractTourLink(email);
  await page.goto(`${link.pathname}${link.search}`);
  await expect(page.getByRole('heading', { name: 'Your studio tour' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: guest.email })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Move tour', exact: true }).click();
  const picker = new TourWizardPage(page, page.getByRole('region', { name: 'Move tour' }));
  await picker.day(laterSlot).click();
  await picker.time(laterSlot).click();
  await page.setViewportSize({ width: 390, height: 844 });
  const measureOverflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(() => measureOverflow()).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: `Move to ${formatMomentShort(new Date(laterSlot.start))}` }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Tour moved to' })).toBeVisible();
  await mailbox.waitFor(guest.email, /^Moved: studio tour/);

  await page.getByRole('button', { name: 'Cancel tour' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this tour?' });
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Keep tour' }).click();
  await page.getByRole('button', { name: 'Cancel tour' }).click();
  await dialog.getByRole('button', { name: 'Cancel tour' }).click();
  await expect(page.getByRole('heading', { name: 'Tour cancelled' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Move tour', exact: true })).toBeHidden();
  await mailbox.waitFor(guest.email, /^Cancelled: studio tour/);
});

test('a link with a wrong key shows a friendly page that explains what to do @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  await page.goto('/tour/0190d7a0-0000-7000-8000-000000000000?k=forged');
  await expect(page.getByRole('heading', { name: 'We can’t find this tour' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('during an outage Retry loads the days, and a failed booking keeps everything typed @nightly', async ({
  page,
  studio,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const slot = await getFreeSlot(studio, 2);
  const guest = createTourGuest('Bea');
  const wizard = new TourWizardPage(page);
  const failCalls = (path: string) => page.route(`**/api${path}`, (route) => route.abort());
  await failCalls(paths.tourAvailability);
  await page.goto('/tour');
  await expect(wizard.alert).toContainText('Could not load availability.');
  await page.unroute(`**/api${paths.tourAvailability}`);
  await page.getByRole('button', { name: 'Retry' }).click();

  await wizard.chooseDay(slot);
  await failCalls(paths.tourHold);
  await wizard.time(slot).click();
  await wizard.next.click();
  await expect(wizard.alert).toContainText('Unable to reserve this slot.');
  await page.unroute(`**/api${paths.tourHold}`);
  await wizard.hold(slot);

  await wizard.fill(guest);
  await failCalls(paths.tourBook);
  await wizard.confirm.click();
  await expect(wizard.alert).toContainText('Booking failed. Please try again.');
  await wizard.expectFilled(guest);
  await page.unroute(`**/api${paths.tourBook}`);
  await wizard.confirm.click();
  await wizard.expectBooked(slot);
});

test('an unclear response is reported, and the wizard continues after it @nightly', async ({
  page,
  studio,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  const slot = await getFreeSlot(studio, 2);
  const wizard = new TourWizardPage(page);
  const returnUnclear = (path: string) =>
    page.route(`**/api${path}`, (route) => route.fulfill({ json: { ok: false } }));
  await returnUnclear(paths.tourAvailability);
  await page.goto('/tour');
  await expect(wizard.alert).toContainText('Unexpected server response');
  await page.unroute(`**/api${paths.tourAvailability}`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await wizard.chooseDay(slot);
  await returnUnclear(paths.tourHold);
  await wizard.time(slot).click();
  await wizard.next.click();
  await expect(wizard.alert).toContainText('Unexpected server response');
  await page.unroute(`**/api${paths.tourHold}`);
  await page.route(`**/api${paths.tourHold}`, (route) => route.fulfill({ status: 409, json: {} }));
  const refetchRequest = page.waitForRequest(`**/api${paths.tourAvailability}`);
  await wizard.time(slot).click();
  await wizard.next.click();
  await refetchRequest;
  await expect(wizard.alert).toContainText('Unable to reserve this slot.');
});

test('no tours, and a hold without an expiry, each show a clear message @nightly', async ({
  page,
  studio,
}) => {
  const buildResponse = (body: object) => ({ json: { ok: true, ...body } });
  await page.route(`**/api${paths.tourAvailability}`, (route) => route.fulfill(buildResponse({ slots: [] })));
  await page.goto('/tour');
  await expect(page.getByText(/^No in-person tour availability right now\. Email/)).toHaveText(
    "No in-person tour availability right now. Email hello@miles-street.example and we'll arrange a time.",
  );
  await page.unroute(`**/api${paths.tourAvailability}`);

  const slot = await getFreeSlot(studio, 3);
  const wizard = new TourWizardPage(page);
  await page.route(`**/api${paths.tourHold}`, (route) => route.fulfill(buildResponse({})));
  await wizard.open();
  await wizard.chooseDay(slot);
  await wizard.time(slot).click();
  await wizard.next.click();
  await expect(wizard.alert).toContainText('Could not reserve this slot. Please try another time.');
  await expect(wizard.next).toBeDisabled();
});

test('when the last time of a day is gone, the page shows it and another day can be chosen @nightly', async ({
  page,
  studio,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  const [slot] = await listFreeSlots(studio, 6);
  if (!slot) throw new Error('A free tour is needed.');
  const others = await listFreeSlots(studio, 7);
  const wizard = new TourWizardPage(page);
  await wizard.open();
  await wizard.chooseDay(slot);
  await page.route(`**/api${paths.tourHold}`, (route) =>
    route.fulfill({ status: 409, json: { ok: false, code: 'slot_unavailable' } }),
  );
  await page.route(`**/api${paths.tourAvailability}`, (route) =>
    route.fulfill({ json: { ok: true, slots: others } }),
  );
  await wizard.time(slot).click();
  await wizard.next.click();
  await expect(page.getByText('No slots for this date.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose another date' }).click();
  await expect(wizard.days).toHaveCount(1);
});

test('a second tour is rejected, and everything typed stays @phone @nightly', async ({
  page,
  url,
  studio,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  const [bookedSlot, other] = await listFreeSlots(studio, 5);
  if (!bookedSlot || !other) throw new Error('Two free tours are needed.');
  const guest = createTourGuest('Cleo');
  const otherBrowser = createCaller(url);
  await otherBrowser.call(paths.tourHold, { slotId: bookedSlot.id });
  expect((await otherBrowser.call(paths.tourBook, { slotId: bookedSlot.id, customer: guest })).status).toBe(
    200,
  );
  const wizard = new TourWizardPage(page);
  await wizard.open();
  await wizard.chooseDay(other);
  await wizard.hold(other);
  await wizard.fill(guest);
  await wizard.confirm.click();
  await expect(wizard.alert).toHaveText(
    'You can only have one studio tour booked at a time. Move or cancel yours with the link in your confirmation email.',
  );
  await wizard.expectFilled(guest);
  await expect(page.getByRole('timer')).toBeVisible();
  await expectNoAxeViolations(page);
  await wizard.field('Email').fill(createTourGuest('Cleo').email);
  await wizard.confirm.click();
  await wizard.expectBooked(other);
});

test('a browser that fills in the honeypot solves a proof of work and still books @nightly', async ({
  page,
  studio,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 428/);
  const slot = await getFreeSlot(studio, 6, 2);
  const wizard = new TourWizardPage(page);
  await wizard.open();
  await wizard.chooseDay(slot);
  await wizard.hold(slot);
  await wizard.fill(createTourGuest('Dora'));
  const tour = page.getByRole('region', { name: 'Studio tour' });
  await tour.locator('input[name="website"]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://dora.example';
  });
  await wizard.confirm.click();
  await wizard.expectBooked(slot);
});

test('a time taken by another visitor is disabled, and another one is free @nightly', async ({
  page,
  url,
  studio,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  const [slot, other] = await listFreeSlots(studio, 4);
  if (!slot || !other) throw new Error('Two free tours are needed.');
  const wizard = new TourWizardPage(page);
  await wizard.open();
  await wizard.chooseDay(slot);
  await createCaller(url).call(paths.tourHold, { slotId: slot.id });
  await wizard.time(slot).click();
  await wizard.next.click();
  await expect(wizard.alert).toContainText('This slot has just been taken. Choose another one.');
  await expect(wizard.time(slot)).toHaveAttribute('aria-disabled', 'true');
  await expect(wizard.next).toBeDisabled();
  await wizard.hold(other);

  // Going back keeps the hold; another day releases it, at once on the page and soon after on the server.
  await wizard.back.click();
  await expect(page.getByRole('timer')).toBeVisible();
  await wizard.next.click();
  await expect(wizard.confirm).toBeVisible();
  await wizard.back.click();
  await wizard.back.click();
  await expect(wizard.days.first()).toBeVisible();
  const holdAgain = () => createCaller(url).call(paths.tourHold, { slotId: other.id });
  await expect.poll(async () => (await holdAgain()).status).toBe(200);
});

test('a hold that expires during typing loses nothing @nightly', async ({ page, studio, consoleGuard }) => {
  // The page's clock is moved forward, so the server rejects its next call and returns the time.
  consoleGuard.allow(/status of 403/);
  const slot = await getFreeSlot(studio, 5);
  const guest = createTourGuest('Cleo');
  const wizard = new TourWizardPage(page);
  await page.clock.install();
  await wizard.open();
  await wizard.chooseDay(slot);
  await wizard.hold(slot);
  await wizard.fill(guest);
  await page.clock.fastForward('05:01');
  await expect(wizard.alert).toContainText('Your hold expired. Please choose a time again.');
  await expect(wizard.next).toBeDisabled();
  await expectNoAxeViolations(page);
  await wizard.hold(slot);
  await wizard.expectFilled(guest);
  await wizard.confirm.click();
  await wizard.expectBooked(slot);
});

test('a slot that is gone on the last click is reported at once, and nothing typed is lost @nightly', async ({
  page,
  url,
  studio,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  const [slot, other] = await listFreeSlots(studio, 6);
  if (!slot || !other) throw new Error('Two free tours are needed.');
  const guest = createTourGuest('Dora');
  const wizard = new TourWizardPage(page);
  await wizard.open();
  await wizard.chooseDay(slot);
  await wizard.hold(slot);
  await wizard.fill(guest);
  const clientId = await page.evaluate(() => localStorage.getItem('iss_clientId') ?? '');
  await createCaller(url, { clientId }).call(paths.tourRelease, { slotId: slot.id });
  await createCaller(url).call(paths.tourHold, { slotId: slot.id });
  await wizard.confirm.click();
  await expect(wizard.alert).toContainText('This slot has just been taken. Choose another one.');
  await wizard.expectFilled(guest);
  await page.getByRole('button', { name: 'Change time' }).click();
  await wizard.hold(other);
  await wizard.expectFilled(guest);
  await wizard.confirm.click();
  await wizard.expectBooked(other);
});

test('a tour is booked by keyboard alone @nightly', async ({ page, studio }) => {
  const slots = await listFreeSlots(studio, 7);
  const guest = createTourGuest('Edda');
  const wizard = new TourWizardPage(page);
  await wizard.open();
  await page.locator('#main').focus();
  await page.keyboard.press('Tab');
  await expect(wizard.days.first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  const [first] = slots;
  if (!first) throw new Error('No tour is free.');
  const names = await wizard.days.allTextContents();
  const targetIndex = names.findIndex((name) => name.startsWith(formatDayShort(first.date)));
  for (let step = 0; step < targetIndex; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(wizard.day(first)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
  await page.keyboard.press('Tab');
  for (const text of [guest.firstName, guest.lastName, guest.email, guest.phone]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await wizard.expectBooked(first);
});

test('when the dialog fails to load, the tour page opens @nightly', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_FAILED/);
  await page.route(/tour-dialog-.*\.js$/, (route) => route.abort());
  await page.goto('/studio/environment');
  const opener = page.getByRole('main').getByRole('link', { name: /tour/ }).first();
  await waitUntilHydrated(opener);
  await opener.click();
  await expect(page).toHaveURL(/\/tour$/);
  await expect(new TourWizardPage(page, page.getByRole('main')).days.first()).toBeVisible();
});

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the times shown are London’s', async ({ page, studio }) => {
    const slots = await listFreeSlots(studio, 8);
    const [slot] = slots;
    if (!slot) throw new Error('No tour is free.');
    const wizard = new TourWizardPage(page);
    await wizard.open();
    await wizard.chooseDay(slot);
    const times = page.getByRole('listbox', { name: 'Times' }).getByRole('option');
    await expect(times).toHaveText(slots.map(({ start }) => formatTime(new Date(start))));
    expect(slot.id.slice(11)).toBe(formatTime(new Date(slot.start)));
    await expect(times.first()).toHaveText(slot.id.slice(11));
  });
});

test('a tour is booked in the dialog, from the home page @phone-first', async ({ page, url, studio }, {
  project,
}) => {
  const isPhone = project.name === 'phone';
  const [slot, other] = (await listFreeSlots(studio, isPhone ? 9 : 10)) as [
    Awaited<ReturnType<typeof getFreeSlot>>,
    Awaited<ReturnType<typeof getFreeSlot>>,
  ];
  const guest = createTourGuest('Fay');
  const dialog = page.getByRole('dialog', { name: 'Book a studio tour' });
  const wizard = new TourWizardPage(page, dialog);
  const expectPosition = async () => {
    if (isPhone) await expect.poll(async () => (await dialog.boundingBox())?.y).toBe(112);
    await expect(wizard.next.or(wizard.confirm)).toBeInViewport();
  };
  await page.goto('/', { waitUntil: 'networkidle' });
  const opener = page.locator('#main').getByRole('link', { name: 'Book a tour' });
  // Before hydration the link leads to the tour page instead.
  await waitUntilHydrated(opener);
  await opener.click();
  await expect(wizard.days.first()).toBeVisible();
  await expect(dialog).toContainText(
    "Pick a day and time that works for you — we'll email the confirmation.",
  );
  await expectPosition();
  await expectNoAxeViolations(page);
  await wizard.chooseDay(slot);
  await expectPosition();
  await wizard.hold(slot);
  await expectPosition();

  // Closing the dialog releases the hold, and it starts over.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  const holdReleased = () => createCaller(url).call(paths.tourHold, { slotId: slot.id });
  await expect.poll(async () => (await holdReleased()).status).toBe(200);
  await opener.click();
  await wizard.chooseDay(other);
  await wizard.hold(other);
  await wizard.fill(guest);
  await wizard.confirm.click();
  await wizard.expectBooked(other);
  await dialog.getByRole('button', { name: 'Book another time' }).click();
  await expect(wizard.days.first()).toBeVisible();
  await expect(wizard.next).toBeDisabled();
  if (isPhone) await page.touchscreen.tap(195, 60);
  else await page.mouse.click(20, 450);
  await expect(dialog).toBeHidden();
});
