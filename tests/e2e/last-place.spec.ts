import { testCards } from './journeys/checkout-page.ts';
import { findClass } from './journeys/find-class.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { holdAllBut } from './journeys/other-browsers.ts';
import { TimetablePage } from './journeys/timetable-page.ts';

test('two people want the last place: one books it, the other sees a friendly message and the class full @nightly', async ({
  browser,
  url,
  studio,
  timetable,
  hold,
  checkout,
  confirmation,
}) => {
  const slot = await findClass(studio, { daysAhead: 6, activity: 'mat' });
  await holdAllBut(url, slot, 1);
  const otherContext = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const other = new TimetablePage(await otherContext.newPage());
  await other.openAt(slot);
  await expect(other.head(slot)).toContainText('1 left');

  await hold(slot);
  await other.bookButton(slot).click();
  const holdError = other.row(slot).getByRole('alert');
  await expect(holdError).toContainText('Could not hold the class');
  await expect(holdError).toContainText('Sorry, this class has just filled up.');
  await expect(other.head(slot)).toContainText('Full');
  await expect(other.bookButton(slot)).toBeDisabled();
  await otherContext.close();

  await checkout.fillDetails(createGuest('Winnie'));
  await checkout.openPayment();
  await checkout.pay(testCards.pays);
  await confirmation.expectConfirmed();
  await timetable.openAt(slot);
  await expect(timetable.head(slot)).toContainText('Full');
});

test('the number of places left updates while the page is open @nightly', async ({
  page,
  url,
  studio,
  timetable,
}) => {
  const slot = await findClass(studio, { daysAhead: 7, activity: 'yoga' });
  await page.clock.install();
  await timetable.openAt(slot);
  await expect(timetable.head(slot)).toContainText(`${slot.capacityLeft} places`);
  await holdAllBut(url, slot, 2);
  await page.clock.fastForward('00:20');
  await expect(timetable.head(slot)).toContainText('2 left');
  await holdAllBut(url, { ...slot, capacityLeft: 2 }, 0);
  await page.clock.fastForward('00:20');
  await expect(timetable.head(slot)).toContainText('Full');
  await expect(timetable.bookButton(slot)).toBeDisabled();
});
