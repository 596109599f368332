import { describe, expect, it } from 'vitest';
import { areTourDetailsValid } from './tour-details.ts';
import { getTourHoldExpiry, hasTourHoldExpired } from './tour-hold.ts';
import { findTourSlot, listTourSlots, type TourHours, toTourSlotId } from './tour-slots.ts';

const hours: TourHours = {
  weekdays: { opens: '10:00', closes: '16:00' },
  saturday: { opens: '09:00', closes: '12:00' },
  sunday: null,
};
const closedDays = new Set(['2026-12-25']);
const at = (now: string) => ({ hours, closedDays, now: new Date(now) });

describe('tour slots', () => {
  it('are half hours within the tour hours: 12 on a weekday, 6 on a Saturday, none on a Sunday', () => {
    const week = listTourSlots({ ...at('2026-11-20T08:00:00Z'), from: '2026-11-27', to: '2026-11-29' });
    const count = (date: string) => week.filter((slot) => slot.date === date).length;
    expect([count('2026-11-27'), count('2026-11-28'), count('2026-11-29')]).toEqual([12, 6, 0]);
    expect(week[0]?.id).toBe('2026-11-27T10:00');
    expect(week.at(-1)?.id).toBe('2026-11-28T11:30');
  });

  it('start two hours from now at the earliest, inclusive', () => {
    const ids = (now: string) =>
      listTourSlots({ ...at(now), from: '2026-11-27', to: '2026-11-27' }).map((slot) => slot.id);
    expect(ids('2026-11-27T08:00:00Z')[0]).toBe('2026-11-27T10:00');
    expect(ids('2026-11-27T08:00:01Z')[0]).toBe('2026-11-27T10:30');
    expect(ids('2026-11-27T15:00:00Z')).toEqual([]);
  });

  it('are not offered on closed days', () => {
    expect(listTourSlots({ ...at('2026-12-20T08:00:00Z'), from: '2026-12-25', to: '2026-12-25' })).toEqual(
      [],
    );
  });

  it('follow London time across both clock changes', () => {
    const first = (date: string) => listTourSlots({ ...at('2026-01-01T00:00:00Z'), from: date, to: date })[0];
    expect(first('2026-03-27')?.startsAt.toISOString()).toBe('2026-03-27T10:00:00.000Z');
    expect(first('2026-03-30')?.startsAt.toISOString()).toBe('2026-03-30T09:00:00.000Z');
    expect(first('2026-10-23')?.startsAt.toISOString()).toBe('2026-10-23T09:00:00.000Z');
    expect(first('2026-10-26')?.startsAt.toISOString()).toBe('2026-10-26T10:00:00.000Z');
  });

  it('are found only by a valid id', () => {
    const window = at('2026-11-20T08:00:00Z');
    expect(findTourSlot('2026-11-27T10:30', window)?.endsAt.toISOString()).toBe('2026-11-27T11:00:00.000Z');
    for (const id of [
      '2026-11-27T10:15',
      '2026-11-27T16:00',
      '2026-11-29T10:00',
      '2026-11-19T10:00',
      'nonsense',
      '+010000-01-01T10:00',
      '0000-00-00T10:00',
      '9999-12-31T10:00',
    ]) {
      expect(findTourSlot(id, window)).toBeNull();
    }
  });

  it('are found until they start, even when they can no longer be booked', () => {
    const found = (now: string) => findTourSlot('2026-11-27T10:30', at(now));
    expect(found('2026-11-27T10:29:59Z')?.id).toBe('2026-11-27T10:30');
    expect(found('2026-11-27T10:30:00Z')).toBeNull();
  });

  it('have the id of their London start, including in summer', () => {
    for (const date of ['2026-07-03', '2026-11-27'])
      for (const { id, startsAt } of listTourSlots({ ...at('2026-01-01T00:00:00Z'), from: date, to: date }))
        expect(toTourSlotId(startsAt)).toBe(id);
  });
});

describe('tour hold', () => {
  it('expires at the second it names', () => {
    const expiry = getTourHoldExpiry(new Date('2026-11-27T10:00:00Z'));
    const seconds = expiry.getTime() / 1000;
    expect(hasTourHoldExpired(seconds, new Date('2026-11-27T10:04:59.999Z'))).toBe(false);
    expect(hasTourHoldExpired(seconds, new Date('2026-11-27T10:05:00Z'))).toBe(true);
  });
});

describe('tour details', () => {
  const complete = {
    firstName: 'Amara',
    lastName: 'Okafor',
    email: 'amara@example.com',
    phone: '+44 7700 900123',
  };

  it('are valid when all four fields are filled and within limits', () => {
    expect(areTourDetailsValid(complete)).toBe(true);
    expect(areTourDetailsValid({ ...complete, phone: ' ' })).toBe(false);
    expect(areTourDetailsValid({ ...complete, email: 'amara@example' })).toBe(false);
    expect(areTourDetailsValid({ ...complete, firstName: 'A'.repeat(61) })).toBe(false);
    expect(areTourDetailsValid({ ...complete, phone: `  ${'1'.repeat(40)}  ` })).toBe(true);
  });
});
