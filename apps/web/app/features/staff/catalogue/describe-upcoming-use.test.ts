import { expect, it } from 'vitest';
import { describeUpcomingUse } from './describe-upcoming-use.ts';

const use = { upcomingClasses: 5, upcomingBookings: 2, recurringClasses: 0 };

it('says what archiving does to upcoming classes', () => {
  expect(describeUpcomingUse(use)).toEqual([
    '5 scheduled classes will go ahead. 2 have bookings, holds or a waiting list: to stop them, cancel them on the timetable. You can remove the others below.',
  ]);
  expect(describeUpcomingUse({ ...use, upcomingBookings: 0 })).toEqual([
    '5 scheduled classes will go ahead, unless you remove them below.',
  ]);
  expect(describeUpcomingUse({ ...use, upcomingClasses: 1, upcomingBookings: 1 })).toEqual([
    '1 scheduled class will go ahead. 1 has bookings, holds or a waiting list: to stop it, cancel it on the timetable.',
  ]);
  expect(describeUpcomingUse({ upcomingClasses: 0, upcomingBookings: 0, recurringClasses: 1 })).toEqual([
    '1 recurring class will end after the last scheduled date. Restoring won’t restart this recurring class.',
  ]);
});
