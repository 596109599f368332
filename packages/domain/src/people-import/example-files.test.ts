import { describe, expect, it } from 'vitest';
import { classifyRows } from './classify-rows.ts';
import { noExistingPeople, testOptions } from './classify-test-lines.ts';
import { validateColumns } from './columns.ts';
import { buildExampleBookings, buildExampleClients, type ExampleNames } from './example-files.ts';
import { suggestColumns } from './suggest-columns.ts';

const today = '2026-11-28';
const names: ExampleNames = {
  packs: ['Barre Ten'],
  memberships: ['Barre Monthly'],
  activities: ['Barre', 'Yoga'],
  classes: ['Classic Barre', 'Slow Yoga'],
};
const noNames: ExampleNames = { packs: [], memberships: [], activities: [], classes: [] };

const parse = (text: string) => text.split('\r\n').map((line) => line.split(','));

function readClients(text: string) {
  const [headings = [], ...rows] = parse(text);
  const columns = suggestColumns(headings, rows);
  const fileRows = rows.map((cells, at) => ({ line: at + 2, cells }));
  const context = { headings, columns, options: testOptions, today };
  return { headings, columns, rows: classifyRows(fileRows, context, noExistingPeople) };
}

describe('the example of a file of clients', () => {
  it('names the studio’s own products and activities, and is imported as it is', () => {
    const { headings, columns, rows } = readClients(buildExampleClients(names, today));
    expect(columns).not.toContain('ignored');
    expect(headings).toContain('Barre classes attended');
    expect(rows).toMatchObject([
      { verdict: 'new', details: { packs: [{ key: 'Barre Ten', sessions: 6, expires: '2027-03-28' }] } },
      { verdict: 'new', details: { packs: [], membership: { key: 'Barre Monthly' } } },
    ]);
    expect(rows.flatMap(({ details }) => details?.omissionNotes)).toEqual([]);
  });

  it('has no columns for what the studio doesn’t have', () => {
    const { headings, columns, rows } = readClients(buildExampleClients(noNames, today));
    expect(headings).toEqual(['First name', 'Surname', 'Email', 'Phone', 'Waiver date', 'Check-in note']);
    expect(columns).not.toContain('ignored');
    expect(validateColumns(columns)).toBeNull();
    expect(rows.map(({ verdict }) => verdict)).toEqual(['new', 'new']);
  });

  it('quotes names with commas and quotation marks', () => {
    const text = buildExampleClients({ ...noNames, packs: ['Ten, "the big one"'] }, today);
    expect(text).toContain(',"Ten, ""the big one""",6,');
  });
});

it('names the studio’s own classes in the example of a file of bookings', () => {
  const [headings = [], ...rows] = parse(buildExampleBookings(names, today));
  const columns = suggestColumns(headings, rows, 'bookings');
  expect(validateColumns(columns, 'bookings')).toBeNull();
  expect(rows.map((cells) => cells[5])).toEqual(['Classic Barre', 'Slow Yoga']);
  expect(rows[0]?.[3]).toBe('05/12/2026');
  expect(buildExampleBookings(noNames, today)).not.toMatch(/reformer|mat|yoga/i);
});
