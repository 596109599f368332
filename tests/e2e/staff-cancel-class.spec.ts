import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { openMailbox } from './harness/mailbox.ts';
import { claimFirst, findClass, listClassesOn } from './journeys/find-class.ts';
import { createGuest, getFullName } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { createPaidBooking } from './journeys/other-browsers.ts';
import { createCallerFromPage, logInAs } from './journeys/staff-login.ts';

test('cancelling a booked class shows the effects, takes a reason, reports progress and emails an alternative', async ({
  page,
  request,
  url,
  studio,
}) => {
  const slot = await findClass(studio, { daysAhead: 3, activity: 'reformer' });
  const date = slot.dateStart.slice(0, 10);
  const guest = createGuest('Petra');
  await createPaidBooking(url, slot, guest);
  await logInAs(page, 'staff', '/admin');
  const staff = await createCallerFromPage(page, url);
  const client = await staff.call(paths.personAdd, {
    firstName: 'Nora',
    lastName: 'Vale',
    email: '',
    phone: '',
  });
  const booking = { orderId: randomUUID(), personId: client.body.personId, classId: slot.classId };
  const payment = { kind: 'complimentary' };
  expect((await staff.call(paths.bookFor, { ...booking, payment, reason: 'A gift' })).status).toBe(200);
  await page.goto(`/admin/timetable?week=${date}&class=${slot.classId}`);
  await page.getByRole('button', { name: 'Cancel class' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this class?' });
  await expect(dialog).toContainText('We’ll refund £20 to cards for 1 booking.');
  await expect(dialog).toContainText('1 booking has no email address. Tell the client yourself.');
  await expect(dialog).toContainText('The email suggests');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: /^Cancel class/ }).click();
  await expect(dialog).toContainText('Enter a reason of at least 3 characters.');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The boiler has burst');
  await dialog.getByRole('button', { name: /^Cancel class and refund £\d+$/ }).click();
  const resultDialog = page.getByRole('dialog', { name: 'Class cancelled' });
  await expect(resultDialog).toContainText(
    '2 bookings cancelled. We’re emailing everyone whose address we have.',
  );
  await expectNoAxeViolations(page);
  await resultDialog.getByRole('button', { name: 'Done' }).click();
  await expect(resultDialog).toBeHidden();
  const panel = page.getByRole('complementary', { name: 'Class details' });
  const needsAttention = panel.getByRole('region', { name: 'Needs attention' });
  await expect(needsAttention).toContainText('Nora Vale');
  await expect(needsAttention).toContainText('No email address. Call the client.');
  const cancelled = panel.getByRole('region', { name: 'Cancelled bookings' });
  await expect(cancelled.getByRole('listitem').filter({ hasText: getFullName(guest) })).toContainText(
    /£20 refund/,
  );
  await expect(cancelled).toContainText('Nora Vale');
  await expect(panel.getByRole('button', { name: 'End series' })).toBeHidden();
  await expectNoAxeViolations(page);
  const email = await openMailbox(request).waitFor(guest.email, /^Class cancelled/);
  expect(email.text).toContain('Reason: The boiler has burst');
  expect(email.text).toContain('We’re refunding £20 to ');
  const link = /View class: (\S+)/.exec(email.text)?.[1] ?? '';
  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect((await listClassesOn(studio, date)).map(({ classId }) => classId)).not.toContain(slot.classId);
});

test('a trainer sees own classes and attendees, requests and withdraws cover, and sets times @phone-only @nightly', async ({
  page,
  url,
  studio,
}) => {
  const date = addDays(toLondonDate(new Date()), 2);
  const days = await Promise.all([0, 1, 2, 3, 4].map((day) => listClassesOn(studio, addDays(date, day))));
  const slot = await claimFirst(
    days
      .flat()
      .filter(({ instructorName, capacityLeft }) => instructorName === 'Ines Duarte' && capacityLeft > 0),
  );
  if (!slot) throw new Error('Ines Duarte teaches nothing in these days.');
  const guest = { ...createGuest('Rosa'), lastName: `Okafor-${Date.now() % 100_000}` };
  await createPaidBooking(url, slot, guest);
  const day = slot.dateStart.slice(0, 10);
  await logInAs(page, 'trainer', `/trainer?day=${day}`);
  const time = slot.dateStart.slice(11);
  await page.getByRole('link', { name: new RegExp(`^${time}`) }).click();
  const person = page.getByRole('listitem').filter({ hasText: getFullName(guest) });
  await expect(person).toContainText('New');
  await expect(person).toContainText('First visit');
  await expect(person.getByRole('button', { name: `Check in ${getFullName(guest)}` })).toBeDisabled();
  await expectNoAxeViolations(page);
  await person.getByRole('button', { name: `Add note about ${getFullName(guest)}` }).click();
  const noteDialog = page.getByRole('dialog', { name: `Add note about ${getFullName(guest)}` });
  await noteDialog.getByRole('textbox', { name: 'Note' }).fill('Prefers light springs.');
  await noteDialog.getByRole('button', { name: 'Add note' }).click();
  await expect(person).toContainText('Prefers light springs.');
  await page.getByRole('button', { name: 'Ask for cover' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for cover' });
  await dialog.getByRole('button', { name: 'Ask for cover' }).click();
  await expect(dialog).toContainText('Enter a reason of at least 3 characters.');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('My train does not run.');
  await dialog.getByRole('button', { name: 'Ask for cover' }).click();
  await expect(page.getByText('You’ve asked for cover.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await expect(page.getByRole('button', { name: 'Ask for cover' })).toBeVisible();
  await page.getByText('Availability', { exact: true }).click();
  await page.getByRole('button', { name: 'Add days' }).click();
  await page.getByRole('button', { name: 'Save availability' }).click();
  await expect(page.getByText('Availability saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /Note/ }).first()).toBeVisible();
  await expectNoAxeViolations(page);
});
