import { describe, expect, it } from 'vitest';
import {
  getInstructorAvailability,
  type InstructorSchedule,
  validateAvailability,
} from './instructor-availability.ts';

// A Tuesday in winter: London is on UTC.
const klass = { title: 'Classic Mat', startsAt: new Date('2026-11-24T09:00:00Z'), durationMin: 60 };
const anyTime: InstructorSchedule = { hours: [], away: [], teaching: [] };
const state = (changes: Partial<InstructorSchedule>) =>
  getInstructorAvailability(klass, { ...anyTime, ...changes }).state;

describe('getInstructorAvailability', () => {
  it('is free at any time without hours', () => {
    expect(state({})).toBe('free');
  });

  it('is teaching during an overlapping class, but free when it ends as this one starts', () => {
    const at = (time: string) => [{ ...klass, startsAt: new Date(`2026-11-24T${time}:00Z`) }];
    expect(state({ teaching: at('09:59') })).toBe('teaching');
    expect(state({ teaching: at('08:01') })).toBe('teaching');
    expect(state({ teaching: at('10:00') })).toBe('free');
    expect(state({ teaching: at('08:00') })).toBe('free');
    expect(getInstructorAvailability(klass, { ...anyTime, teaching: at('09:30') }).description).toBe(
      'Teaches Classic Mat, 09:30–10:30',
    );
  });

  it('is away from the first to the last day, both included', () => {
    expect(state({ away: [{ from: '2026-11-20', to: '2026-11-24' }] })).toBe('away');
    expect(state({ away: [{ from: '2026-11-25', to: '2026-11-30' }] })).toBe('free');
  });

  it('is outside hours unless the whole class fits into them', () => {
    expect(state({ hours: [{ weekday: 1, from: '09:00', to: '10:00' }] })).toBe('free');
    expect(state({ hours: [{ weekday: 1, from: '09:00', to: '09:45' }] })).toBe('outside_hours');
    expect(state({ hours: [{ weekday: 1, from: '09:15', to: '12:00' }] })).toBe('outside_hours');
    expect(state({ hours: [{ weekday: 0, from: '00:00', to: '24:00' }] })).toBe('outside_hours');
  });

  it('uses London hours, including in summer', () => {
    const summer = { ...klass, startsAt: new Date('2026-07-14T08:00:00Z') };
    const hours = [{ weekday: 1, from: '09:00', to: '10:00' }];
    expect(getInstructorAvailability(summer, { ...anyTime, hours }).state).toBe('free');
  });
});

describe('availabilityError', () => {
  it('rejects hours and days that end before they start or overlap', () => {
    expect(validateAvailability([{ weekday: 0, from: '10:00', to: '09:00' }], [])).toBe('ends_before');
    expect(validateAvailability([], [{ from: '2026-12-02', to: '2026-12-01' }])).toBe('ends_before');
    const two = (from: string) => [
      { weekday: 0, from: '09:00', to: '12:00' },
      { weekday: 0, from, to: '14:00' },
    ];
    expect(validateAvailability(two('11:00'), [])).toBe('overlap');
    expect(validateAvailability(two('12:00'), [])).toBeNull();
  });
});
