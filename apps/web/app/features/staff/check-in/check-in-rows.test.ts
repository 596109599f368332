import { describe, expect, it } from 'vitest';
import { applyMarks, buildCheckInRows, filterCheckInRows } from './check-in-rows.ts';

const name = (bookingId: string, fullName: string) => ({
  bookingId,
  name: fullName,
  displayCode: `M5DK81T${bookingId}`,
  status: 'CONFIRMED' as const,
  checkedInAt: null,
  bed: 'Bed 4',
});
const mark = (bookingId: string, kind: 'CHECKED_IN' | 'UNDONE', minute: string) => ({
  id: minute,
  bookingId,
  kind,
  recordedAt: `2026-11-20T18:${minute}:00.000Z`,
});
const names = [name('1', 'Amara Okafor'), name('2', 'Ben Achterberg')];

describe('check-in list', () => {
  it('applies marks of this device, and applies them again without another effect', () => {
    const checkedIn = [mark('2', 'CHECKED_IN', '06')];
    const marked = names.map((entry) => applyMarks(entry, checkedIn));
    expect(marked.map(({ checkedInAt }) => checkedInAt)).toEqual([null, '2026-11-20T18:06:00.000Z']);
    expect(marked.map((entry) => applyMarks(entry, checkedIn))).toEqual(marked);
    const undone = [...checkedIn, mark('2', 'UNDONE', '07')];
    expect(names.map((entry) => applyMarks(entry, undone))).toEqual(names);
    const again = [...undone, mark('2', 'CHECKED_IN', '08')];
    const last = names.map((entry) => applyMarks(entry, again));
    expect(last[1]?.checkedInAt).toBe('2026-11-20T18:08:00.000Z');
    expect(last.map((entry) => applyMarks(entry, again))).toEqual(last);
  });

  it('keeps the bed of each client without the server’s roster', () => {
    expect(buildCheckInRows(names, null, []).map(({ bed }) => bed)).toEqual(['Bed 4', 'Bed 4']);
  });

  it('says which marks are not sent yet', () => {
    const rows = buildCheckInRows(names, null, [mark('2', 'CHECKED_IN', '06')]);
    expect(rows.map(({ unsent }) => unsent)).toEqual([false, true]);
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
