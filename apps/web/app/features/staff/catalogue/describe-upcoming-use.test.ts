import { expect, it } from 'vitest';
import { describeUpcomingClassesOption, describeUpcomingUse } from './describe-upcoming-use.ts';

const use = { upcomingClasses: 5, upcomingBookings: 2, recurringClasses: 0 };

it('offers to update only the classes that can change, and says what stays the same', () => {
  const { label, help } = describeUpcomingClassesOption(use);
  expect(label).toBe('Also update 3 upcoming classes without bookings, holds or a waiting list');
  expect(help).toBe(
    '2 classes with bookings, holds or a waiting list won’t change. The number of places doesn’t change. A series with its own price keeps that price. A class that would overlap the next one keeps its length.',
  );
  expect(describeUpcomingClassesOption({ ...use, upcomingBookings: 0 }).help).toMatch(
    /^The number of places/,
  );
});

it('offers no update when every upcoming class has bookings, holds or a waiting list', () => {
  expect(describeUpcomingClassesOption({ ...use, upcomingBookings: 5 })).toEqual({
    label: null,
    help: '5 classes with bookings, holds or a waiting list won’t change.',
  });
});

it('says what archiving does to upcoming classes', () => {
  expect(describeUpcomingUse(use)).toEqual([
    '5 scheduled classes go ahead. 2 have bookings, holds or a waiting list. To stop these classes, cancel them on the timetable.',
  ]);
});
