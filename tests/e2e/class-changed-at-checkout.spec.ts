import { paths } from '@studio/contracts/paths';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { addSoundHealing } from './journeys/add-class.ts';
import { testCards } from './journeys/checkout-page.ts';
import { findClass, listClassesOn } from './journeys/find-class.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { createCallerFromPage, openStaffBrowser } from './journeys/staff-login.ts';

test('a class that changes while a guest is at Pay must be confirmed before the charge @phone @nightly', async ({
  browser,
  page,
  url,
  studio,
  hold,
  checkout,
  confirmation,
}, { project }) => {
  const desk = await openStaffBrowser(browser, url, 'staff', '/admin');
  const staff = await createCallerFromPage(desk.page, url);
  // No other class takes place late in the evening; each project has its own day.
  const open = await findClass(studio, { daysAhead: project.name === 'phone' ? 16 : 13 });
  const date = open.dateStart.slice(0, 10);
  expect(date >= addDays(toLondonDate(new Date()), 13)).toBe(true);
  const { classId } = await addSoundHealing(staff, [toLondonInstant(date, '21:30')]);
  const slot = (await listClassesOn(studio, date)).find((candidate) => candidate.classId === classId);
  if (!slot) throw new Error('The class is not on the timetable.');

  await hold(slot);
  const guest = createGuest('Mabel');
  await checkout.fillDetails(guest);
  await checkout.openPayment();
  await checkout.fillCard(testCards.pays);
  const change = (changes: object) => staff.call(paths.timetableChange, { classId, scope: 'one', changes });
  expect((await change({ time: '21:50' })).status).toBe(200);
  await checkout.payButton.click();

  const changed = page.getByRole('region', { name: 'This class has changed' });
  await expect(changed.getByRole('heading')).toBeFocused();
  await expect(changed).toContainText('was 21:30');
  await expect(changed).toContainText('now 21:50');
  await expect(changed).toContainText('you haven’t been charged');
  await expect(changed).not.toContainText('Studio');
  await expect(checkout.payButton).toBeHidden();
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(changed).toContainText('now 21:50');

  await changed.getByRole('button', { name: 'Book anyway' }).click();
  await expect(changed).toBeHidden();
  await checkout.expectDetails(guest);
  await checkout.openPayment();
  await checkout.pay(testCards.pays);
  await confirmation.expectConfirmed();
  await expect(page.getByRole('main')).toContainText('21:50');
  await expect(page.getByText('Your class has changed since you chose it')).toHaveCount(0);
  expect(desk.guard.unexpected()).toEqual([]);
});
