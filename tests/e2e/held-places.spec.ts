import type { Page } from '@playwright/test';
import { paths } from '@studio/contracts/paths';
import type { ClassSlot } from '@studio/contracts/timetable';
import { buildClassPath } from '@studio/domain/timetable/class-path';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { testCards } from './journeys/checkout-page.ts';
import { findClass, listClassesOn } from './journeys/find-class.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { holdAllBut } from './journeys/other-browsers.ts';

const heldBar = (page: Page) => page.getByRole('complementary', { name: 'Places we’re holding for you' });
const heldUntil = /Place held until \d\d:\d\d/;

test('a guest who holds the last place is linked back to checkout from every page @phone @nightly', async ({
  browser,
  page,
  url,
  studio,
  timetable,
  hold,
  checkout,
  confirmation,
}) => {
  const slot = await findClass(studio, { daysAhead: 8, activity: 'mat' });
  await holdAllBut(url, slot, 1);
  await hold(slot);
  const checkoutUrl = page.url();
  // The checkout page has its own timer.
  await expect(heldBar(page)).toHaveCount(0);

  await page.goto('/');
  await expect(heldBar(page)).toContainText(heldUntil);
  await expect(heldBar(page)).toContainText(slot.className);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(heldBar(page)).toContainText(heldUntil);
  await heldBar(page)
    .getByRole('link', { name: /^Continue/ })
    .click();
  await expect(page).toHaveURL(checkoutUrl);
  await checkout.expectHeld();

  const [date = '', time = ''] = slot.dateStart.split('#');
  await page.goto(`/timetable?${new URLSearchParams({ date, time, class: slot.classId })}`);
  await expect(timetable.head(slot)).toContainText(heldUntil);
  await expect(timetable.head(slot)).not.toContainText('Full');
  await expectNoAxeViolations(page);
  await timetable.row(slot).getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(checkoutUrl);

  // The collapsed row links to checkout, too.
  await page.goto(`/timetable?date=${date}`);
  await expect(timetable.head(slot)).toContainText(heldUntil);
  await expectNoAxeViolations(page);
  await timetable.list.getByRole('link', { name: /^Continue/ }).click();
  await expect(page).toHaveURL(checkoutUrl);

  await page.goto(buildClassPath(slot));
  await expect(page.getByRole('main')).toContainText(heldUntil);
  await expect(page.getByRole('main')).not.toContainText('Full: all');
  const ownTime = page.getByRole('region', { name: 'Other times' }).locator('[aria-current="page"]');
  await expect(ownTime).toContainText('Held for you');
  await expectNoAxeViolations(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Continue' })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(checkoutUrl);

  // Another browser sees the class as full and makes no extra requests.
  const otherContext = await browser.newContext({ baseURL: url });
  const other = await otherContext.newPage();
  const requestedPaths: string[] = [];
  other.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await other.goto(buildClassPath(slot));
  await expect(other.getByRole('main')).toContainText('Full: all');
  await expect(heldBar(other)).toHaveCount(0);
  expect(requestedPaths.filter((path) => path.endsWith(paths.holdGet) || path.includes('held-bar'))).toEqual(
    [],
  );
  await otherContext.close();

  await checkout.fillDetails(createGuest('Xenia'));
  await checkout.openPayment();
  await checkout.pay(testCards.pays);
  await confirmation.expectConfirmed();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(heldBar(page)).toHaveCount(0);
});

test('each of several holds has a row until it is released or expires @nightly', async ({
  page,
  studio,
  hold,
  checkout,
  consoleGuard,
}) => {
  // The page's clock is moved forward, so the server rejects its next call and returns the time.
  consoleGuard.allow(/status of 403/);
  await page.clock.install();
  const slots: ClassSlot[] = [];
  for (const activity of ['yoga', 'reformer'] as const)
    slots.push(await findClass(studio, { daysAhead: 9, activity }));
  for (const slot of slots) await hold(slot);
  await page.goto('/');
  await expect(heldBar(page).getByRole('listitem')).toHaveText(
    slots.map(({ className }) => new RegExp(`${heldUntil.source}.*${className}.*Continue`)),
  );
  await heldBar(page)
    .getByRole('link', { name: /^Continue/ })
    .last()
    .click();
  await checkout.expectHeld();
  await expect(heldBar(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Choose another class' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/timetable/);
  await expect(heldBar(page).getByRole('listitem')).toHaveText([new RegExp(slots[0]?.className ?? '')]);
  await page.clock.fastForward('10:05');
  await expect(heldBar(page)).toHaveCount(0);
});

test('opening a class scrolls its Book button and its price into view @phone-only @nightly', async ({
  studio,
  timetable,
}) => {
  const found = await findClass(studio, { daysAhead: 10, activity: 'reformer' });
  const [date = ''] = found.dateStart.split('#');
  await timetable.open(`?date=${date}`);
  const slots = await listClassesOn(studio, date);
  expect(slots.length).toBeGreaterThan(3);
  for (const slot of slots.slice(0, 4)) {
    const head = timetable.head(slot);
    // Moves the row to the bottom of the window, where its opened part would be below the window.
    await head.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await head.click();
    await expect(timetable.bookButton(slot)).toBeInViewport({ ratio: 1 });
    const price = timetable.row(slot).getByText(/^£\d/).filter({ visible: true }).last();
    await expect(price).toBeInViewport({ ratio: 1 });
    await expect(head.getByText(/£\d/).filter({ visible: true })).toHaveCount(1);
  }
});

test('the next classes on the home page show a held place before anyone touches them @nightly', async ({
  page,
  checkout,
}) => {
  const classes = page.locator('section[aria-labelledby=today]').getByRole('listitem').getByRole('link');
  await page.goto('/');
  await classes.filter({ hasNotText: 'Full' }).last().click();
  await page.getByRole('main').getByRole('button', { name: 'Book', exact: true }).click();
  await checkout.expectHeld();
  await page.goto('/');
  await expect(classes.filter({ hasText: 'Held for you' })).toHaveCount(1);
});
