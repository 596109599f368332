import { describe, expect, it } from 'vitest';
import {
  countDays,
  getChartInterval,
  getPresetPeriod,
  getPreviousPeriod,
  listIntervals,
  periodPresets,
  validatePeriod,
} from './period.ts';

/** A Wednesday. */
const today = '2026-03-04';

describe('preset periods', () => {
  it('end yesterday, or today for the current month and year', () => {
    expect(getPresetPeriod('last-7-days', today)).toEqual({ from: '2026-02-25', to: '2026-03-03' });
    expect(getPresetPeriod('last-28-days', today)).toEqual({ from: '2026-02-04', to: '2026-03-03' });
    expect(getPresetPeriod('this-month', today)).toEqual({ from: '2026-03-01', to: '2026-03-04' });
    expect(getPresetPeriod('last-month', today)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(getPresetPeriod('last-12-weeks', today)).toEqual({ from: '2025-12-08', to: '2026-03-01' });
    expect(getPresetPeriod('this-year', today)).toEqual({ from: '2026-01-01', to: '2026-03-04' });
  });

  it('are all valid, even on the last day of a leap year', () => {
    for (const preset of periodPresets)
      expect([preset, validatePeriod(getPresetPeriod(preset, '2028-12-31'))]).toEqual([preset, null]);
  });
});

describe('getPreviousPeriod', () => {
  it('returns the preceding days of equal length, or the previous month for a whole month', () => {
    expect(getPreviousPeriod({ from: '2026-10-19', to: '2026-10-25' })).toEqual({
      from: '2026-10-12',
      to: '2026-10-18',
    });
    expect(getPreviousPeriod({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
    });
    expect(getPreviousPeriod({ from: '2026-03-01', to: '2026-03-04' })).toEqual({
      from: '2026-02-25',
      to: '2026-02-28',
    });
    expect(getPreviousPeriod({ from: today, to: today })).toEqual({ from: '2026-03-03', to: '2026-03-03' });
  });
});

describe('report period', () => {
  it('must not end before it starts or exceed 366 days', () => {
    expect(validatePeriod({ from: today, to: '2026-03-03' })).toContain('on or after');
    expect(validatePeriod({ from: '2025-01-01', to: '2026-01-01' })).toBeNull();
    expect(validatePeriod({ from: '2025-01-01', to: '2026-01-02' })).toContain('366');
  });

  it('is split into days up to five weeks, otherwise into weeks from Monday', () => {
    const five = { from: '2026-03-04', to: '2026-04-07' };
    expect([countDays(five), getChartInterval(five), listIntervals(five).length]).toEqual([35, 'day', 35]);
    const longer = { from: '2026-03-04', to: '2026-04-08' };
    expect(listIntervals(longer)).toEqual([
      '2026-03-04',
      '2026-03-09',
      '2026-03-16',
      '2026-03-23',
      '2026-03-30',
      '2026-04-06',
    ]);
  });
});
