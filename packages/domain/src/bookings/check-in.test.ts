import { describe, expect, it } from 'vitest';
import { getCheckedInSince, getCheckInWindowError, getMarkTime } from './check-in.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const klass = { startsAt: at('18:15:00'), durationMin: 55 };

describe('checkInError', () => {
  it.each([
    ['17:14:59', 'check_in_early'],
    ['17:15:00', null],
    ['18:15:00', null],
    ['19:10:00', null],
    ['19:10:01', 'check_in_closed'],
  ])('at %s returns %s', (time, error) => {
    expect(getCheckInWindowError(klass, at(time))).toBe(error);
  });
});

describe('getMarkTime', () => {
  it.each([
    ['18:06:00', '18:06:02', '18:06:00', 'the device’s'],
    ['18:06:00', '18:59:00', '18:06:00', 'the device’s, when it comes within the hour'],
    ['18:06:00', '19:40:00', '18:40:00', 'an hour before it came, when it is older'],
    ['23:00:00', '18:06:00', '18:06:00', 'when it came, when the device’s clock is ahead'],
  ])('for a mark recorded at %s and received at %s returns %s, %s', (recorded, received, markTime) => {
    expect(getMarkTime(at(recorded), at(received))).toEqual(at(markTime));
  });
});

describe('getCheckedInSince', () => {
  const checkedIn = (time: string) => ({ id: time, kind: 'CHECKED_IN' as const, at: at(time) });
  const undone = (time: string) => ({ id: time, kind: 'UNDONE' as const, at: at(time) });

  it('returns the time of the first check-in mark', () => {
    expect(getCheckedInSince([])).toBeNull();
    expect(getCheckedInSince([checkedIn('18:06:00'), checkedIn('18:04:00')])).toEqual(at('18:04:00'));
  });

  it('orders marks by their time, not by arrival', () => {
    expect(getCheckedInSince([undone('18:08:00'), checkedIn('18:06:00')])).toBeNull();
    expect(getCheckedInSince([checkedIn('18:09:00'), checkedIn('18:06:00'), undone('18:08:00')])).toEqual(
      at('18:09:00'),
    );
    expect(getCheckedInSince([undone('18:06:00'), checkedIn('18:06:00')])).toBeNull();
  });
});
