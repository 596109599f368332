import type { SummaryAnswer } from '@studio/contracts/timetable';
import { describe, expect, it } from 'vitest';
import { dayWords } from './day-words.ts';
import { dayOf, firstDay, nextDay, stripDays } from './days.ts';

const today = '2026-12-23';
const summary: SummaryAnswer = {
  ok: true,
  days: { '2026-12-24': 2, '2026-12-28': 8 },
  range: { from: today, to: '2027-01-22' },
  closures: [{ date: '2026-12-25', name: 'Christmas Day' }],
};

const words = (date: string, known: SummaryAnswer | null = summary) => dayWords(dayOf(date, today, known));

describe('a day in the strip and the month', () => {
  it.each([
    ['2026-12-28', 'Monday 28 December, 8 classes, open'],
    ['2026-12-24', 'Thursday 24 December, 2 classes, low'],
    ['2026-12-25', 'Friday 25 December, closed, Christmas Day'],
    ['2026-12-26', 'Saturday 26 December, no classes'],
    ['2026-12-22', 'Tuesday 22 December, past'],
    ['2027-01-23', 'Saturday 23 January, not open yet'],
  ])('is said with its state or its reason: %s', (date, expected) => {
    expect(words(date)).toBe(expected);
  });

  it('can be chosen from today on while the summary is not known', () => {
    expect(words('2026-12-25', null)).toBe('Friday 25 December');
    expect(dayOf('2026-12-25', today, null).reason).toBeNull();
    expect(dayOf('2026-12-22', today, null).reason).toBe('past');
  });

  it('is one of 14 from today', () => {
    const days = stripDays(today, summary);
    expect(days).toHaveLength(14);
    expect([days[0]?.date, days.at(-1)?.date]).toEqual([today, '2027-01-05']);
  });
});

describe('the day to go to', () => {
  it('is at first the next one with classes', () => {
    expect(firstDay(summary, today)).toBe('2026-12-24');
    expect(firstDay(null, today)).toBe(today);
    expect(firstDay(null, '2026-11-26', 1)).toBe('2026-12-01');
    expect(firstDay(null, '2026-12-01', 1)).toBe('2026-12-01');
    const tuesdays = { ...summary, days: { '2026-12-02': 3, '2026-12-08': 1 } };
    expect(firstDay(tuesdays, '2026-12-01', 1)).toBe('2026-12-08');
    expect(firstDay({ ...summary, days: {} }, today)).toBe(today);
  });

  it('is from an empty day the next one, else the nearest before, else none', () => {
    expect(nextDay(summary, '2026-12-25', today)).toBe('2026-12-28');
    expect(nextDay(summary, '2027-01-15', today)).toBe('2026-12-28');
    expect(nextDay({ ...summary, days: {} }, today, today)).toBeNull();
    expect(nextDay(null, today, today)).toBeNull();
  });
});
