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
  test(`when ${call} fails at /timetable${query}, it says "${sentence}" there, and Try again works${tag}`, async ({
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

test('with nothing on offer the timetable says so in every part @nightly', async ({
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

test('a hold that is refused says why beside the button, and the next press may do better @nightly', async ({
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

test('a payment that cannot be opened keeps the details and opens at the next press @nightly', async ({
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
  await checkout.expectDetailsKept(guest);
  await outage.end();
  await checkout.openPayment();
});

test('without the provider’s script it says so, and so it does with a script that is not the provider’s; Try again brings the form @nightly', async ({
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

test('a press on Pay before the card’s form is there says to wait; a form that does not come can be asked for again @nightly', async ({
  page,
  studio,
  hold,
  checkout,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await hold(await findClass(studio, { daysAhead: 5, activity: 'mat' }));
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  const cardForm = '**/v1/payment_intents/pi_*';
  await page.route(cardForm, async (route) => {
    await pressed;
    await route.abort();
  });
  await checkout.fillDetails(createGuest('Ursula'));
  await checkout.continueButton.click();
  await checkout.payButton.press('Enter');
  await expect(checkout.problem('Payment form is not ready yet. Please wait a moment.')).toBeVisible();
  press();
  const problem = checkout.problem('Payment area not ready. Please try again.');
  await expect(problem).toBeVisible();
  await page.unroute(cardForm);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await checkout.expectPaymentOpen();
});

test('a connection that is lost at the press of Pay loses nothing that was typed', async ({
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
  await hold(await findClass(studio, { daysAhead: 6, activity: 'reformer' }));
  await checkout.fillDetails(guest);
  await checkout.openPayment();
  await checkout.fillCard(testCards.pays);
  await context.setOffline(true);
  await checkout.payButton.click();
  const problem = checkout.problem('Could not complete payment');
  await expect(problem).toContainText('You have no connection.');
  await expect(problem).toContainText('You pay once');
  await context.setOffline(false);
  await expect(checkout.problem('Payment not completed.')).toContainText('Nothing was charged');
  await page.getByRole('button', { name: 'Change details' }).click();
  await checkout.expectDetailsKept(guest);
  await checkout.openPayment();
  await expect(checkout.cardNumber, 'the card is still typed').toHaveValue(testCards.pays);
  await checkout.payButton.click();
  await confirmation.expectConfirmed();
});

test('paid, but the confirmation does not answer: it is asked for by itself, and the booking is there @nightly', async ({
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
  await expect(page.getByRole('alert')).toContainText('Please do not book again');
  await expect(page.getByRole('alert')).toContainText('You pay once.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(true);
  await outage.end();
  await context.setOffline(false);
  await confirmation.expectConfirmed();
});

test('a booking that is shown stays when it cannot be read anew, and is looked for by itself @nightly', async ({
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

test('a confirmation that cannot be read is told by its name, and nobody is asked to book again @nightly', async ({
  page,
}) => {
  await breakCall(page, paths.confirmPayment, { body: {} });
  await page.goto('/booking/complete?payment_intent=pi_unread&redirect_status=succeeded');
  await expect(page.getByRole('heading', { name: 'Could not complete payment' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Payment confirm failed');
  await expect(page.getByRole('alert')).toContainText('Please do not book again');
});

test('a code whose answer cannot be read is told at the door, and the next one is looked up @nightly', async ({
  page,
}) => {
  const door = new CheckInPage(page);
  await logInAs(page, 'staff', '/scan');
  const outage = await breakCall(page, paths.adminScan, { body: {} });
  await door.code.fill('ABCD2345');
  await door.code.press('Enter');
  await expect(door.scan).toContainText('Scan failed');
  await outage.end();
});

test('back from the bank without a payment leads back to checkout, which still holds place and details @nightly', async ({
  page,
  studio,
  hold,
  checkout,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 402|status of 409/);
  const guest = createGuest('Celia');
  await hold(await findClass(studio, { daysAhead: 6, activity: 'reformer' }));
  const query = new URL(page.url()).searchParams;
  await checkout.fillDetails(guest);
  const opened = page.waitForResponse(`**${paths.createIntent}`);
  await checkout.openPayment();
  const { paymentIntentId } = (await (await opened).json()) as { paymentIntentId: string };
  query.set('payment_intent', paymentIntentId);
  query.set('redirect_status', 'failed');
  await page.goto(`/booking/complete?${query}`);
  await expect(page.getByRole('heading', { name: 'Payment not completed.' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await checkout.expectHeld();
  await checkout.expectDetailsKept(guest);
});

test('a link with a wrong key shows no booking and says what to do @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  await page.goto(`/booking/${crypto.randomUUID()}?k=wrong`);
  await expect(page.getByRole('heading', { name: 'Failed to load booking' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Open the link in your confirmation email once more');
});
