import { expect, it } from 'vitest';
import { describeUpcomingUse } from './describe-upcoming-use.ts';

const use = { upcomingClasses: 5, upcomingBookings: 2, recurringClasses: 0 };

it('says what archiving does to upcoming classes', () => {
  expect(describeUpcomingUse(use)).toEqual([
    '5 scheduled classes will go ahead. 2 have bookings, holds or a waiting list. To stop these classes, cancel them on the timetable.',
  ]);
});
