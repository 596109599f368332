import type { Locator, Page } from '@playwright/test';
import { apiBase, paths } from '@studio/contracts/paths';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { AccountPage } from './journeys/account-page.ts';
import { testCards } from './journeys/checkout-page.ts';
import { findClass } from './journeys/find-class.ts';
import { expect, test } from './journeys/journey.ts';
import { buyProductAsMember } from './journeys/other-browsers.ts';

const pack = 'Class Pack of 10';

/** Opens the account of a new member who has the shareable pack for mat and yoga. */
async function openMemberWithPack(page: Page, url: string): Promise<void> {
  const account = await new AccountPage(page).openAsNewMember('/account');
  await buyProductAsMember(url, account.accessToken, 'class-pack-10');
}

const getPaymentMethods = (page: Page): Locator => page.getByRole('group', { name: 'Payment method' });
const getPriceRegion = (page: Page): Locator => page.getByRole('region', { name: 'Nothing to pay' });

test('a session of a pack pays for a class and is returned when the booking is cancelled in time', async ({
  page,
  url,
  studio,
  timetable,
  hold,
  checkout,
  confirmation,
}) => {
  test.slow();
  await openMemberWithPack(page, url);
  const slot = await findClass(studio, { daysAhead: 5, activity: 'mat' });

  await test.step('the timetable shows that a session covers the class', async () => {
    const [date = ''] = slot.dateStart.split('#');
    await page.goto(`/timetable?${new URLSearchParams({ date, activity: 'mat' })}`);
    await expect(timetable.head(slot)).toContainText('1 session');
  });

  await test.step('checkout selects the pack, asks for no details and books with one session', async () => {
    await hold(slot);
    await expect(getPaymentMethods(page).getByRole('radio', { name: `${pack} £0` })).toBeChecked();
    await expect(getPaymentMethods(page)).toContainText('10 of 10 sessions left');
    await expect(getPaymentMethods(page)).toContainText('This booking uses 1.');
    await expect(
      checkout.visible(/^Cancel by .+ and we’ll return 1 session to Class Pack of 10\.$/),
    ).toBeVisible();
    await expect(checkout.field('First name')).toBeHidden();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Book with 1 session' }).click();
    await confirmation.expectConfirmed();
    await expect(getPriceRegion(page)).toContainText(`Paid with 1 session from ${pack}, 9 left.`);
  });

  await test.step('the timetable shows that the member is already booked', async () => {
    const confirmed = page.url();
    await timetable.openAt(slot);
    await expect(timetable.head(slot)).toContainText('You’re booked');
    await expect(timetable.row(slot)).toContainText('Book a place for someone else?');
    await page.goto(confirmed);
    await confirmation.expectConfirmed();
  });

  await test.step('My bookings links to the booking; cancelling shows the consequence and returns the session', async () => {
    const address = new URL(page.url()).searchParams;
    const bookingsLink = page.getByRole('main').getByRole('link', { name: 'My bookings' });
    await expect(bookingsLink).toHaveAttribute('href', '/bookings');
    await expect(page.getByRole('button', { name: 'Download receipt' })).toBeDisabled();
    // The pack's invoice, once it has a number.
    const invoice = page.getByRole('link', { name: 'Download invoice' });
    await expect(async () => {
      await page.reload();
      await expect(invoice).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(
      page.getByText(`You paid with a session from ${pack}, so there’s no card receipt.`),
    ).toBeVisible();
    await expect(invoice).toHaveAttribute('target', '_blank');
    const invoiceResponse = await page.request.get((await invoice.getAttribute('href')) ?? '');
    expect(invoiceResponse.headers()['content-type']).toBe('application/pdf');
    await page.goto(`/booking/${address.get('booking')}?k=${address.get('k')}`);
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await expect(dialog).toContainText(`We’ll return 1 session to ${pack}.`);
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(confirmation.heading('Booking cancelled')).toBeVisible();
    const refund = page.getByRole('region', { name: 'Session returned' });
    await expect(refund).toContainText(`returned your session to ${pack}. You have 10 sessions left.`);
    await expectNoAxeViolations(page);
  });
});

test('a pack pays for four places, each with a name and a code; the card pays when it is chosen @phone-only @nightly', async ({
  page,
  url,
  studio,
  timetable,
  hold,
  checkout,
  confirmation,
  consoleGuard,
}) => {
  test.slow();
  consoleGuard.allow(/status of 409/);
  await openMemberWithPack(page, url);

  await test.step('four places take four sessions, and every attendee is named', async () => {
    const slot = await findClass(studio, { daysAhead: 6, activity: 'mat' });
    await timetable.openAt(slot);
    const addPlaceButton = timetable.row(slot).getByRole('button', { name: 'More places' });
    await waitUntilHydrated(addPlaceButton);
    for (const _ of [2, 3, 4]) await addPlaceButton.click();
    await timetable.bookButton(slot).click();
    const bookButton = page.getByRole('button', { name: 'Book with 4 sessions' });
    await bookButton.click();
    await expect(checkout.problem('Six things to fix before booking')).toBeFocused();
    for (const [index, name] of ['Ana', 'Ben', 'Cleo'].entries()) {
      const person = page.getByRole('group', { name: `Guest ${index + 2}` });
      await person.getByRole('textbox', { name: 'First name' }).fill(name);
      await person.getByRole('textbox', { name: 'Surname' }).fill('Okafor');
    }
    await expectNoAxeViolations(page);
    await bookButton.click();
    await confirmation.expectConfirmed();
    await expect(getPriceRegion(page)).toContainText(`${pack}, 6 left.`);
    await expect(getPriceRegion(page)).toContainText('1 of 4');
    const places = page.getByRole('navigation', { name: 'Places in this booking' });
    const first = await confirmation.code();
    await places.getByRole('link', { name: 'Cleo Okafor' }).click();
    await expect(confirmation.codeCard.getByRole('heading', { name: 'Cleo Okafor' })).toBeVisible();
    await expect.poll(() => confirmation.code()).not.toBe(first);
  });

  await test.step('a session used up in the meantime is reported, and the current payment method is shown', async () => {
    const slot = await findClass(studio, { daysAhead: 7, activity: 'mat' });
    await hold(slot);
    const rejection = { ok: false, code: 'entitlement_used_up', message: 'That session has been used.' };
    await page.route(
      `**${apiBase}${paths.book}`,
      (route) => route.fulfill({ status: 409, json: rejection }),
      {
        times: 1,
      },
    );
    await page.getByRole('button', { name: 'Book with 1 session' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'has just been used' })).toBeVisible();
    await expect(getPaymentMethods(page).getByRole('radio', { name: `${pack} £0` })).toBeChecked();
    await checkout.expectHeld();
  });

  await test.step('after switching to the card an unknown code is rejected, and the card pays', async () => {
    await getPaymentMethods(page)
      .getByRole('radio', { name: /^Card £/ })
      .check();
    await expect(checkout.visible(/^Free to cancel until .+ We’ll refund your card\.$/)).toBeVisible();
    await checkout.applyCode('never-made');
    await expect(page.getByRole('alert').filter({ hasText: 'isn’t valid' })).toBeVisible();
    await checkout.expectPaymentOpen();
    await checkout.pay(testCards.pays);
    await confirmation.expectConfirmed();
    await expect(page.getByRole('region', { name: 'Paid', exact: true })).toContainText('Visa ending 4242');
  });
});
