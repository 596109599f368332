import { expect, it } from 'vitest';
import { buildCsv } from './csv.ts';

const columns = [
  { heading: 'Name', cell: ({ name }: { name: string; pounds: number | null }) => name },
  { heading: 'Paid', cell: ({ pounds }: { name: string; pounds: number | null }) => pounds },
];

it('escapes texts that a spreadsheet would run as formulas', () => {
  const names = ['=1+1', '+44', '-2', '@SUM(A1)', '\t=1', 'Ana "Bee", Lind'];
  const file = buildCsv(
    columns,
    names.map((name) => ({ name, pounds: 18.5 })),
  );
  for (const line of file.split('\r\n').slice(1, 6)) expect(line).toMatch(/^"?'/);
  expect(file).toContain('"Ana ""Bee"", Lind",18.5');
});

it('writes negative amounts as numbers and null as an empty cell', () => {
  expect(buildCsv(columns, [{ name: 'Refund', pounds: -18 }])).toBe('\uFEFFName,Paid\r\nRefund,-18\r\n');
  expect(buildCsv(columns, [{ name: 'Free', pounds: null }])).toBe('\uFEFFName,Paid\r\nFree,\r\n');
});

it('continues a file: its chunks together equal the whole file', () => {
  const rows = ['=1', 'Ana', 'Bea'].map((name) => ({ name, pounds: null }));
  const chunks =
    buildCsv(columns, rows.slice(0, 1)) + buildCsv(columns, rows.slice(1), { isContinuation: true });
  expect(chunks).toBe(buildCsv(columns, rows));
});

it.each(['two\nnotes', 'two\r\nlines', 'an old\rMac', 'a,b'])('quotes %j', (name) => {
  expect(buildCsv(columns, [{ name, pounds: 1 }])).toBe(`\uFEFFName,Paid\r\n"${name}",1\r\n`);
});
