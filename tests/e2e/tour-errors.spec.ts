import { paths } from '@studio/contracts/paths';
import { createCaller } from '../races/harness/api-client.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expect, test } from './journeys/journey.ts';
import { createTourGuest, getFreeSlot, listFreeSlots, TourWizardPage } from './journeys/tour-wizard-page.ts';

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

  const slot = await getFreeSlot(studio, 2);
  const wizard = new TourWizardPage(page);
  await page.route(`**/api${paths.tourHold}`, (route) => route.fulfill(buildResponse({})));
  await wizard.open();
  await wizard.chooseDay(slot);
  await wizard.time(slot).click();
  await wizard.next.click();
  await expect(wizard.alert).toContainText('Could not reserve this slot. Please try another time.');
  await expect(wizard.next).toBeDisabled();
});

test('a second tour is rejected, and everything typed stays @phone @nightly', async ({
  page,
  url,
  studio,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  const [bookedSlot, other] = await listFreeSlots(studio, 2);
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
