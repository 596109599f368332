import type { Locator, Page } from '@playwright/test';
import type { ClassSlot } from '@studio/contracts/timetable';
import { formatMomentShort } from '@studio/domain/time/format-london';
import type { Caller } from '../races/harness/api-client.ts';
import { expectNoAxeViolations } from './harness/accessibility.ts';
import type { Mail } from './harness/mailbox.ts';
import { waitUntilTakenOver } from './harness/state-change.ts';
import { cards } from './journeys/checkout-page.ts';
import { classNow, findClass } from './journeys/classes.ts';
import { type Guest, newGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { LoginForm } from './journeys/login-form.ts';
import { bookingLinkIn } from './journeys/mails.ts';
import { bookedBefore, holdAllBut } from './journeys/other-people.ts';

const member = 'member@miles-street.example';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** A class that is full now: others hold all places but one, which a guest has booked. */
async function fullClass(url: string, studio: Caller, owner: Guest, daysAhead: number): Promise<ClassSlot> {
  const slot = await findClass(studio, { daysAhead, activity: 'reformer' });
  await holdAllBut(url, slot, 1);
  await bookedBefore(url, slot, owner);
  return classNow(studio, slot);
}

/** Opens the sheet from the class's row on the timetable. */
async function openSheet(page: Page, slot: ClassSlot): Promise<Locator> {
  const [date = '', time = ''] = slot.dateStart.split('#');
  await page.goto(`/timetable?${new URLSearchParams({ date, time, class: slot.classId })}`);
  const row = page.locator(`[data-class="${slot.classId}"]`);
  await expect(row.getByRole('button', { name: 'Book', exact: true })).toBeDisabled();
  const join = row.getByRole('button', { name: 'Join the waiting list' });
  await waitUntilTakenOver(join);
  await join.click();
  const sheet = page.getByRole('dialog', { name: 'Join the waiting list' });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** The signed address of a place on a list. */
function waitingLinkIn(mail: Mail): string {
  return /http\S+\/waiting\/\S+/.exec(mail.text)?.[0] ?? '';
}

const waits = (slot: ClassSlot) => formatMomentShort(new Date(slot.start));

test('from both sides: somebody joins, somebody cancels, the mail’s link leads to the place and to the booking @phone', async ({
  page,
  context,
  url,
  studio,
  checkout,
  confirmation,
  mailbox,
}) => {
  test.slow();
  const [owner, next] = [newGuest('Orla'), newGuest('Nell')];
  const slot = await fullClass(url, studio, owner, 6);
  expect(slot.capacityLeft).toBe(0);

  const sheet = await openSheet(page, slot);
  await sheet.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(sheet.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await expect(sheet.getByText('First name is required.')).toBeVisible();
  await expectNoAxeViolations(page);
  await sheet.getByRole('textbox', { name: 'First name' }).fill(next.firstName);
  await sheet.getByRole('textbox', { name: 'Surname' }).fill(next.lastName);
  await sheet.getByRole('textbox', { name: 'Email' }).fill(next.email);
  await sheet.getByRole('button', { name: 'Join the waiting list' }).click();
  const joined = page.getByRole('dialog', { name: 'You are on the list' });
  await expect(joined.getByRole('link', { name: 'next in line' })).toBeVisible();
  await joined.getByRole('button', { name: 'Done' }).click();

  const welcome = await mailbox.waitFor(next.email, /^Waiting list: /);
  await page.goto(waitingLinkIn(welcome));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the waiting list');
  await expect(page.getByText('You are next in line')).toBeVisible();
  await expectNoAxeViolations(page);

  const other = await context.newPage();
  await other.goto(bookingLinkIn(await mailbox.waitFor(owner.email, /^Booked: /)).href);
  await other.getByRole('button', { name: 'Cancel booking' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Booking cancelled' })).toBeVisible();
  await other.close();

  const offer = await mailbox.waitFor(next.email, /^A place is yours until /);
  expect(offer.subject).toContain(waits(slot));
  // It belongs to who waits: everybody else still finds the class full.
  expect((await classNow(studio, slot)).capacityLeft).toBe(0);
  await page.goto(waitingLinkIn(offer));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A place has come free');
  await expect(page.getByRole('timer')).toContainText(/\d+:\d\d/);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Take the place' }).click();
  await checkout.expectHeld();
  await checkout.fillDetails(next);
  await checkout.openPayment();
  await checkout.pay(cards.pays);
  await confirmation.expectConfirmed();

  await page.goto(waitingLinkIn(offer));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The place is yours');
});

/** Logs in on the page for it. */
async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  const login = new LoginForm(page.getByRole('main'));
  await waitUntilTakenOver(login.email);
  await login.logIn(member);
  await page.waitForURL((to) => to.pathname === '/');
}

test('a member finds what they wait for above their bookings, and leaves it', async ({
  page,
  url,
  studio,
}) => {
  const slot = await fullClass(url, studio, newGuest('Petra'), 8);
  await logIn(page);
  const sheet = await openSheet(page, slot);
  await expect(sheet.getByText(`We write to ${member}.`)).toBeVisible();
  await sheet.getByRole('button', { name: 'Join the waiting list' }).click();
  await page
    .getByRole('dialog', { name: 'You are on the list' })
    .getByRole('button', { name: 'Done' })
    .click();

  await page.goto('/bookings');
  const list = page.getByRole('region', { name: 'Waiting lists' });
  await list.getByRole('link', { name: waits(slot) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the waiting list');
  await page.getByRole('button', { name: 'Leave the list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have left the list');
});
