import type { RosterRow } from '@studio/contracts/staff-check-in';
import { expect, it } from 'vitest';
import { getCheckInVerdict, type LookedUpBooking } from './check-in-verdict.ts';

const found = (changes: Partial<LookedUpBooking['booking']> = {}): LookedUpBooking => ({
  booking: {
    bookingId: 'b',
    displayCode: 'M5DK81TC',
    name: 'Priya Shah',
    status: 'CONFIRMED',
    checkedInAt: null,
    bed: 'Bed 4',
    details: null,
    ...changes,
  },
  klass: {
    classId: 'c',
    title: 'Dynamic Reformer Pilates',
    studio: 'Studio 1',
    instructor: 'Noor Haddad',
    capacity: 10,
    start: '2026-11-20T18:15:00.000Z',
    end: '2026-11-20T19:10:00.000Z',
  },
  response: null,
});
const toPay = (duePence: number): RosterRow => ({
  ...found().booking,
  guestOf: null,
  paidWith: 'Drop-in',
  sessionsLeft: null,
  duePence,
  firstVisit: false,
  milestone: null,
  lateCancellations: 0,
  healthFormDue: false,
  hasNote: false,
  personId: null,
});
const at = (time: string) => new Date(time.includes('-') ? time : `2026-11-20T${time}:00Z`);

it.each([
  ['expected', found(), '18:06', { tone: 'yes', message: 'Ready to check in', open: true }],
  [
    'with something to pay',
    found({ details: toPay(2000) }),
    '18:06',
    { tone: 'wait', message: '£20 to pay', open: true },
  ],
  [
    'too early',
    found(),
    '17:14',
    { tone: 'wait', message: 'Too early: check-in opens at 17:15', open: false },
  ],
  [
    'too early by days',
    found(),
    '2026-11-18',
    { tone: 'wait', message: 'Too early: check-in opens on Fri 20 Nov, 17:15', open: false },
  ],
  [
    'too late',
    found(),
    '19:11',
    { tone: 'no', message: 'Check-in closed when the class ended', open: false },
  ],
  [
    'here already',
    found({ checkedInAt: '2026-11-20T18:02:00.000Z' }),
    '18:06',
    { tone: 'yes', message: 'Checked in at 18:02', open: false },
  ],
  [
    'paid since',
    found({ details: toPay(0) }),
    '18:06',
    { tone: 'yes', message: 'Ready to check in', open: true },
  ],
  [
    'cancelled',
    found({ status: 'CANCELLED' }),
    '18:06',
    { tone: 'no', message: 'This booking has been cancelled.', open: false },
  ],
])('client who is %s', (_, lookedUp, time, verdict) => {
  expect(getCheckInVerdict(lookedUp, at(time))).toEqual(verdict);
});
