import type { WeekCell } from '@studio/contracts/staff-timetable';
import { expect, it } from 'vitest';
import { describeClassOccupancy } from './week-text.ts';

const cell = {
  start: '2026-11-23T09:00:00Z',
  durationMin: 55,
  status: 'SCHEDULED',
  hasStarted: true,
  booked: 7,
  capacity: 10,
  held: 0,
  bedsOutOfService: 0,
  waiting: 0,
  waitingUnconfirmed: 0,
} as unknown as WeekCell;

it('says whether a class is in progress or has ended', () => {
  expect(describeClassOccupancy(cell, new Date('2026-11-23T09:54:00Z'))).toBe('7 of 10 booked, in progress');
  expect(describeClassOccupancy(cell, new Date('2026-11-23T09:55:00Z'))).toBe('7 of 10 booked, ended');
});
