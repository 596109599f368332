import { paths } from '@studio/contracts/paths';
import type { CheckImportResponse, ListImportIssuesResponse } from '@studio/contracts/staff-import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import {
  buildCsvFile,
  type ImportStudio,
  openImportStudio,
  toImportInput,
} from '../harness/import-studio.ts';
import { parseCsvRecords } from '../harness/parse-csv.ts';

let { studio, staff, read, personOf } = {} as ImportStudio;

beforeAll(async () => {
  ({ studio, staff, read, personOf } = await openImportStudio());
});
afterAll(() => studio.close());

const headings =
  'First Name,Last Name,Email,Mobile Phone,Pricing Option,Remaining,Expiration Date,Email Opt In';

describe('import dry run', () => {
  it('reports the outcome of every row, and changes nothing', async () => {
    const draft = await read(
      `${headings}\nDora,Vale,dora@import.example,07700 900321,10 Class Pass,7,31/12/2026,Yes\n` +
        'Dora,Vale,DORA@import.example,,Intro 3,1,05/01/2027,Yes\nEli,Moss,eli@import,,10 Class Pass,2,,No\n',
    );
    expect(draft).toMatchObject({ rows: 3, isRemembered: false, options: { dates: 'day-first' } });
    expect(draft.columns.at(-1)).toBe('ignored');
    const checked = await callSuccessfully<CheckImportResponse>(
      staff,
      paths.importCheck,
      toImportInput(draft),
    );
    expect(checked.counts).toEqual({
      rows: 3,
      new: 1,
      existing: 0,
      duplicate: 1,
      unclear: 0,
      rejected: 1,
      imported: 0,
      packs: 2,
      sessions: 8,
      subscriptions: 0,
      unchargedMemberships: 0,
    });
    expect(checked.preview[0]).toMatchObject({
      line: 2,
      verdict: 'new',
      name: 'Dora Vale',
      phone: '+447700900321',
      packs: ['7 sessions: 10 Class Pass, any class, valid until 31 December 2026'],
    });
    expect(checked.issues).toMatchObject([
      { line: 4, reason: '‘eli@import’ isn’t an email address like name@example.com.' },
    ]);
    const { csv } = await callSuccessfully<ListImportIssuesResponse>(
      staff,
      paths.importIssues,
      toImportInput(draft),
    );
    expect(csv).toContain('4,Can’t import,‘eli@import’ isn’t an email address like name@example.com.');
    const torn = await read('Name,Email\n"Eli\nMoss",eli@import\n"=Ann ""Nan"" Roe",ann@import\n');
    const issues = await callSuccessfully<ListImportIssuesResponse>(
      staff,
      paths.importIssues,
      toImportInput(torn),
    );
    expect(parseCsvRecords(issues.csv).map(({ Line, Name }) => [Line, Name])).toEqual([
      ['2', 'Eli\nMoss'],
      ['4', `'=Ann "Nan" Roe`],
    ]);
    expect(await personOf('dora@import.example')).toBeUndefined();
  });

  it('reports completed phone numbers and cells read as empty, and rejects totals', async () => {
    const draft = await read(
      'Name,Email,Phone,Credits left\nNan Reed,nan@touched.example,7700900123,N/A\n' +
        'Oli Reed,oli@touched.example,447700900456,"1,000"\nPia Reed,-,07700900789.0,2\nTotal,,,"1,002"\n',
    );
    const checked = await callSuccessfully<CheckImportResponse>(
      staff,
      paths.importCheck,
      toImportInput(draft),
    );
    expect(checked.counts).toMatchObject({ new: 2, rejected: 2, sessions: 2 });
    expect(checked.changes).toEqual([
      { kind: 'phone', count: 2, from: '7700900123', to: '+44 7700 900123' },
      { kind: 'empty', count: 2, from: 'N/A', to: '' },
    ]);
    expect(checked.issues.map(({ line, reason }) => [line, reason])).toEqual([
      [3, '‘1,000’ is over the limit of 500 sessions per row.'],
      [5, 'This row is a total or a note, not a client.'],
      [2, 'Phone number ‘7700900123’ becomes +44 7700 900123.'],
      [4, 'Phone number ‘07700900789.0’ becomes +44 7700 900789.'],
    ]);
    await callSuccessfully(staff, paths.importRun, toImportInput(draft));
    await studio.idle();
    expect(await personOf('nan@touched.example')).toMatchObject({ phone: '+447700900123' });
  });

  it('states the classes and the expiry of every pack', async () => {
    const packsOf = async (text: string) => {
      const checked = await callSuccessfully<CheckImportResponse>(
        staff,
        paths.importCheck,
        toImportInput(await read(text)),
      );
      return checked.preview[0]?.packs;
    };
    expect(await packsOf('Name,Email,Sessions left\nKit Poe,kit@packs.example,4\n')).toEqual([
      '4 sessions: Imported sessions, any class, no expiry date',
    ]);
    expect(await packsOf('Name,Email,Mat and yoga credits\nKit Poe,kit@packs.example,1\n')).toEqual([
      '1 session: Mat and yoga credits, Mat Pilates and Yoga, no expiry date',
    ]);
    expect(
      await packsOf('Name,Email,Pack,Sessions left\nKit Poe,kit@packs.example,Reformer Pack of 10,4\n'),
    ).toEqual(['4 sessions: Reformer Pack of 10, valid for 70 days']);
  });

  it('rejects a quote that is never closed, with its line', async () => {
    const text = 'Name,Email\nAnn Roe,ann@quote.example\n"Bo Roe,bo@quote.example\n';
    expect(await staff.call(paths.importRead, buildCsvFile(text))).toMatchObject({
      status: 400,
      body: {
        code: 'bad_request',
        message: 'A quotation mark on line 3 isn’t closed. Close it or remove it.',
      },
    });
  });

  it('is rejected when the columns describe no person', async () => {
    const draft = await read('A,B\n1,2\n');
    expect(await staff.call(paths.importCheck, toImportInput(draft))).toMatchObject({
      status: 400,
      body: { code: 'bad_request', message: expect.stringContaining('at least one column') },
    });
  });
});
