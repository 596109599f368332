import { paths } from '@studio/contracts/paths';
import { createCaller } from '../races/harness/api-client.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { expect, test } from './journeys/journey.ts';
import {
  createTourGuest,
  type getFreeSlot,
  listFreeSlots,
  TourWizardPage,
} from './journeys/tour-wizard-page.ts';

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

test('a tour is booked in the dialog, from the home page @phone-first', async ({ page, url, studio }, {
  project,
}) => {
  const isPhone = project.name === 'phone';
  const [slot, other] = (await listFreeSlots(studio, isPhone ? 7 : 6)) as [
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
