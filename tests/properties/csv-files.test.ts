import { buildCsv } from '@studio/server/documents/csv';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCsvRows } from '../harness/parse-csv.ts';

const cell = fc.string({ unit: fc.constantFrom(...'aé,;"\t\r\n \'=') });
const formula = /^[=+\-@\t\r]/;

it('another program reads every cell of an export unchanged, whatever its content', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const columns = [
        { heading: 'One', cell: (row: [string, string]) => row[0] },
        { heading: 'Two', cell: (row: [string, string]) => row[1] },
      ];
      const written = rows.map((row) => row.map((text) => (formula.test(text) ? `'${text}` : text)));
      expect(parseCsvRows(buildCsv(columns, rows))).toEqual([['One', 'Two'], ...written]);
    }),
  );
});
