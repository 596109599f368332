import { expect, it } from 'vitest';
import { isTotalRow } from './total-line.ts';

it.each([
  'TOTAL CLIENTS 1,204',
  'Total active clients',
  'Total for November 2026',
  'Total: £1,200',
  'Sum of sessions left',
  '*** Total ***',
  '“Total” (all)',
  'Insgesamt',
  'Client total 120',
  'Number of clients: 20',
  'No. of clients 20',
  'Record count: 20',
  'Clients: 120',
  'Showing 1-20 of 20',
  'Filters: active',
  'Exported 25/11/2026',
  'Report generated: 25/11/2026',
  'Last updated 25/11/2026',
  'Page 1/3',
  '*** End of report ***',
])('recognises %j as a total or a note, in the name and in another first cell', (text) => {
  expect(isTotalRow('', text)).toBe(true);
  expect(isTotalRow(text, '')).toBe(true);
});

it.each([
  'Sum Lee',
  'Count Basie',
  'Members Grace',
  'Endo Page',
  'Average Joe',
  'May Sum',
  'Tina Total',
  'Max',
])('recognises %j as a person', (name) => {
  expect(isTotalRow('', name)).toBe(false);
});

it.each(['12', '1024', '12a', '7 sessions', 'Average'])(
  'recognises a person beside a first cell of %j',
  (label) => {
    expect(isTotalRow(label, 'Anna Bell')).toBe(false);
  },
);

it('recognises a total beside the name of what it sums up', () => {
  expect(isTotalRow('Grand total', 'Vauxhall')).toBe(true);
  expect(isTotalRow('Total', '25 clients')).toBe(true);
});
