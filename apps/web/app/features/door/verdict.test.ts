import { expect, it } from 'vitest';
import { type Found, verdictOf } from './verdict.ts';

const found = (changes: Partial<Found['booking']> = {}): Found => ({
  booking: {
    ...{ bookingId: 'b', displayCode: 'M5DK81TC', name: 'Priya Shah' },
    ...{ status: 'CONFIRMED', checkedInAt: null, ...changes },
  },
  klass: {
    ...{ classId: 'c', title: 'Dynamic Reformer Pilates', studio: 'Studio 1' },
    ...{ instructor: 'Noor Haddad', capacity: 10 },
    ...{ start: '2026-11-20T18:15:00.000Z', end: '2026-11-20T19:10:00.000Z' },
  },
  answer: null,
});
const at = (time: string) => new Date(time.includes('-') ? time : `2026-11-20T${time}:00Z`);

it.each([
  ['expected', found(), 0, '18:06', { tone: 'yes', sentence: 'Expected', open: true }],
  ['with something to pay', found(), 2000, '18:06', { tone: 'wait', sentence: '£20 to pay', open: true }],
  ['too early', found(), 0, '17:14', { tone: 'wait', sentence: 'Check-in from 17:15', open: false }],
  [
    'too early by days',
    found(),
    0,
    '2026-11-18',
    { tone: 'wait', sentence: 'Check-in from Fri 20 Nov, 17:15', open: false },
  ],
  [
    'too late',
    found(),
    0,
    '19:11',
    { tone: 'no', sentence: 'Check-in closed when the class ended', open: false },
  ],
  [
    'here already',
    found({ checkedInAt: '2026-11-20T18:02:00.000Z' }),
    0,
    '18:06',
    { tone: 'yes', sentence: 'Checked in at 18:02', open: false },
  ],
  [
    'cancelled',
    found({ status: 'CANCELLED' }),
    0,
    '18:06',
    { tone: 'no', sentence: 'This booking has been cancelled.', open: false },
  ],
])('somebody who is %s', (_, whom, due, time, verdict) => {
  expect(verdictOf(whom, due, at(time))).toEqual(verdict);
});
