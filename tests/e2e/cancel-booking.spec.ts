import { paths } from '@studio/contracts/paths';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { createCaller } from '../races/harness/api-client.ts';
import { extractBookingLink } from './journeys/extract-booking-link.ts';
import { findClass, findClassWithinADay, getClass } from './journeys/find-class.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { createPaidBooking } from './journeys/other-browsers.ts';

const dayMs = 86_400_000;

test('the email’s link cancels over 24 hours ahead: shows the consequences, then refunds and frees the place @phone-only', async ({
  page,
  url,
  studio,
  confirmation,
  mailbox,
}) => {
  const guest = createGuest('Paula');
  const slot = await findClass(studio, { daysAhead: 9, activity: 'reformer' });
  await createPaidBooking(url, slot, guest);
  const classBefore = await getClass(studio, slot);
  const link = extractBookingLink(await mailbox.waitFor(guest.email, /^Booked: /));

  await page.goto(link.href);
  await confirmation.expectConfirmed();
  const freeUntil = formatMomentShort(new Date(new Date(slot.start).getTime() - dayMs));
  await expect(page.getByText(`Free to cancel until ${freeUntil}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(dialog).toContainText('You can cancel up to 24 hours before start.');
  await expect(dialog).toContainText(`We’ll refund £${slot.price.final} to Visa ending 4242.`);
  await expect(dialog).toContainText('Someone else can then book your place.');
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();

  await expect(confirmation.heading('Booking cancelled')).toBeVisible();
  await expect(page.getByText('Booking cancelled.', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: /^We’(re refunding|ve refunded) £\d+$/ })).toBeVisible();
  await expect(confirmation.codeCard).toBeHidden();
  const email = await mailbox.waitFor(guest.email, /^Cancelled: /);
  expect(email.text).toContain(`We’re refunding £${slot.price.final} to `);
  expect((await getClass(studio, slot)).capacityLeft).toBe(classBefore.capacityLeft + 1);
});

test('under 24 hours ahead the page explains why it offers no cancelling, and the API rejects it @nightly', async ({
  page,
  url,
  studio,
  confirmation,
  mailbox,
}) => {
  const slot = await findClassWithinADay(studio);
  test.skip(!slot, 'the studio is closed for the next 24 hours');
  if (!slot) return;
  const guest = createGuest('Xenia');
  const { bookingId } = await createPaidBooking(url, slot, guest);
  const link = extractBookingLink(await mailbox.waitFor(guest.email, /^Booked: /));

  await page.goto(link.href);
  await confirmation.expectConfirmed();
  await expect(page.getByText('Free cancellation has ended')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeHidden();

  const key = link.searchParams.get('k');
  const response = await createCaller(url).call(paths.cancel, { bookingId, key });
  expect(response).toMatchObject({ status: 409, body: { ok: false, code: 'cancellation_closed' } });
  await page.reload();
  await confirmation.expectConfirmed();
});
