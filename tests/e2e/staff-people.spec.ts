import { paths } from '@studio/contracts/paths';
import type { Caller } from '../races/harness/api-client.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { addClass } from './journeys/add-class.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { createCallerFromPage, logInAs } from './journeys/staff-login.ts';

const hourMs = 3_600_000;

/** Adds a class for this journey, in the first hour from then on with a free room and instructor. */
const addReformer = (staff: Caller, hoursAhead: number) =>
  addClass(staff, {
    classTypeId: 'dynamic-reformer',
    instructorIds: ['ines-duarte'],
    starts: Array.from({ length: 16 }, (_, hours) => new Date(Date.now() + (hoursAhead + hours) * hourMs)),
  });

test('the desk finds a person, gives a pack, books, takes cash, moves, cancels late, and returns the session @phone', async ({
  page,
  url,
}) => {
  await logInAs(page, 'staff', '/admin/people');
  const staff = await createCallerFromPage(page, url);
  const { email } = createGuest('Orla');
  const person = { firstName: 'Orla', lastName: `Quill ${email.slice(0, 8)}`, email, phone: '' };
  await staff.call(paths.personAdd, person);
  const first = await addReformer(staff, 2);
  const second = await addReformer(staff, 3);
  const main = page.getByRole('main');

  await expect(main.getByRole('searchbox', { name: 'Search clients' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(email);
  await expect(main.getByText('1 client', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Orla Quill');

  await main.getByRole('button', { name: 'Give complimentary sessions' }).click();
  const giveDialog = page.getByRole('dialog', { name: /Give complimentary sessions/ });
  await giveDialog.getByRole('combobox', { name: 'Product' }).selectOption({ label: 'Reformer Pack of 10' });
  await giveDialog.getByRole('button', { name: 'Give complimentary sessions', exact: true }).click();
  await expect(giveDialog.getByRole('alert')).toContainText('Enter a reason of at least 3 characters.');
  await giveDialog.getByRole('textbox', { name: 'Reason' }).fill('won at the autumn fair');
  await giveDialog.getByRole('button', { name: 'Give complimentary sessions', exact: true }).click();
  await expect(giveDialog).toBeHidden();
  const sessions = main.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByText('10 of 10 left')).toBeVisible();

  const bookings = main.getByRole('region', { name: 'Bookings' });
  const bookDialog = page.getByRole('dialog', { name: /Book for Orla/ });
  const bookClass = async (chosen: { classId: string; date: string }, pay: RegExp, button: RegExp) => {
    await main.getByRole('button', { name: 'Book for this client' }).click();
    await bookDialog.getByLabel(/^Day/).fill(chosen.date);
    await bookDialog.locator(`label:has(input[value="${chosen.classId}"])`).click();
    await bookDialog.locator('label').filter({ hasText: pay }).click();
    await expectNoAxeViolations(page);
    await bookDialog.getByRole('button', { name: button }).click();
    await expect(bookDialog).toBeHidden();
  };
  await bookClass(first, /Reformer Pack of 10/, /Book with 1 session/);
  await expect(sessions.getByText('9 of 10 left')).toBeVisible();
  await bookClass(second, /Pay later at the front desk/, /Book and pay £.* later/);
  await bookings.getByRole('button', { name: /^Take payment/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Take £/ })
    .click();
  await expect(bookings.getByText('Cash', { exact: true })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Payments and invoices' }).getByText('Cash')).toBeVisible();

  const third = await addReformer(staff, 30);
  await bookings.getByRole('button', { name: /^Move/ }).last().click();
  const moveDialog = page.getByRole('dialog', { name: 'Move booking' });
  await moveDialog.getByLabel(/^Day/).fill(third.date);
  await moveDialog.locator(`label:has(input[value="${third.classId}"])`).click();
  await moveDialog.getByRole('button', { name: 'Move booking', exact: true }).click();
  await expect(moveDialog.getByRole('alert')).toContainText('less than 24 hours');
  await moveDialog.getByRole('textbox', { name: 'Reason' }).fill('her train stands still');
  await moveDialog.getByRole('button', { name: 'Move booking', exact: true }).click();
  await expect(moveDialog).toBeHidden();

  await bookings
    .getByRole('button', { name: /^Cancel/ })
    .first()
    .click();
  const cancelDialog = page.getByRole('dialog', { name: 'Cancel booking' });
  await cancelDialog.getByRole('textbox', { name: 'Reason' }).fill('a fever');
  await expectNoAxeViolations(page);
  await cancelDialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(cancelDialog).toBeHidden();
  await expect(sessions.getByText('10 of 10 left')).toBeVisible();
  // A toast covers part of the page.
  await page
    .locator('#toast:popover-open')
    .evaluateAll(([toast]) => (toast as HTMLElement | undefined)?.hidePopover());
  await expectNoAxeViolations(page);
});
