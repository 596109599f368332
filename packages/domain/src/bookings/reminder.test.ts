import { describe, expect, it } from 'vitest';
import { getReminderTime, isReminderDue } from './reminder.ts';

const at = (iso: string) => new Date(iso);

describe('the time of a reminder', () => {
  it('is two hours before free cancelling ends', () => {
    expect(getReminderTime(at('2026-11-24T18:30:00Z'))).toEqual(at('2026-11-23T16:30:00Z'));
  });
  it('is the evening before when that would be at night', () => {
    expect(getReminderTime(at('2026-11-24T07:00:00Z'))).toEqual(at('2026-11-22T20:00:00Z'));
    expect(getReminderTime(at('2026-11-24T22:30:00Z'))).toEqual(at('2026-11-23T20:00:00Z'));
  });
  it('reads the clock of London on both sides of a change', () => {
    // Sunday 28 March 2027, 10:30 in summer time; 24 elapsed hours earlier it is 09:30 in winter time.
    expect(getReminderTime(at('2027-03-28T09:30:00Z'))).toEqual(at('2027-03-26T20:00:00Z'));
    expect(getReminderTime(at('2027-03-29T17:30:00Z'))).toEqual(at('2027-03-28T15:30:00Z'));
  });
});

describe('a reminder is due', () => {
  const booking = { startsAt: at('2026-11-24T18:30:00Z'), createdAt: at('2026-11-20T12:00:00Z') };
  it('from its time until free cancelling ends', () => {
    expect(isReminderDue(booking, at('2026-11-23T16:29:59Z'))).toBe(false);
    expect(isReminderDue(booking, at('2026-11-23T16:30:00Z'))).toBe(true);
    expect(isReminderDue(booking, at('2026-11-23T18:30:00Z'))).toBe(false);
  });
  it('not for who has just booked', () => {
    const fresh = { ...booking, createdAt: at('2026-11-23T09:00:00Z') };
    expect(isReminderDue(fresh, at('2026-11-23T17:00:00Z'))).toBe(false);
  });
});
