import type { GetRosterResponse, RosterRow } from '@studio/contracts/staff-check-in';
import { expect, it } from 'vitest';
import { findBookingOffline } from './find-booking-offline.ts';

const name = {
  bookingId: 'b',
  displayCode: 'M5DK81TC',
  name: 'Priya Shah',
  status: 'CONFIRMED' as const,
  checkedInAt: null,
  bed: 'Bed 4',
};
const klass = {
  classId: 'c',
  title: 'Dynamic Reformer Pilates',
  studio: 'Studio 1',
  instructor: 'Noor Haddad',
  capacity: 10,
  start: '2026-11-20T18:15:00.000Z',
  end: '2026-11-20T19:10:00.000Z',
};
const day = {
  ok: true as const,
  date: '2026-11-20',
  classId: 'c',
  classes: [
    { ...klass, classId: 'earlier', names: [] },
    { ...klass, names: [name] },
  ],
};
const row: RosterRow = {
  ...name,
  guestOf: null,
  paidWith: 'Drop-in',
  sessionsLeft: null,
  duePence: 2500,
  firstVisit: false,
  milestone: null,
  lateCancellations: 0,
  healthFormDue: false,
  hasNote: false,
  personId: null,
};
const list = (classId: string, rows: RosterRow[]) => ({
  ok: true as const,
  class: { ...klass, classId },
  rows,
});
const offlineRoster = { day, rosters: [] };

it('finds a code among the day’s bookings, in any class', () => {
  expect(findBookingOffline(offlineRoster, 'M5DK81TC')).toMatchObject({
    booking: { ...name, details: null },
    klass,
  });
  expect(findBookingOffline(offlineRoster, '00000000')).toBeNull();
  expect(findBookingOffline({ ...offlineRoster, day: null }, 'M5DK81TC')).toBeNull();
});

it('takes the amount due from a shown list of the same class', () => {
  const detailsWith = (...rosters: GetRosterResponse[]) =>
    findBookingOffline({ ...offlineRoster, rosters }, 'M5DK81TC')?.booking.details;
  expect(detailsWith(list('earlier', []), list('c', [row]))).toMatchObject({ duePence: 2500 });
  expect(detailsWith(list('earlier', []))).toBeNull();
});
