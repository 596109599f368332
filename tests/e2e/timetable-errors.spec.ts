import { paths } from '@studio/contracts/paths';
import { breakCall } from './journeys/break-call.ts';
import { CheckInPage } from './journeys/check-in-page.ts';
import { testCards } from './journeys/checkout-page.ts';
import { findClass } from './journeys/find-class.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { createPaidBooking } from './journeys/other-browsers.ts';
import { logInAs } from './journeys/staff-login.ts';

const timetableOutages = [
  { call: paths.facets, query: '', sentence: 'Could not load activities' },
  { call: paths.facets, query: '?trainer=mei-tanaka', sentence: 'Could not load trainers' },
  { call: paths.summary, query: '', sentence: 'Could not load availability summary' },
  { call: paths.availability, query: '', sentence: 'Could not load classes for the selected date' },
] as const;

for (const { call, query, sentence } of timetableOutages) {
  const tag = call === paths.availability ? '' : ' @nightly';
  test(`when ${call} fails at /timetable${query}, "${sentence}" shows there, and Try again works${tag}`, async ({
    page,
    studio,
    timetable,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 500/);
    const date = (await findClass(studio, { daysAhead: 2 })).dateStart.slice(0, 10);
    await timetable.open(query);
    const outage = await breakCall(page, call, { status: 500 });
    await timetable.day(date).click();
    const notice = page.getByRole('alert').filter({ hasText: sentence });
    await expect(notice).toBeVisible();
    await expect(timetable.strip.getByRole('link')).not.toHaveCount(0);
    await outage.end();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeHidden();
    await expect(timetable.list.getByRole('group')).not.toHaveCount(0);
    await expect(timetable.picker.getByRole('link')).not.toHaveCount(0);
  });
}

test('with nothing on offer every part of the timetable shows it @nightly', async ({
  page,
  studio,
  timetable,
}) => {
  const date = (await findClass(studio, { daysAhead: 2 })).dateStart.slice(0, 10);
  await timetable.open();
  await breakCall(page, paths.facets, { body: { ok: true, activities: [], trainers: [] } });
  await breakCall(page, paths.availability, { body: { ok: true, slots: [] } });
  await timetable.day(date).click();
  await expect(page.getByText('No classes available on this date.')).toBeVisible();
  await expect(page.getByText('No activities available in this period.')).toBeVisible();
  await page.getByRole('tab', { name: 'By instructor' }).click();
  await expect(page.getByText('No trainers available in this period.')).toBeVisible();
});

test('a failed hold shows the reason beside the button, and the next click can succeed @nightly', async ({
  page,
  studio,
  timetable,
  checkout,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 503/);
  const slot = await findClass(studio, { daysAhead: 2, activity: 'mat' });
  await timetable.openAt(slot);
  const outage = await breakCall(page, paths.hold, { status: 503 });
  await timetable.bookButton(slot).click();
  await expect(timetable.row(slot).getByRole('alert')).toContainText('Could not hold the class');
  await outage.end();
  await timetable.bookButton(slot).click();
  await checkout.expectHeld();
});

test('a payment that cannot be opened keeps the details and opens with the next click @nightly', async ({
  page,
  studio,
  hold,
  checkout,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 500/);
  const guest = createGuest('Greta');
  await hold(await findClass(studio, { daysAhead: 5, activity: 'reformer' }));
  const outage = await breakCall(page, paths.createIntent, { status: 500 });
  await checkout.fillDetails(guest);
  await checkout.continueButton.click();
  await expect(checkout.problem('Could not start payment.')).toBeVisible();
  await checkout.expectDetails(guest);
  await outage.end();
  await checkout.openPayment();
});

test('a missing or foreign payment script shows an error, and Try again loads the form @nightly', async ({
  page,
  studio,
  hold,
  checkout,
  consoleGuard,
}) => {
  // The library then loads from Stripe directly, which the page's CSP forbids here.
  consoleGuard.allow(/ERR_FAILED|Content Security Policy|js\.stripe\.com/);
  await hold(await findClass(studio, { daysAhead: 5, activity: 'reformer' }));
  const script = '**/basil/stripe.js';
  await page.route(script, (route) => route.abort());
  await checkout.fillDetails(createGuest('Nadia'));
  await checkout.continueButton.click();
  const problem = checkout.problem('Stripe failed to load');
  await expect(problem).toBeVisible();
  await page.unroute(script);
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await problem.getByRole('button', { name: 'Try again' }).click();
  const notReady = checkout.problem('Stripe not ready');
  await expect(notReady).toBeVisible();
  await page.unroute(script);
  await notReady.getByRole('button', { name: 'Try again' }).click();
  await checkout.expectPaymentOpen();
});

