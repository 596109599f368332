import { paths } from '@studio/contracts/paths';
import { createCaller } from '../races/harness/api-client.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expect, test } from './journeys/journey.ts';
import { createTourGuest, getFreeSlot, listFreeSlots, TourWizardPage } from './journeys/tour-wizard-page.ts';

test('when the last time of a day is gone, the page shows it and another day can be chosen @nightly', async ({
  page,
  studio,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  const [slot] = await listFreeSlots(studio, 3);
  if (!slot) throw new Error('A free tour is needed.');
  const others = await listFreeSlots(studio, 4);
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

test('a time taken by another visitor is disabled, and another one is free @nightly', async ({
  page,
  url,
  studio,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  const [slot, other] = await listFreeSlots(studio, 3);
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
  const slot = await getFreeSlot(studio, 4);
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
  const [slot, other] = await listFreeSlots(studio, 4);
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
