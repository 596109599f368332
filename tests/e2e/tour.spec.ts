import { paths } from '@studio/contracts/paths';
import { formatDayShort, formatMomentShort, formatTime } from '@studio/domain/time/format-london';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
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

test('a browser that fills in the honeypot solves a proof of work and still books @nightly', async ({
  page,
  studio,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 428/);
  const slot = await getFreeSlot(studio, 1);
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

test('a tour is booked by keyboard alone @nightly', async ({ page, studio }) => {
  const slots = await listFreeSlots(studio, 1);
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

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the times shown are London’s @nightly', async ({ page, studio }) => {
    const slots = await listFreeSlots(studio, 0);
    const [slot] = slots;
    if (!slot) throw new Error('No tour is free.');
    const wizard = new TourWizardPage(page);
    await wizard.open();
    await wizard.chooseDay(slot);
    const times = page.getByRole('listbox', { name: 'Tour times' }).getByRole('option');
    await expect(times).toHaveText(slots.map(({ start }) => formatTime(new Date(start))));
    expect(slot.id.slice(11)).toBe(formatTime(new Date(slot.start)));
    await expect(times.first()).toHaveText(slot.id.slice(11));
  });
});
