import type { BookTourResponse } from '@studio/contracts/tours';
import { describe, expect, it } from 'vitest';
import { toTourApiError } from './tour-api-error.ts';
import { groupTourDays, listTourTimes } from './tour-days.ts';
import { describeBookedTour, formatSlotRange, getTourErrorText } from './tour-text.ts';

describe('text of a failed call', () => {
  const read = (status: number, body: unknown) => toTourApiError(status, body, 'Unexpected server response');

  it('is the server’s message if there is one', () => {
    const error = read(409, { ok: false, code: 'slot_unavailable', message: 'Just taken.' });
    expect(getTourErrorText(error, 'Mine')).toEqual({ title: 'Just taken.' });
    expect(getTourErrorText(read(409, { error: 'As text.' }), 'Mine')).toEqual({ title: 'As text.' });
    expect(getTourErrorText(read(409, { error: { message: 'Within.' } }), 'Mine')).toEqual({
      title: 'Within.',
    });
    expect(getTourErrorText(read(200, { ok: false, message: 'Not today.' }), 'Mine')).toEqual({
      title: 'Not today.',
    });
  });

  it('is the wizard’s own when no response came, or one without a message', () => {
    const detail = 'Network or server error';
    expect(getTourErrorText(read(0, undefined), 'Mine')).toEqual({ title: 'Mine', detail });
    expect(getTourErrorText(read(502, { error: null }), 'Mine')).toEqual({ title: 'Mine', detail });
    expect(getTourErrorText(new Error('inner'), 'Mine')).toEqual({ title: 'Mine' });
  });

  it('describes a successful status without ok as an error', () => {
    const detail = 'Unexpected server response';
    for (const body of [{ ok: false }, { ok: 'true', slots: [] }, undefined, null, []])
      expect(getTourErrorText(read(200, body), 'Mine')).toEqual({ title: 'Mine', detail });
  });
});

describe('code of a failed call', () => {
  it.each([
    [400, 'bad_request'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'slot_unavailable'],
    [500, 'server_error'],
    [200, 'server_error'],
    [0, 'server_error'],
  ])('is derived from status %i when the body has none', (status, code) => {
    const error = toTourApiError(status, {}, 'x');
    expect([error.code, error.status]).toEqual([code, status]);
  });

  it('is the body’s code if it has one', () => {
    expect(toTourApiError(409, { error: { code: 'hold_expired' } }, 'x').code).toBe('hold_expired');
    expect(toTourApiError(200, { ok: false, code: 'rate_limited' }, 'x')).toMatchObject({
      code: 'rate_limited',
      status: 200,
    });
  });
});

describe('booked tour', () => {
  const tour = (start: string, end: string) =>
    ({ bookingId: 'b1', date: '', start, end, customer: {} }) as unknown as BookTourResponse;

  it('is shown in London time on both sides of a clock change', () => {
    expect(describeBookedTour(tour('2027-03-26T10:00:00Z', '2027-03-26T10:30:00Z'))).toBe(
      "Your studio tour is booked for Fri 26 Mar, 10:00-10:30. (Ref: b1) We've emailed the details.",
    );
    expect(describeBookedTour(tour('2027-03-29T10:00:00Z', '2027-03-29T10:30:00Z'))).toContain(
      'Mon 29 Mar, 11:00-11:30',
    );
    expect(formatSlotRange({ start: '2026-10-26T10:00:00Z', end: '2026-10-26T10:30:00Z' })).toBe(
      '10:00–10:30',
    );
  });
});

describe('days and times', () => {
  const slot = (id: string) => ({ id, slotId: id, date: id.slice(0, 10), start: id, end: id });
  const [ten, half, next] = ['2026-11-24T10:00', '2026-11-24T10:30', '2026-11-25T10:00'].map(slot) as [
    ReturnType<typeof slot>,
    ReturnType<typeof slot>,
    ReturnType<typeof slot>,
  ];

  it('counts the free slots of each day, in order', () => {
    expect(groupTourDays([next, ten, half])).toEqual([
      { date: '2026-11-24', free: 2 },
      { date: '2026-11-25', free: 1 },
    ]);
  });

  it('keeps taken times in their place, and shows none when no slot is free', () => {
    expect(listTourTimes('2026-11-24', [half], [ten, next])).toEqual([
      { slot: ten, isTaken: true },
      { slot: half, isTaken: false },
    ]);
    expect(listTourTimes('2026-11-24', [next], [ten, half])).toEqual([]);
  });
});
