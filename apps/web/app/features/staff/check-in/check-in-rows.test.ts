import { describe, expect, it } from 'vitest';
import { applyCheckInResults, buildCheckInRows, filterCheckInRows } from './check-in-rows.ts';

const name = (bookingId: string, fullName: string) => ({
  bookingId,
  name: fullName,
  displayCode: `M5DK81T${bookingId}`,
  status: 'CONFIRMED' as const,
  checkedInAt: null,
});
const mark = (bookingId: string, kind: 'HERE' | 'UNDONE', minute: string) => ({
  id: minute,
  bookingId,
  kind,
  recordedAt: `2026-11-20T18:${minute}:00.000Z`,
});
const names = [name('1', 'Amara Okafor'), name('2', 'Ben Achterberg')];

describe('check-in list', () => {
  it('shows marks of this device before they are sent', () => {
    const rows = buildCheckInRows(names, null, [mark('2', 'HERE', '06')]);
    expect(rows.map(({ checkedInAt, unsent }) => [checkedInAt, unsent])).toEqual([
      [null, false],
      ['2026-11-20T18:06:00.000Z', true],
    ]);
    const undone = buildCheckInRows(names, null, [mark('2', 'HERE', '06'), mark('2', 'UNDONE', '07')]);
    expect(undone[1]).toMatchObject({ checkedInAt: null, unsent: true });
  });

  it('shows the latest status from the server, and the previous one where the server sent none', () => {
    const createOutcome = (bookingId: string, status: 'CONFIRMED' | null, checkedInAt: string | null) => ({
      id: bookingId,
      bookingId,
      name: null,
      code: null,
      message: null,
      outcome: 'counted' as const,
      status,
      checkedInAt,
    });
    const at = '2026-11-20T18:06:00.000Z';
    const outcomes = [
      createOutcome('1', 'CONFIRMED', at),
      createOutcome('1', 'CONFIRMED', null),
      createOutcome('2', null, at),
    ];
    expect(applyCheckInResults(names, outcomes)).toEqual(names);
    expect(applyCheckInResults(names, outcomes.slice(0, 1))[0]).toMatchObject({ checkedInAt: at });
  });

  it('finds clients by parts of the name and by the beginning of a code', () => {
    const rows = buildCheckInRows(names, null, []);
    const found = (typed: string) => filterCheckInRows(rows, typed).map((row) => row.name);
    expect(found('oka')).toEqual(['Amara Okafor']);
    expect(found('ach ben')).toEqual(['Ben Achterberg']);
    expect(found('m5dk 81t2')).toEqual(['Ben Achterberg']);
    expect(found('zz')).toEqual([]);
    expect(found(' ')).toEqual(['Amara Okafor', 'Ben Achterberg']);
  });

  it.each([
    ['lukasz', 'Łukasz Wiśniewski'],
    ['oneill', 'Sinéad O’Neill'],
    ["o'neill", 'Sinéad O’Neill'],
    ['neill', 'Sinéad O’Neill'],
    ['GÜNES', 'Elif Güneş'],
    ['ΠΑΠΑΔΟΠΟΥΛΟΣ', 'Νίκος Παπαδόπουλος'],
    ['королева', 'АННА КОРОЛЁВА'],
  ])('finds "%s" with the same rules as the server: %s', (typed, fullName) => {
    const rows = buildCheckInRows([...names, name('3', fullName)], null, []);
    expect(filterCheckInRows(rows, typed).map((row) => row.name)).toEqual([fullName]);
  });
});
