import { apiBase, paths } from '@studio/contracts/paths';
import type { ClassSlot } from '@studio/contracts/timetable';
import { formatDayLong } from '@studio/domain/time/format-london';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { isOpenToEveryone } from '@studio/domain/timetable/audience-tags';
import type { Caller } from '../races/harness/api-client.ts';
import { delayRequests } from './harness/delay-requests.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { testCards } from './journeys/checkout-page.ts';
import { claimFirst, getClass, listClassesOn } from './journeys/find-class.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { holdAllBut } from './journeys/other-browsers.ts';
import { logInAs } from './journeys/staff-login.ts';
import {
  cancelFromEmail,
  createFullClass,
  extractEntryLink,
  formatStart,
  joinWaitingList,
  openJoinSheet,
} from './journeys/waiting-list.ts';

const member = 'member@miles-street.example';

test('a guest joins, another cancels, and the email’s link leads to the place and to the booking @phone', async ({
  page,
  context,
  url,
  studio,
  checkout,
  confirmation,
  mailbox,
}) => {
  test.slow();
  const [owner, next] = [createGuest('Orla'), createGuest('Nell')];
  const slot = await createFullClass(url, studio, owner, 6);
  expect(slot.capacityLeft).toBe(0);

  const sheet = await openJoinSheet(page, slot);
  await sheet.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(sheet.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await expect(sheet.getByText('First name is required.')).toBeVisible();
  await expectNoAxeViolations(page);
  await sheet.getByRole('textbox', { name: 'First name' }).fill(next.firstName);
  await sheet.getByRole('textbox', { name: 'Surname' }).fill(next.lastName);
  await sheet.getByRole('textbox', { name: 'Email' }).fill(next.email);
  await sheet.getByRole('button', { name: 'Join the waiting list' }).click();
  const joined = page.getByRole('dialog', { name: 'Confirm your place on the waiting list' });
  await expect(
    joined.getByText('Check your email and confirm your place on the waiting list.'),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  const entryPath = await joined.getByRole('link', { name: 'Not confirmed' }).getAttribute('href');
  await joined.getByRole('button', { name: 'Done' }).click();

  // The page opened in the browser that joined says where to confirm; only the emailed link has the button.
  await page.goto(entryPath ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your place on the waiting list isn’t confirmed yet',
  );
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm waiting list place' })).toHaveCount(0);
  const welcome = await mailbox.waitFor(next.email, /^Confirm your place on the waiting list: /);
  await page.goto(extractEntryLink(welcome));
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Confirm waiting list place' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the waiting list');
  await expect(page.getByText('You’re next on the waiting list')).toBeVisible();
  await expectNoAxeViolations(page);

  await cancelFromEmail(context, await mailbox.waitFor(owner.email, /^Booked: /));
  const offer = await mailbox.waitFor(next.email, /^Place available until /);
  expect(offer.subject).toContain(formatStart(slot));
  // The offered place is reserved: others still see the class as full.
  expect((await getClass(studio, slot)).capacityLeft).toBe(0);
  await page.goto(extractEntryLink(offer));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A place is available');
  await expect(page.getByRole('timer')).toContainText(/\d+:\d\d/);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Book this place' }).click();
  await checkout.expectHeld();
  await checkout.fillDetails(next);
  await checkout.openPayment();
  await checkout.pay(testCards.pays);
  await confirmation.expectConfirmed();

  await page.goto(extractEntryLink(offer));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’ve got a place');
});

test('a member finds a waiting-list entry among their bookings and leaves the list @phone-only @nightly', async ({
  page,
  url,
  studio,
}) => {
  const slot = await createFullClass(url, studio, createGuest('Petra'), 8);
  await logInAs(page, 'member', '/');
  const sheet = await openJoinSheet(page, slot);
  await expect(sheet.getByText(`We’ll email ${member}.`)).toBeVisible();
  await joinWaitingList(page, sheet);

  await page.goto('/bookings');
  const day = page.getByRole('region', { name: formatDayLong(slot.dateStart.slice(0, 10)) });
  const row = day.getByRole('group').filter({ hasText: 'Next on the waiting list' });
  await row.getByText(slot.className).first().click();
  await expect(row.getByText('We’ll email you when a place becomes available.')).toBeVisible();
  await expectNoAxeViolations(page);
  await row.getByRole('link', { name: 'Your place on the waiting list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the waiting list');
  await page.getByRole('button', { name: 'Leave waiting list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’ve left the waiting list');
});

test('on a slow connection nothing is clickable before it has its final position @phone-only @nightly', async ({
  page,
  url,
  studio,
}) => {
  const slot = await createFullClass(url, studio, createGuest('Ottilie'), 8);
  await logInAs(page, 'member', '/');
  const releaseProfile = await delayRequests(page, /\/idp\/$/);
  const releaseCards = await delayRequests(page, new RegExp(`${apiBase}${paths.membershipList}$`));
  const sheet = await openJoinSheet(page, slot);
  const loading = sheet.getByRole('status', { name: 'Loading your details' });
  const controls = sheet.getByRole('textbox').or(sheet.getByRole('button', { name: /^Join/ }));
  await expect(controls).toHaveCount(0);
  await expect(loading).toBeVisible();
  releaseProfile();
  await expect(loading).toBeVisible();
  await expect(controls).toHaveCount(0);
  releaseCards();
  await expect(sheet.getByText(`We’ll email ${member}.`)).toBeVisible();
  await expect(loading).toHaveCount(0);
  await joinWaitingList(page, sheet);
});

test('a full class on a class page can be waited for there, with a script loaded on demand @phone @nightly', async ({
  page,
  url,
  studio,
  mailbox,
}, { project }) => {
  // Each project fills its own class, since both run concurrently.
  const [activity, path] =
    project.name === 'phone' ? (['mat', 'mat-pilates'] as const) : (['reformer', 'reformer'] as const);
  const slot = await claimListedOnPage(studio, activity);
  await holdAllBut(url, slot, 0);
  const next = createGuest('Sabine');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`/classes/${path}`);
  const row = page
    .getByRole('region', { name: 'Price and availability' })
    .getByRole('listitem')
    .filter({ hasText: 'Full' })
    .filter({ hasText: slot.dateStart.slice(11) });
  const join = row.getByRole('button', { name: 'Join the waiting list' });
  await expect(join).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((address) => /join-(waiting-list|sheet)/.test(address))).toEqual([]);
  // The header shrinks while scrolling, which moves the panel; the click needs a stable position.
  await join.scrollIntoViewIfNeeded();
  await expectNoAxeViolations(page);
  await join.click();
  const sheet = page.getByRole('dialog', { name: 'Join the waiting list' });
  await sheet.getByRole('textbox', { name: 'First name' }).fill(next.firstName);
  await sheet.getByRole('textbox', { name: 'Surname' }).fill(next.lastName);
  await sheet.getByRole('textbox', { name: 'Email' }).fill(next.email);
  await joinWaitingList(page, sheet, 'Confirm your place on the waiting list');
  await expect(row.getByText('Check your email to confirm.')).toBeVisible();
  await expect(row.getByRole('link', { name: 'Your place on the waiting list' })).toBeVisible();
  expect(scripts.filter((address) => /join-waiting-list-sheet-/.test(address))).toHaveLength(1);
  await mailbox.waitFor(next.email, /^Confirm your place on the waiting list: /);
});

/** Returns one of the four classes that an activity's page lists. */
async function claimListedOnPage(studio: Caller, activity: 'mat' | 'reformer'): Promise<ClassSlot> {
  const listed: ClassSlot[] = [];
  for (let day = 0; listed.length < 4 && day < 10; day += 1) {
    const slots = await listClassesOn(studio, addDays(toLondonDate(new Date()), day));
    listed.push(
      ...slots.filter(({ activityType, tags }) => activityType === activity && isOpenToEveryone(tags)),
    );
  }
  const slot = await claimFirst(listed.slice(0, 4).reverse());
  if (!slot) throw new Error(`Other journeys have all four classes of ${activity} on its page.`);
  return slot;
}
