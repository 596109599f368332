import { describe, expect, it } from 'vitest';
import type { ColumnMapping } from './columns.ts';
import { parseVisits } from './parse-history.ts';
import { parseRow } from './parse-row.ts';

const headings = ['Name', 'Reformer visits', 'Yoga visits', 'Waiver', 'Note'];
const columns: ColumnMapping = ['name', 'visits', 'visits', 'waiver', 'note'];

const parse = (...cells: string[]) =>
  parseRow(
    { line: 2, cells: ['Ann Lee', ...cells] },
    { headings, columns, options: { dates: 'day-first' }, today: '2026-11-23' },
  );

describe('the history of an imported client', () => {
  it('has attended classes by column, a waiver date and a note', () => {
    expect(parse('57', 'n/a', '01/03/2025', 'Left-handed')).toMatchObject({
      details: {
        visits: [{ key: 'Reformer visits', visits: 57 }],
        waiver: '2025-03-01',
        note: 'Left-handed',
        omissionNotes: [],
      },
    });
  });

  it('says which values are left out', () => {
    expect(parse('0', '', 'Yes', 'x'.repeat(1001))).toMatchObject({
      details: {
        visits: [{ visits: 0 }],
        waiver: null,
        omissionNotes: [
          '‘Yes’ isn’t a past date, so we’ll leave the waiver out.',
          'The note is longer than 1,000 characters, so we’ll shorten it.',
        ],
      },
    });
    expect(parse('', '', '24/11/2026', '')).toMatchObject({ details: { waiver: null } });
    // Other systems write an unknown day as one of these.
    for (const never of ['0000-01-01', '01/01/0001'])
      expect(parse('', '', never, '')).toMatchObject({ details: { waiver: null } });
    expect(parse('many', '', '', '')).toEqual({ rejected: '‘many’ isn’t a number of classes.' });
  });

  it.each([
    ['57', 57],
    ['1,204', 1204],
    ['57.0', 57],
    ['1,2', null],
    ['-3', null],
    ['999999', null],
  ])('reads %s classes', (text, count) => expect(parseVisits(text)).toBe(count));
});
