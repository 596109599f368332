import type { AttendanceMark, RosterResponse, RosterRow } from '@studio/contracts/staff-check-in';
import { expect, it } from 'vitest';
import { findBookingOffline } from './find-booking-offline.ts';

const name = {
  bookingId: 'b',
  displayCode: 'M5DK81TC',
  name: 'Priya Shah',
  status: 'CONFIRMED' as const,
  checkedInAt: null,
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
  answersDue: false,
  note: false,
  personId: null,
};
const list = (classId: string, rows: RosterRow[]) => ({
  ok: true as const,
  class: { ...klass, classId },
  rows,
});
const known = { day, roster: null, queue: [] };

it('finds a code among the names of the day, in whatever class', () => {
  expect(findBookingOffline(known, 'M5DK81TC')).toMatchObject({ booking: { ...name, facts: null }, klass });
  expect(findBookingOffline(known, '00000000')).toBeNull();
  expect(findBookingOffline({ ...known, day: null }, 'M5DK81TC')).toBeNull();
});

it('knows what is to be paid from the list that was shown last, if it is of that class', () => {
  const factsBy = (roster: RosterResponse) =>
    findBookingOffline({ ...known, roster }, 'M5DK81TC')?.booking.facts;
  expect(factsBy(list('c', [row]))).toMatchObject({ duePence: 2500 });
  expect(factsBy(list('earlier', []))).toBeNull();
});

it('counts what was marked here and has not been sent', () => {
  const recordedAt = '2026-11-20T18:06:00.000Z';
  const mark = (bookingId: string, kind: AttendanceMark['kind']) => ({
    id: kind,
    bookingId,
    kind,
    recordedAt,
  });
  const since = (...queue: AttendanceMark[]) =>
    findBookingOffline({ ...known, queue }, 'M5DK81TC')?.booking.checkedInAt;
  expect(since(mark('b', 'HERE'))).toBe(recordedAt);
  expect(since(mark('b', 'HERE'), mark('b', 'UNDONE'))).toBeNull();
  expect(since(mark('another', 'HERE'))).toBeNull();
});
