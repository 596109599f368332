import type { ClassSlot, GetClassBySlugResponse } from '@studio/contracts/timetable';
import { describe, expect, it } from 'vitest';
import { getBookability, isBookable } from './bookability.ts';
import { toClassAvailability } from './to-class-availability.ts';

const end = '2026-11-24T14:25:00.000Z';
const slot = (dateStart: string, capacityLeft: number) =>
  ({
    classId: dateStart,
    className: 'Vinyasa Yoga',
    dateStart,
    capacity: 10,
    capacityLeft,
    instructorName: 'Amara Cole',
    price: { base: 20, final: 13.5, reason: 'Member', currency: 'GBP', discount: null },
  }) as ClassSlot;

const response = (state: GetClassBySlugResponse['state'], capacityLeft: number): GetClassBySlugResponse => ({
  ok: true,
  class: slot('2026-11-24#13:30', capacityLeft),
  state,
  range: { from: '2026-11-23', to: '2026-11-29' },
  sameType: [
    slot('2026-11-24#13:30', capacityLeft),
    slot('2026-11-24#18:00', 0),
    slot('2026-11-29#09:00', 2),
  ],
});

describe('bookability of a class', () => {
  it.each([
    ['on', 6, '2026-11-24T10:00:00.000Z', 'open'],
    ['on', 3, '2026-11-24T10:00:00.000Z', 'low'],
    ['on', 0, '2026-11-24T10:00:00.000Z', 'full'],
    ['begun', 3, '2026-11-24T14:24:59.000Z', 'started'],
    ['begun', 3, end, 'over'],
    ['cancelled', 3, '2026-11-24T10:00:00.000Z', 'cancelled'],
  ] as const)('is, for state %s with %i places at %s: %s', (state, capacityLeft, asOf, expected) => {
    expect(getBookability({ state, capacityLeft, asOf }, end)).toBe(expected);
  });

  it('allows booking only while there is a place', () => {
    const all = ['open', 'low', 'full', 'started', 'over', 'cancelled'] as const;
    expect(all.filter(isBookable)).toEqual(['open', 'low']);
  });
});

describe('current availability of a class', () => {
  const now = toClassAvailability(response('on', 4), new Date('2026-11-23T08:00:00Z'));

  it('contains the price in pence and the original price', () => {
    expect(now).toMatchObject({ finalPence: 1350, originalPence: 2000, reason: 'Member', capacityLeft: 4 });
  });

  it('contains a week of seven days, each with its classes and their URLs', () => {
    expect(now.days.map(({ date, classes }) => [date.slice(8), classes.length])).toEqual([
      ['23', 0],
      ['24', 2],
      ['25', 0],
      ['26', 0],
      ['27', 0],
      ['28', 0],
      ['29', 1],
    ]);
    expect(now.days[1]?.classes[1]).toEqual({
      id: '2026-11-24#18:00',
      time: '18:00',
      instructorName: 'Amara Cole',
      capacityLeft: 0,
      path: '/classes/on/2026-11-24/vinyasa-yoga-1800',
    });
  });
});
