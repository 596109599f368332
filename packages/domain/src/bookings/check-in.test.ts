import { describe, expect, it } from 'vitest';
import { checkInError, getCheckedInSince, getMarkTime } from './check-in.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const klass = { startsAt: at('18:15:00'), durationMin: 55 };

describe('the time in which somebody can be checked in', () => {
  it.each([
    ['17:14:59', 'check_in_early'],
    ['17:15:00', null],
    ['18:15:00', null],
    ['19:10:00', null],
    ['19:10:01', 'check_in_closed'],
  ])('at %s it is %s', (time, refusal) => {
    expect(checkInError(klass, at(time))).toBe(refusal);
  });
});

describe('the time that counts for a mark', () => {
  it.each([
    ['18:06:00', '18:06:02', '18:06:00', 'the device’s'],
    ['18:06:00', '18:59:00', '18:06:00', 'the device’s, when it comes within the hour'],
    ['18:06:00', '19:40:00', '18:40:00', 'an hour before it came, when it is older'],
    ['23:00:00', '18:06:00', '18:06:00', 'when it came, when the device’s clock is ahead'],
  ])('recorded %s, here at %s: %s, %s', (recorded, received, counts) => {
    expect(getMarkTime(at(recorded), at(received))).toEqual(at(counts));
  });
});

describe('who is here', () => {
  const here = (time: string) => ({ id: time, kind: 'HERE' as const, at: at(time) });
  const undone = (time: string) => ({ id: time, kind: 'UNDONE' as const, at: at(time) });

  it('is who was marked, since the first time', () => {
    expect(getCheckedInSince([])).toBeNull();
    expect(getCheckedInSince([here('18:06:00'), here('18:04:00')])).toEqual(at('18:04:00'));
  });

  it('is judged by the times of the marks, not by the order in which they came', () => {
    expect(getCheckedInSince([undone('18:08:00'), here('18:06:00')])).toBeNull();
    expect(getCheckedInSince([here('18:09:00'), here('18:06:00'), undone('18:08:00')])).toEqual(
      at('18:09:00'),
    );
    expect(getCheckedInSince([undone('18:06:00'), here('18:06:00')])).toBeNull();
  });
});
