import { formatMonth } from '@studio/domain/time/format-london';
import { addDays, getMondayIndex, getStartOfMonth } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { testCards } from './journeys/checkout-page.ts';
import { findClass } from './journeys/find-class.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { pressUntilFocused } from './journeys/press-until-focused.ts';

test('a class is found, held and paid by keyboard alone', async ({
  page,
  studio,
  timetable,
  checkout,
  confirmation,
}) => {
  const { keyboard } = page;
  const guest = createGuest('Keiko');
  const slot = await findClass(studio, { daysAhead: 8, activity: 'yoga' });
  const date = slot.dateStart.slice(0, 10);

  await test.step('activity and day', async () => {
    await timetable.open();
    await pressUntilFocused(page, 'Tab', timetable.picker.getByRole('link', { name: 'Yoga' }));
    await keyboard.press('Enter');
    await expect(timetable.picker.getByRole('link', { name: 'Yoga' }).and(timetable.current)).toBeFocused();
    await pressUntilFocused(page, 'Tab', timetable.calendarDay(await timetable.chosenDate()));
    await pressUntilFocused(page, 'ArrowRight', timetable.calendarDay(date));
    await keyboard.press('Enter');
    await expect.poll(() => timetable.chosenDate()).toBe(date);
    await expect(timetable.calendarDay(date)).toBeFocused();
  });

  await test.step('class and hold', async () => {
    await pressUntilFocused(page, 'Tab', timetable.head(slot));
    await keyboard.press('Enter');
    await pressUntilFocused(page, 'Tab', timetable.bookButton(slot));
    await keyboard.press('Enter');
    await checkout.expectHeld();
  });

  await test.step('details', async () => {
    await pressUntilFocused(page, 'Tab', checkout.title);
    await keyboard.type(guest.title);
    for (const text of [guest.firstName, guest.lastName, guest.email, guest.phone]) {
      await keyboard.press('Tab');
      await keyboard.type(text);
    }
    await pressUntilFocused(page, 'Tab', checkout.terms);
    await keyboard.press('Space');
    await checkout.expectDetails(guest);
    await pressUntilFocused(page, 'Tab', checkout.continueButton);
    await keyboard.press('Enter');
  });

  await test.step('card', async () => {
    await checkout.expectPaymentOpen();
    await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused();
    await pressUntilFocused(page, 'Tab', checkout.cardNumber);
    // Each field moves the focus to the next when it's complete.
    await keyboard.type(`${testCards.pays.replaceAll(' ', '')}1234123`);
    await pressUntilFocused(page, 'Tab', checkout.payButton);
    await keyboard.press('Enter');
    await confirmation.expectConfirmed();
    await expect(confirmation.heading('Booking confirmed')).toBeFocused();
  });
});

test('in the month arrows move by day and week, Home and End within the week, Page Up and Down by month @nightly', async ({
  page,
  timetable,
}) => {
  const thisMonth = getStartOfMonth(toLondonDate(new Date()));
  const middle = (months: number) => addDays(getStartOfMonth(thisMonth, months), 14);
  const start = middle(1);
  const monday = addDays(start, -getMondayIndex(start));
  await timetable.open(`?date=${start}`);
  await timetable.calendarDay(start).focus();
  const moves: [key: string, to: string][] = [
    ['ArrowDown', addDays(start, 7)],
    ['ArrowRight', addDays(start, 8)],
    ['ArrowUp', addDays(start, 1)],
    ['ArrowLeft', start],
    ['Home', monday],
    ['End', addDays(monday, 6)],
  ];
  for (const [key, to] of moves) {
    await page.keyboard.press(key);
    await expect(timetable.calendarDay(to), `${key} leads to ${to}`).toBeFocused();
  }
  await timetable.calendarDay(start).focus();
  await page.keyboard.press('PageUp');
  await expect(timetable.calendarDay(middle(0))).toBeFocused();
  await expect(page.getByRole('grid', { name: formatMonth(thisMonth) })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(timetable.calendarDay(start)).toBeFocused();
  await expect(page.getByRole('gridcell')).toHaveCount(42);
});
