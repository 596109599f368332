import { describe, expect, it } from 'vitest';
import { countRefundableLateCancellations, getLateCancellationError } from './late-cancellation.ts';

const startsAt = new Date('2026-11-24T09:30:00Z');
const before = (minutes: number, seconds = 0) =>
  new Date(startsAt.getTime() - minutes * 60_000 - seconds * 1000);

describe('lateCancellationError', () => {
  it.each([
    [1440, 0, 'give_up_too_early'],
    [1439, 59, null],
    [0, 1, null],
    [0, 0, 'class_begun'],
    [-30, 0, 'class_begun'],
  ] as const)('%i min %i s before the start returns %s', (minutes, seconds, error) => {
    expect(getLateCancellationError({ status: 'CONFIRMED', startsAt }, before(minutes, seconds))).toBe(error);
  });

  it('accepts only confirmed bookings', () => {
    expect(getLateCancellationError({ status: 'CANCELLED', startsAt }, before(60))).toBe('already_cancelled');
    expect(getLateCancellationError({ status: 'ATTENDED', startsAt }, before(60))).toBe('not_cancellable');
    expect(getLateCancellationError({ status: 'NO_SHOW', startsAt }, before(-60))).toBe('not_cancellable');
  });
});

describe('refundableLateCancellations', () => {
  it.each([
    [0, 0, 1, 0],
    [1, 1, 1, 0],
    [1, 5, 1, 0],
    [1, 0, 1, 1],
    [3, 1, 2, 2],
    [2, 0, 2, 2],
    [2, -1, 2, 2],
    [1, 0, 4, 1],
    // The class lost a place after the first late cancellation.
    [2, 0, 1, 1],
  ])(
    'with %i late cancelled, %i free and %i newly booked places returns %i',
    (lateCancelled, freePlaces, taken, refundable) => {
      expect(countRefundableLateCancellations(lateCancelled, freePlaces, taken)).toBe(refundable);
    },
  );
});
