import { describe, expect, it } from 'vitest';
import { formatDayLong, formatMomentShort } from './format-london.ts';
import { addDays, daysBetween, getMondayIndex, getStartOfMonth, isLocalDate } from './local-date.ts';
import { formatDateStart, fromEpoch, toLondonDate, toLondonTime } from './london.ts';
import { toLondonInstant } from './london-instant.ts';

describe('London time', () => {
  it('converts winter and summer instants to London wall-clock time', () => {
    expect(toLondonTime(new Date('2026-11-24T09:30:00Z'))).toBe('09:30');
    expect(toLondonTime(new Date('2026-07-24T09:30:00Z'))).toBe('10:30');
    expect(toLondonDate(new Date('2026-07-24T23:30:00Z'))).toBe('2026-07-25');
    expect(formatDateStart(new Date('2026-11-24T00:05:00Z'))).toBe('2026-11-24#00:05');
  });

  it('finds the instant of a wall-clock time on both sides of a clock change', () => {
    expect(toLondonInstant('2027-03-27', '09:00').toISOString()).toBe('2027-03-27T09:00:00.000Z');
    expect(toLondonInstant('2027-03-28', '09:00').toISOString()).toBe('2027-03-28T08:00:00.000Z');
    expect(toLondonInstant('2026-10-25', '09:00').toISOString()).toBe('2026-10-25T09:00:00.000Z');
  });

  it('moves a skipped time forward and uses the first occurrence of a repeated one', () => {
    expect(toLondonInstant('2027-03-28', '01:30').toISOString()).toBe('2027-03-28T01:30:00.000Z');
    expect(toLondonInstant('2026-10-25', '01:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it('reads epochs above 2e9 as milliseconds', () => {
    expect(fromEpoch(1_795_000_000).getTime()).toBe(1_795_000_000_000);
    expect(fromEpoch(1_795_000_000_000).getTime()).toBe(1_795_000_000_000);
  });

  it('formats days and instants for display', () => {
    expect(formatDayLong('2026-11-24')).toBe('Tuesday 24 November 2026');
    expect(formatMomentShort(new Date('2026-11-23T09:30:00Z'))).toBe('Mon 23 Nov, 09:30');
  });
});

describe('calendar days', () => {
  it('are counted across months, years and clock changes', () => {
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(getStartOfMonth('2026-11-20', 2)).toBe('2027-01-01');
    expect(getMondayIndex('2026-11-23')).toBe(0);
    expect(getMondayIndex('2026-11-29')).toBe(6);
  });

  it('are validated as real days', () => {
    expect(isLocalDate('2026-02-28')).toBe(true);
    expect(isLocalDate('2026-02-30')).toBe(false);
    expect(isLocalDate('2026-2-3')).toBe(false);
    expect(isLocalDate('nonsense')).toBe(false);
    // Beyond the years 1900 to 2200 calendars and databases disagree.
    for (const day of ['0000-01-01', '1899-12-31', '2201-01-01', '9999-12-31'])
      expect(isLocalDate(day)).toBe(false);
    for (const day of ['1900-01-01', '2200-12-31']) expect(isLocalDate(day)).toBe(true);
  });
});
