import type { GetAvailabilitySummaryResponse } from '@studio/contracts/timetable';
import { describe, expect, it } from 'vitest';
import { describeDay } from './day-text.ts';
import { canOpenDay, findFirstDay, findNextDay, listStripDays, toTimetableDay } from './timetable-days.ts';

const today = '2026-12-23';
const summary: GetAvailabilitySummaryResponse = {
  ok: true,
  days: { '2026-12-24': 2, '2026-12-28': 8 },
  range: { from: today, to: '2027-01-22' },
  closures: [{ date: '2026-12-25', name: 'Christmas Day' }],
};

const describeDate = (date: string, loaded: GetAvailabilitySummaryResponse | null = summary) =>
  describeDay(toTimetableDay(date, today, loaded));

describe('day in the strip and the month', () => {
  it.each([
    ['2026-12-28', 'Monday 28 December, 8 classes'],
    ['2026-12-24', 'Thursday 24 December, 2 classes'],
    ['2026-12-25', 'Friday 25 December, closed, Christmas Day'],
    ['2026-12-26', 'Saturday 26 December, no classes'],
    ['2026-12-22', 'Tuesday 22 December, past'],
    ['2027-01-23', 'Saturday 23 January, not open for booking yet'],
  ])('is described with its state or reason: %s', (date, expected) => {
    expect(describeDate(date)).toBe(expected);
  });

  it('can be chosen from today on while the summary is unknown', () => {
    expect(describeDate('2026-12-25', null)).toBe('Friday 25 December');
    expect(toTimetableDay('2026-12-25', today, null).reason).toBeNull();
    expect(toTimetableDay('2026-12-22', today, null).reason).toBe('past');
  });

  it('can be opened with classes or with a closure, whose reason its page shows', () => {
    const openable = ['2026-12-24', '2026-12-25', '2026-12-26'].filter((date) =>
      canOpenDay(toTimetableDay(date, today, summary)),
    );
    expect(openable).toEqual(['2026-12-24', '2026-12-25']);
  });

  it('is one of 14 days from today', () => {
    const days = listStripDays(today, summary);
    expect(days).toHaveLength(14);
    expect([days[0]?.date, days.at(-1)?.date]).toEqual([today, '2027-01-05']);
  });
});

describe('selected day', () => {
  it('is initially the next day with classes', () => {
    expect(findFirstDay(summary, today)).toBe('2026-12-24');
    expect(findFirstDay(null, today)).toBe(today);
    expect(findFirstDay(null, '2026-11-26', 1)).toBe('2026-12-01');
    expect(findFirstDay(null, '2026-12-01', 1)).toBe('2026-12-01');
    const tuesdays = { ...summary, days: { '2026-12-02': 3, '2026-12-08': 1 } };
    expect(findFirstDay(tuesdays, '2026-12-01', 1)).toBe('2026-12-08');
    expect(findFirstDay({ ...summary, days: {} }, today)).toBe(today);
  });

  it('is, after an empty day, the next day with classes, or the nearest earlier one, or null', () => {
    expect(findNextDay(summary, '2026-12-25', today)).toBe('2026-12-28');
    expect(findNextDay(summary, '2027-01-15', today)).toBe('2026-12-28');
    expect(findNextDay({ ...summary, days: {} }, today, today)).toBeNull();
    expect(findNextDay(null, today, today)).toBeNull();
  });
});
