import type { Locator, Page } from '@playwright/test';
import { apiBase, paths } from '@studio/contracts/paths';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { AccountPage } from './journeys/account-page.ts';
import { testCards } from './journeys/checkout-page.ts';
import { findClass } from './journeys/find-class.ts';
import { expect, test } from './journeys/journey.ts';
import { boughtBefore } from './journeys/other-browsers.ts';

const pack = 'Class Pack of 10';

/** Opens the account of a new member who has the shareable pack for mat and yoga. */
async function haveBoughtPack(page: Page, url: string): Promise<void> {
  const account = await new AccountPage(page).openAsNewMember('/account');
  await boughtBefore(url, account.accessToken, 'class-pack-10');
}

const payWith = (page: Page): Locator => page.getByRole('group', { name: 'What you pay with' });
const price = (page: Page): Locator => page.getByRole('region', { name: 'Nothing to pay' });

test('a session of a pack pays for a class; cancelled in time, it comes back', async ({
  page,
  url,
  studio,
  timetable,
  hold,
  checkout,
  confirmation,
}) => {
  test.slow();
  await haveBoughtPack(page, url);
  const slot = await findClass(studio, { daysAhead: 5, activity: 'mat' });

  await test.step('the timetable says that a session covers it', async () => {
    const [date = ''] = slot.dateStart.split('#');
    await page.goto(`/timetable?${new URLSearchParams({ date, activity: 'mat' })}`);
    await expect(timetable.head(slot)).toContainText('1 session');
  });

  await test.step('checkout chooses the pack, asks for nothing, and books with one session', async () => {
    await hold(slot);
    await expect(payWith(page).getByRole('radio', { name: `${pack} £0` })).toBeChecked();
    await expect(payWith(page)).toContainText('10 of 10 sessions left');
    await expect(payWith(page)).toContainText('This uses one.');
    await expect(
      checkout.visible(/^Cancel by .+ and the session comes back to Class Pack of 10\.$/),
    ).toBeVisible();
    await expect(checkout.field('First name')).toBeHidden();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Book with 1 session' }).click();
    await confirmation.expectConfirmed();
    await expect(price(page)).toContainText(`Paid with 1 session of ${pack}, 9 left.`);
  });

  await test.step('the timetable says that there is a place already', async () => {
    const confirmed = page.url();
    await timetable.openAt(slot);
    await expect(timetable.head(slot)).toContainText('You are booked');
    await expect(timetable.row(slot)).toContainText('Book another for somebody else?');
    await page.goto(confirmed);
    await confirmation.expectConfirmed();
  });

  await test.step('My bookings leads to it; the consequence is said, then the session is back', async () => {
    const address = new URL(page.url()).searchParams;
    const all = page.getByRole('main').getByRole('link', { name: 'My bookings' });
    await expect(all).toHaveAttribute('href', '/bookings');
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
    const paper = await page.request.get((await invoice.getAttribute('href')) ?? '');
    expect(paper.headers()['content-type']).toBe('application/pdf');
    await page.goto(`/booking/${address.get('booking')}?k=${address.get('k')}`);
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await expect(dialog).toContainText(`The session goes back to ${pack}.`);
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(confirmation.heading('Booking cancelled')).toBeVisible();
    const back = page.getByRole('region', { name: 'Your session is back' });
    await expect(back).toContainText(`gone back to ${pack}. You have 10 left.`);
    await expectNoAxeViolations(page);
  });
});

test('four places from one pack, each with a name and a code; the card pays when it is chosen @phone-only @nightly', async ({
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
  await haveBoughtPack(page, url);

  await test.step('four places take four sessions, and everybody is named', async () => {
    const slot = await findClass(studio, { daysAhead: 6, activity: 'mat' });
    await timetable.openAt(slot);
    const more = timetable.row(slot).getByRole('button', { name: 'More places' });
    await waitUntilHydrated(more);
    for (const _ of [2, 3, 4]) await more.click();
    await timetable.bookButton(slot).click();
    const act = page.getByRole('button', { name: 'Book with 4 sessions' });
    await act.click();
    await expect(checkout.problem('Six things to finish before booking')).toBeFocused();
    for (const [nth, name] of ['Ana', 'Ben', 'Cleo'].entries()) {
      const person = page.getByRole('group', { name: `The ${['second', 'third', 'fourth'][nth]} person` });
      await person.getByRole('textbox', { name: 'First name' }).fill(name);
      await person.getByRole('textbox', { name: 'Surname' }).fill('Okafor');
    }
    await expectNoAxeViolations(page);
    await act.click();
    await confirmation.expectConfirmed();
    await expect(price(page)).toContainText(`${pack}, 6 left.`);
    await expect(price(page)).toContainText('1 of 4');
    const places = page.getByRole('navigation', { name: 'Places of this booking' });
    const first = await confirmation.code();
    await places.getByRole('link', { name: 'Cleo Okafor' }).click();
    await expect(confirmation.codeCard.getByRole('heading', { name: 'Cleo Okafor' })).toBeVisible();
    await expect.poll(() => confirmation.code()).not.toBe(first);
  });

  await test.step('a session that went meanwhile is told calmly, and what pays now is shown', async () => {
    const slot = await findClass(studio, { daysAhead: 7, activity: 'mat' });
    await hold(slot);
    const gone = { ok: false, code: 'entitlement_used_up', message: 'That session has been used.' };
    await page.route(`**${apiBase}${paths.book}`, (route) => route.fulfill({ status: 409, json: gone }), {
      times: 1,
    });
    await page.getByRole('button', { name: 'Book with 1 session' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'has been used meanwhile' })).toBeVisible();
    await expect(payWith(page).getByRole('radio', { name: `${pack} £0` })).toBeChecked();
    await checkout.expectHeld();
  });

  await test.step('the card is switched to; a code that nobody has made is refused; the card pays', async () => {
    await payWith(page)
      .getByRole('radio', { name: /^Card £/ })
      .check();
    await expect(
      checkout.visible(/^Free to cancel until .+ The money goes back to your card\.$/),
    ).toBeVisible();
    await checkout.applyCode('never-made');
    await expect(page.getByRole('alert').filter({ hasText: 'not valid' })).toBeVisible();
    await checkout.expectPaymentOpen();
    await checkout.pay(testCards.pays);
    await confirmation.expectConfirmed();
    await expect(page.getByRole('region', { name: 'Paid', exact: true })).toContainText('Visa ending 4242');
  });
});
