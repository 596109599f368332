import { expect, it } from 'vitest';
import { countDayDots, describeDayCounts } from './count-day-dots.ts';

const counts = (attended: number, booked: number, cancelled = 0) => ({ attended, booked, cancelled });

it.each([
  [counts(0, 0), { attended: 0, booked: 0 }],
  [counts(2, 1), { attended: 2, booked: 1 }],
  [counts(4, 4), { attended: 4, booked: 1 }],
  [counts(9, 2), { attended: 5, booked: 0 }],
  [counts(0, 7, 3), { attended: 0, booked: 5 }],
])('marks a day with at most five dots: %o', (input, dots) => {
  expect(countDayDots(input)).toEqual(dots);
});

it('describes in words what the dots show, including what they omit', () => {
  expect(describeDayCounts(counts(4, 4, 1))).toBe('4 attended, 4 booked, 1 cancelled');
  expect(describeDayCounts(undefined)).toBe('no bookings');
});