test('Pay before the card form is ready asks to wait; a form that fails to load can be retried @nightly', async ({
  page,
  studio,
  hold,
  checkout,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await hold(await findClass(studio, { daysAhead: 5, activity: 'mat' }));
  const { promise: payAttempted, resolve: markPayAttempted } = Promise.withResolvers<void>();
  const cardForm = '**/v1/payment_intents/pi_*';
  await page.route(cardForm, async (route) => {
    await payAttempted;
    await route.abort();
  });
  await checkout.fillDetails(createGuest('Ursula'));
  await checkout.continueButton.click();
  await checkout.payButton.press('Enter');
  await expect(checkout.problem('Payment form is not ready yet. Please wait a moment.')).toBeVisible();
  markPayAttempted();
  const problem = checkout.problem('Payment area not ready. Please try again.');
  await expect(problem).toBeVisible();
  await page.unroute(cardForm);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await checkout.expectPaymentOpen();
});

test('a connection lost on Pay loses nothing that was typed @nightly', async ({
  page,
  context,
  studio,
  hold,
  checkout,
  confirmation,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
  const guest = createGuest('Olga');
  await hold(await findClass(studio, { daysAhead: 4, activity: 'reformer' }));
  await checkout.fillDetails(guest);
  await checkout.openPayment();
  await checkout.fillCard(testCards.pays);
  await context.setOffline(true);
  await checkout.payButton.click();
  const problem = checkout.problem('Could not complete payment');
  await expect(problem).toContainText('You’re offline.');
  await expect(problem).toContainText('You won’t be charged twice');
  await context.setOffline(false);
  await expect(checkout.problem('Payment not completed.')).toContainText('You haven’t been charged');
  await page.getByRole('button', { name: 'Change details' }).click();
  await checkout.expectDetails(guest);
  await checkout.openPayment();
  await expect(checkout.cardNumber, 'the card is still typed').toHaveValue(testCards.pays);
  await checkout.payButton.click();
  await confirmation.expectConfirmed();
});

test('paid, but the confirmation fails: it is retried automatically, and the booking shows @nightly', async ({
  page,
  context,
  studio,
  hold,
  checkout,
  confirmation,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 500/);
  await hold(await findClass(studio, { daysAhead: 6, activity: 'yoga' }));
  await checkout.fillDetails(createGuest('Bruna'));
  await checkout.openPayment();
  const outage = await breakCall(page, paths.confirmPayment, { status: 500 });
  await checkout.pay(testCards.pays);
  await expect(page.getByRole('heading', { name: 'Could not complete payment' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Please don’t book again');
  await expect(page.getByRole('alert')).toContainText('You won’t be charged twice.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(true);
  await outage.end();
  await context.setOffline(false);
  await confirmation.expectConfirmed();
});

test('a shown booking stays when it cannot be refetched, and is retried automatically @nightly', async ({
  page,
  url,
  studio,
  confirmation,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 500/);
  const slot = await findClass(studio, { daysAhead: 8, activity: 'mat' });
  const { links } = await createPaidBooking(url, slot, createGuest('Carys'));
  await page.goto(links.booking);
  await confirmation.expectConfirmed();
  const outage = await breakCall(page, paths.bookingGet, { status: 500 });
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Booking cancelled.', { exact: true })).toBeVisible();
  await outage.end();
  await expect(confirmation.heading('Booking cancelled')).toBeVisible();
});

test('an unreadable confirmation shows its own error and the advice not to book again @nightly', async ({
  page,
}) => {
  await breakCall(page, paths.confirmPayment, { body: {} });
  await page.goto('/booking/complete?payment_intent=pi_unread&redirect_status=succeeded');
  await expect(page.getByRole('heading', { name: 'Could not complete payment' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Payment confirm failed');
  await expect(page.getByRole('alert')).toContainText('Please don’t book again');
});

test('a code with an unreadable response shows an error at check-in, and the next one is looked up @nightly', async ({
  page,
}) => {
  const checkInPage = new CheckInPage(page);
  await logInAs(page, 'staff', '/scan');
  const outage = await breakCall(page, paths.adminScan, { body: {} });
  await checkInPage.code.fill('ABCD2345');
  await checkInPage.code.press('Enter');
  await expect(checkInPage.scan).toContainText('Scan failed');
  await outage.end();
});

test('returning from the bank without a payment links to checkout, which still has place and details @nightly', async ({
  page,
  studio,
  hold,
  checkout,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 402|status of 409/);
  const guest = createGuest('Celia');
  await hold(await findClass(studio, { daysAhead: 4, activity: 'reformer' }));
  const query = new URL(page.url()).searchParams;
  await checkout.fillDetails(guest);
  const intentResponse = page.waitForResponse(`**${paths.createIntent}`);
  await checkout.openPayment();
  const { paymentIntentId } = (await (await intentResponse).json()) as { paymentIntentId: string };
  query.set('payment_intent', paymentIntentId);
  query.set('redirect_status', 'failed');
  await page.goto(`/booking/complete?${query}`);
  await expect(page.getByRole('heading', { name: 'Payment not completed.' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await checkout.expectHeld();
  await checkout.expectDetails(guest);
});

test('a link with a wrong key shows no booking and explains what to do @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  await page.goto(`/booking/${crypto.randomUUID()}?k=wrong`);
  await expect(page.getByRole('heading', { name: 'Failed to load booking' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Open the link in your confirmation email again');
});
