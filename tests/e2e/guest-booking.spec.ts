import { paths } from '@studio/contracts/paths';
import { formatDayLong, formatDayMedium } from '@studio/domain/time/format-london';
import { testCards } from './journeys/checkout-page.ts';
import { extractBookingLink } from './journeys/extract-booking-link.ts';
import { findClass } from './journeys/find-class.ts';
import { createGuest, getFullName } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';

const validationMessages = [
  'Please select a title.',
  'First name is required.',
  'Surname is required.',
  'Email is required.',
  'You must accept the terms and conditions to continue.',
];

test('a guest finds a class, pays, and gets a code, calendar file, invoice, receipt and email', async ({
  page,
  studio,
  timetable,
  checkout,
  confirmation,
  mailbox,
}) => {
  const guest = createGuest('Amara');
  const slot = await findClass(studio, { daysAhead: 3, activity: 'reformer' });
  const [date = '', time = ''] = slot.dateStart.split('#');

  await test.step('the guest chooses activity, day and class on the timetable', async () => {
    await timetable.open();
    await timetable.choose('Reformer');
    await timetable.day(date).click();
    await expect(timetable.list.getByRole('heading', { name: formatDayMedium(date) })).toBeVisible();
    await timetable.head(slot).click();
    await timetable.bookButton(slot).click();
    await checkout.expectHeld();
    await expect(checkout.visible(/^(10:00|9:5\d)$/)).toBeVisible();
  });

  await test.step('an empty form lists what is missing and moves the focus there', async () => {
    await checkout.continueButton.click();
    const summary = checkout.problem('Five things to fix before payment');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(validationMessages);
    await summary.getByRole('link', { name: 'Surname is required.' }).click();
    await expect(checkout.field('Surname')).toBeFocused();
    await expect(checkout.field('Surname')).toHaveAccessibleDescription('Surname is required.');
  });

  await test.step('each provider of the login step opens the login dialog, and the hold stays', async () => {
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    for (const name of ['Google', 'Facebook', 'Apple']) {
      await page
        .getByRole('main')
        .getByRole('button', { name: `Continue with ${name}` })
        .click();
      await expect(dialog.getByRole('button', { name: `Continue with ${name}` })).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    }
    await checkout.expectHeld();
  });

  const confirmRequests: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(paths.confirmPayment)) confirmRequests.push(request.postDataJSON());
  });
  await test.step('details and a card book the place', async () => {
    await checkout.fillDetails(guest);
    await checkout.openPayment();
    await checkout.pay(testCards.pays);
    await confirmation.expectConfirmed();
    expect(confirmRequests, 'confirmed once, with the customer').toEqual([
      expect.objectContaining({
        classId: slot.classId,
        customer: expect.objectContaining({ firstName: guest.firstName, email: guest.email }),
      }),
    ]);
    await expect(page.getByRole('main').getByRole('link', { name: 'My bookings' })).toHaveAttribute(
      'href',
      '/bookings',
    );
    await expect(confirmation.codeCard.getByRole('heading', { name: getFullName(guest) })).toBeVisible();
    await expect(confirmation.classCard).toContainText(slot.className);
    await expect(confirmation.classCard).toContainText(formatDayLong(date));
    await expect(confirmation.classCard).toContainText(`${time}–`);
  });

  const code = await confirmation.code();
  await test.step('the QR code renders, and a reload shows the same booking', async () => {
    await confirmation.expectQrDrawn();
    const qrResponse = await page.request.get((await confirmation.qr.getAttribute('src')) ?? '');
    expect(qrResponse.headers()['content-type']).toContain('image/svg+xml');
    await page.reload();
    await confirmation.expectConfirmed();
    await confirmation.expectCode(code);
  });

  const email = await mailbox.waitFor(guest.email, /^Booked: /);
  const signedLink = extractBookingLink(email);
  await test.step('the email has the code, the QR code, a calendar file and a link that opens the booking', async () => {
    expect(email.text).toContain(`Booking code: ${code.slice(0, 4)} ${code.slice(4)}`);
    const types = email.attachments.map(({ filename, contentType }) => `${filename} ${contentType}`);
    expect(types).toContain(`qr-${code.toLowerCase()}.png image/png`);
    expect(types).toContainEqual(expect.stringMatching(/\.ics text\/calendar/));
    await page.goto(signedLink.href);
    await confirmation.expectConfirmed();
    await confirmation.expectCode(code);
  });

  await test.step('the calendar file names the booking', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to calendar' }).click();
    const lines = (await readText(await (await downloading).createReadStream())).split('\r\n');
    expect(lines).toContain(`UID:${signedLink.pathname.split('/').at(-1)}`);
    expect(lines).toContain(`DTSTART:${slot.start.replace(/\.\d+Z/, 'Z').replaceAll(/[-:]/g, '')}`);
  });

  await test.step('the invoice is a PDF and the receipt a page', async () => {
    const invoice = page.getByRole('link', { name: 'Download invoice' });
    const pdfResponse = await page.request.get((await invoice.getAttribute('href')) ?? '');
    expect(pdfResponse.headers()['content-type']).toBe('application/pdf');
    expect((await pdfResponse.body()).subarray(0, 5).toString()).toBe('%PDF-');
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Download receipt' }).click();
    await expect((await opening).getByRole('heading', { name: 'Miles Street' })).toBeVisible();
  });
});

async function readText(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

test('choosing another class returns to the timetable with the same filters @phone @nightly', async ({
  page,
  studio,
  timetable,
  checkout,
}) => {
  const slot = await findClass(studio, { daysAhead: 5, activity: 'reformer' });
  const [day = '', time = ''] = slot.dateStart.split('#');
  const { instructorId: trainerId } = slot;
  const filters = { filter: 'trainer', trainerId, date: day };
  await page.goto(`/timetable?${new URLSearchParams({ ...filters, time, class: slot.classId })}`);
  await timetable.bookButton(slot).click();
  await checkout.expectHeld();
  // After a reload, only the URL still contains the filters.
  await page.reload();
  await checkout.expectHeld();
  await page.getByRole('link', { name: 'Choose another class' }).filter({ visible: true }).click();
  await expect(page).toHaveURL((url) => {
    const { pathname, searchParams } = url;
    const hasFilters = Object.entries(filters).every(([name, value]) => searchParams.get(name) === value);
    return pathname === '/timetable' && hasFilters && !searchParams.has('time');
  });
});
