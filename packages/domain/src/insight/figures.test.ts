import { describe, expect, it } from 'vitest';
import { sortByUrgency } from './action-items.ts';
import {
  type ClassFigures,
  getClassWeekday,
  getNoShowPercent,
  getPercentFull,
  hasFewBookings,
  sumClassFigures,
  sumClassFiguresBy,
  toPercent,
} from './class-figures.ts';
import { calculateDayFigures, countNoShows, type DayClass } from './day-figures.ts';

const classFigures = (changes: Partial<ClassFigures>): ClassFigures => ({
  classId: 'c',
  date: '2026-11-20',
  time: '18:00',
  title: 'Mat',
  activity: 'Mat',
  instructor: 'Mei',
  capacity: 10,
  booked: 0,
  attended: 0,
  noShows: 0,
  cancelledLate: 0,
  waited: 0,
  gotPlace: 0,
  ...changes,
});

describe('class figures', () => {
  it('calculate occupancy from all places, not as the mean of the classes', () => {
    const sum = sumClassFigures([
      classFigures({ capacity: 2, booked: 2 }),
      classFigures({ capacity: 18, booked: 4 }),
    ]);
    expect([sum.classes, getPercentFull(sum)]).toEqual([2, 30]);
    expect(getPercentFull(sumClassFigures([]))).toBeNull();
  });

  it('count 30 % and below as low', () => {
    const low = (booked: number, capacity: number) => hasFewBookings({ booked, capacity });
    expect([low(3, 10), low(4, 10), low(4, 14), low(5, 16), low(0, 10), low(0, 0)]).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it('are summed by any key, in order of first occurrence', () => {
    const sums = sumClassFiguresBy(
      [classFigures({ booked: 1 }), classFigures({ date: '2026-11-22' }), classFigures({ booked: 2 })],
      getClassWeekday,
    );
    expect([...sums].map(([day, sum]) => [day, sum.booked])).toEqual([
      [4, 3],
      [6, 0],
    ]);
  });

  it('calculate no-shows among expected attendees only', () => {
    expect(getNoShowPercent({ attended: 3, noShows: 1 })).toBe(25);
    expect(getNoShowPercent({ attended: 0, noShows: 0 })).toBeNull();
    expect(toPercent(2, 3)).toBe(67);
  });
});

describe('day figures', () => {
  const now = new Date('2026-11-20T14:40:00Z');
  const klass = (from: string, changes: Partial<DayClass>): DayClass => ({
    startsAt: new Date(`2026-11-20T${from}:00Z`),
    capacity: 10,
    booked: 0,
    checkedIn: 0,
    noShows: 0,
    endsAt: new Date(Date.parse(`2026-11-20T${from}:00Z`) + 55 * 60_000),
    cancelled: false,
    ...changes,
  });

  it('expect everyone in started classes, and early arrivals', () => {
    const classes = [
      klass('09:00', { booked: 5, checkedIn: 4 }),
      klass('14:00', { booked: 6, checkedIn: 5 }),
      klass('15:00', { booked: 8, checkedIn: 2 }),
      klass('16:00', { booked: 9, cancelled: true }),
    ];
    expect(calculateDayFigures(classes, now)).toEqual({
      classes: 3,
      booked: 19,
      percentFull: 63,
      checkedIn: 11,
      expectedSoFar: 13,
      noShows: 1,
    });
    expect(calculateDayFigures([], now)).toMatchObject({ booked: 0, percentFull: null, noShows: 0 });
  });

  it('count only marked no-shows before the class ends', () => {
    expect(countNoShows(klass('14:00', { booked: 6, checkedIn: 5 }), now)).toBe(0);
    expect(countNoShows(klass('14:00', { booked: 6, checkedIn: 4, noShows: 1 }), now)).toBe(1);
    expect(countNoShows(klass('13:45', { booked: 6, checkedIn: 4, noShows: 1 }), now)).toBe(2);
    expect(countNoShows(klass('09:00', { booked: 1, checkedIn: 2 }), now)).toBe(0);
  });
});

it('sorts action items by urgency, then by time', () => {
  const need = (kind: 'chat' | 'cover' | 'refund' | 'low' | 'message', at: string) => ({ kind, at });
  const sorted = sortByUrgency([
    need('message', '2026-11-01'),
    need('low', '2026-11-20T17:00'),
    need('chat', '2026-11-23'),
    need('cover', '2026-11-22'),
    need('refund', '2026-11-03'),
    need('cover', '2026-11-21'),
    need('low', '2026-11-20T12:00'),
  ]);
  expect(sorted.map(({ kind, at }) => `${kind} ${at.slice(8)}`)).toEqual([
    'chat 23',
    'cover 21',
    'cover 22',
    'refund 03',
    'low 20T12:00',
    'low 20T17:00',
    'message 01',
  ]);
});
