import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { openMailbox } from './harness/mailbox.ts';
import { findClass } from './journeys/find-class.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { createPaidBooking } from './journeys/other-browsers.ts';
import { createCallerFromPage, logInAs } from './journeys/staff-login.ts';

test('staff email a class: bad input and a lost connection keep the text, and the class shows who got it @phone-only @nightly', async ({
  page,
  request,
  url,
  studio,
  consoleGuard,
}) => {
  const slot = await findClass(studio, { daysAhead: 4, activity: 'reformer' });
  const date = slot.dateStart.slice(0, 10);
  const guest = createGuest('Petra');
  await createPaidBooking(url, slot, guest);
  await logInAs(page, 'staff', '/admin/people');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const staff = await createCallerFromPage(page, url);
  const client = { firstName: 'Nora', lastName: 'Vale', email: '', phone: '' };
  const { body: added } = await staff.call(paths.personAdd, client);
  const booking = { orderId: randomUUID(), personId: added.personId, classId: slot.classId };
  const payment = { kind: 'complimentary' };
  expect((await staff.call(paths.bookFor, { ...booking, payment, reason: 'A gift' })).status).toBe(200);

  await page.goto(`/admin/timetable?week=${date}&class=${slot.classId}`);
  await page.getByRole('button', { name: 'Message clients' }).click();
  const dialog = page.getByRole('dialog', { name: 'Message clients' });
  await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue(new RegExp(slot.className));
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Use the side entrance');
  await dialog.getByRole('button', { name: 'Preview message' }).click();
  await expect(dialog).toContainText('Enter your message.');
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await expectNoAxeViolations(page);
  await dialog.getByRole('textbox', { name: 'Message' }).fill('The front door is being painted.');
  // Closing the dialog keeps the text.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Message clients' }).click();
  await dialog.getByRole('button', { name: 'Preview message' }).click();

  const preview = page.getByRole('dialog', { name: 'Send this message?' });
  await expect(preview).toContainText('1 client will get this email.');
  await expect(preview).toContainText('Nora Vale: no email address');
  await expectNoAxeViolations(page);
  const send = new RegExp(`${paths.classMessageSend}$`);
  consoleGuard.allow(/ERR_FAILED .*class-messages/);
  await page.route(send, (route) => route.abort());
  await preview.getByRole('button', { name: 'Send to 1 client' }).click();
  await expect(preview).toContainText('Your text is still here.');
  await page.unroute(send);
  await preview.getByRole('button', { name: 'Send to 1 client' }).dblclick();
  const result = page.getByRole('dialog', { name: /^Message/ });
  await expect(result).toContainText('Sent to 1 of 2 clients');
  await expectNoAxeViolations(page);
  await result.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Message clients' })).toBeFocused();

  const email = await openMailbox(request).waitFor(guest.email, /^Use the side entrance$/);
  expect(email.text).toContain('The front door is being painted.');
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByRole('listitem').first()).toContainText('Sent to 1 of 2 clients');
  await messages.locator('summary').press('Enter');
  await expect(messages).toContainText('The front door is being painted.');
  await expect(messages.getByRole('link', { name: 'Nora Vale' })).toBeVisible();
  await expectNoAxeViolations(page);
});
