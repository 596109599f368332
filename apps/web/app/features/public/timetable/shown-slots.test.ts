import type { ClassSlot } from '@studio/contracts/timetable';
import { describe, expect, it } from 'vitest';
import { markBookedSlots, mergeRefreshedSlots, toShownSlots } from './shown-slots.ts';

const slot = (classId: string, hour: number, capacityLeft: number) =>
  ({ classId, start: `2026-11-24T${hour}:00:00.000Z`, studio: 'Studio 1', capacityLeft }) as ClassSlot;

const shown = toShownSlots([slot('a', 10, 4), slot('b', 11, 2), slot('c', 12, 9)]);
const at = (hour: number) => new Date(`2026-11-24T${hour}:30:00.000Z`);
const seen = (fresh: ClassSlot[], now: Date) =>
  mergeRefreshedSlots(shown, fresh, now).map(({ classId, capacityLeft, over }) => [
    classId,
    capacityLeft,
    over,
  ]);

describe('refreshed class list', () => {
  it('updates the number of places left', () => {
    expect(seen([slot('a', 10, 4), slot('b', 11, 0), slot('c', 12, 8)], at(9))).toEqual([
      ['a', 4, null],
      ['b', 0, null],
      ['c', 8, null],
    ]);
  });

  it('keeps the rows of classes that have started or were cancelled', () => {
    expect(seen([slot('b', 11, 2)], at(10))).toEqual([
      ['a', 0, 'Started'],
      ['b', 2, null],
      ['c', 0, 'Cancelled'],
    ]);
  });

  it('inserts new classes in order', () => {
    const fresh = [slot('a', 10, 4), slot('n', 10, 5), slot('b', 11, 2), slot('c', 12, 9)];
    expect(seen(fresh, at(9)).map(([classId]) => classId)).toEqual(['a', 'n', 'b', 'c']);
  });

  it('reopens a row when its class is back', () => {
    const cancelledSlots = mergeRefreshedSlots(shown, [], at(9));
    expect(mergeRefreshedSlots(cancelledSlots, [slot('b', 11, 2)], at(9))[1]).toMatchObject({
      capacityLeft: 2,
      over: null,
    });
  });
});

it('marks the classes that the member has booked, and returns the same list without bookings', () => {
  expect(markBookedSlots(shown, new Set(['b'])).map(({ isBooked }) => isBooked)).toEqual([
    undefined,
    true,
    undefined,
  ]);
  expect(markBookedSlots(shown, new Set())).toBe(shown);
});
