import { describe, expect, it } from 'vitest';
import { getReminderTime, isReminderDue } from './reminder.ts';

const at = (iso: string) => new Date(iso);

describe('getReminderTime', () => {
  it('returns two hours before free cancellation ends', () => {
    expect(getReminderTime(at('2026-11-24T18:30:00Z'))).toEqual(at('2026-11-23T16:30:00Z'));
  });
  it('returns the evening before when that would be at night', () => {
    expect(getReminderTime(at('2026-11-24T07:00:00Z'))).toEqual(at('2026-11-22T20:00:00Z'));
    expect(getReminderTime(at('2026-11-24T22:30:00Z'))).toEqual(at('2026-11-23T20:00:00Z'));
  });
  it('uses London time before and after a clock change', () => {
    // Sunday 28 March 2027, 10:30 in summer time. 24 elapsed hours earlier it is 09:30 in winter time.
    expect(getReminderTime(at('2027-03-28T09:30:00Z'))).toEqual(at('2027-03-26T20:00:00Z'));
    expect(getReminderTime(at('2027-03-29T17:30:00Z'))).toEqual(at('2027-03-28T15:30:00Z'));
  });
});

describe('isReminderDue', () => {
  const booking = { startsAt: at('2026-11-24T18:30:00Z'), createdAt: at('2026-11-20T12:00:00Z') };
  it('returns true from the reminder time until free cancellation ends', () => {
    expect(isReminderDue(booking, at('2026-11-23T16:29:59Z'))).toBe(false);
    expect(isReminderDue(booking, at('2026-11-23T16:30:00Z'))).toBe(true);
    expect(isReminderDue(booking, at('2026-11-23T18:30:00Z'))).toBe(false);
  });
  it('returns false for a recent booking', () => {
    const fresh = { ...booking, createdAt: at('2026-11-23T09:00:00Z') };
    expect(isReminderDue(fresh, at('2026-11-23T17:00:00Z'))).toBe(false);
  });
});
