import { describe, expect, it } from 'vitest';
import { canOffer, getOfferEnd, getQuietHoursEnd } from './offer-times.ts';

const at = (iso: string) => new Date(iso);

describe('quiet hours', () => {
  it.each([
    ['2026-11-24T21:59:59Z', null],
    ['2026-11-24T22:00:00Z', '2026-11-25T07:00:00.000Z'],
    ['2026-11-25T00:30:00Z', '2026-11-25T07:00:00.000Z'],
    ['2026-11-25T06:59:59Z', '2026-11-25T07:00:00.000Z'],
    ['2026-11-25T07:00:00Z', null],
    // In summer London is an hour ahead of UTC; the night of the clock change is an hour shorter.
    ['2026-07-01T21:30:00Z', '2026-07-02T06:00:00.000Z'],
    ['2027-03-27T23:00:00Z', '2027-03-28T06:00:00.000Z'],
  ])('at %s end at %s', (now, until) => {
    expect(getQuietHoursEnd(at(now))?.toISOString() ?? null).toBe(until);
  });
});

describe('waiting list offer', () => {
  it.each([
    ['by day', '2026-11-24T12:00:00Z', '2026-11-26T09:30:00Z', true],
    ['by night, for a class later in the day', '2026-11-24T23:00:00Z', '2026-11-25T09:00:00Z', false],
    ['by night, for a class early in the morning', '2026-11-24T23:00:00Z', '2026-11-25T08:59:00Z', true],
    ['by night, for an early class of another day', '2026-11-24T23:00:00Z', '2026-11-26T07:30:00Z', false],
    ['at the start', '2026-11-24T12:00:00Z', '2026-11-24T12:00:00Z', false],
    ['a moment before the start', '2026-11-24T11:59:59Z', '2026-11-24T12:00:00Z', true],
  ])('%s: at %s for a class at %s is made: %s', (_when, now, start, made) => {
    expect(canOffer(at(start), at(now))).toBe(made);
  });

  it.each([
    ['an hour', '2026-11-24T12:00:00Z', '2026-11-26T09:30:00Z', '2026-11-24T13:00:00.000Z'],
    ['an hour, six hours before', '2026-11-24T12:00:00Z', '2026-11-24T18:00:00Z', '2026-11-24T13:00:00.000Z'],
    ['a quarter, under six', '2026-11-24T12:00:00Z', '2026-11-24T17:59:59Z', '2026-11-24T12:15:00.000Z'],
    ['until the start', '2026-11-24T12:00:00Z', '2026-11-24T12:10:00Z', '2026-11-24T12:10:00.000Z'],
    ['into the morning', '2026-11-24T23:00:00Z', '2026-11-25T08:00:00Z', '2026-11-25T07:15:00.000Z'],
    ['by night until the start', '2026-11-24T23:00:00Z', '2026-11-25T07:05:00Z', '2026-11-25T07:05:00.000Z'],
  ])('lasts %s', (_how, now, start, end) => {
    expect(getOfferEnd(at(start), at(now)).toISOString()).toBe(end);
  });
});
