import { formatDayLong, formatDayMedium } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { claimFirst, findClass, listClassesOn } from './journeys/find-class.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { createPaidBooking } from './journeys/other-browsers.ts';

/** Far enough west and east that the first and last class of a London day fall on another day there. */
for (const timezoneId of ['America/Los_Angeles', 'Pacific/Auckland']) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('sees London days and times, from the timetable to the confirmation @nightly', async ({
      page,
      url,
      studio,
      timetable,
      hold,
      checkout,
      confirmation,
    }) => {
      const [date = ''] = (await findClass(studio, { daysAhead: 10 })).dateStart.split('#');
      const slots = await listClassesOn(studio, date);
      const free = slots.filter(({ capacityLeft }) => capacityLeft > 0);
      const firstAndLast = [await claimFirst(free), await claimFirst(free.toReversed())];
      const times = slots.map((slot) => slot.dateStart.slice(11));

      await timetable.open(`?date=${date}`);
      await expect(timetable.list.getByRole('heading', { name: formatDayMedium(date) })).toBeVisible();
      await expect(timetable.list.locator('summary')).toHaveText(times.map((time) => new RegExp(`^${time}`)));
      const today = toLondonDate(new Date());
      const first = timetable.strip.locator('[data-date]').first();
      await expect(first).toHaveAttribute('data-date', today);
      await expect(first).toContainText('Today');

      for (const slot of firstAndLast) {
        if (!slot) continue;
        const time = slot.dateStart.slice(11);
        await hold(slot);
        await expect(checkout.order).toContainText(formatDayMedium(date));
        await expect(checkout.order).toContainText(`${time}–`);
        const { links } = await createPaidBooking(url, slot, createGuest('Zoe'));
        await page.goto(links.booking);
        await confirmation.expectConfirmed();
        await expect(confirmation.classCard).toContainText(formatDayLong(date));
        await expect(confirmation.classCard).toContainText(`${time}–`);
      }
    });
  });
}
