import { suggestColumns } from '@studio/domain/people-import/suggest-columns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readImportTable, readImportText } from './read-import-file.ts';

const base64 = (text: string, encoding: BufferEncoding = 'utf8') =>
  Buffer.from(text, encoding).toString('base64');
const table = (text: string, encoding?: BufferEncoding) =>
  readImportTable(readImportText(base64(text, encoding)));

describe('reads files of studio systems', () => {
  it('with commas, quoted cells, a byte order mark and a note over two lines', () => {
    const { headings, rows } = table(
      '\ufeff"Client ID","Last Name","First Name","Email","Mobile Phone","Notes","Pricing Option","Remaining","Expiration Date"\r\n' +
        '"100214","Okafor","Amara","amara@example.com","07700 900123","Prefers the window,\r\nand an early class","10 Class Pass","7","31/12/2026"\r\n' +
        '"100215","O""Hara","Zoë","zoe@example.com","","","Intro 3","1","05/01/2027"\r\n',
    );
    expect(headings[0]).toBe('Client ID');
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
    expect(rows[0]?.cells[5]).toBe('Prefers the window,\nand an early class');
    expect(rows[1]?.cells[1]).toBe('O"Hara');
    expect(
      suggestColumns(
        headings,
        rows.map(({ cells }) => cells),
      ),
    ).toEqual([
      'ignored',
      'lastName',
      'firstName',
      'email',
      'phone',
      'ignored',
      'pass',
      'sessions',
      'expires',
    ]);
  });

  it('with semicolons in Latin-1', () => {
    const { rows } = table('Name;E-mail;Guthaben\nZoë Müller;zoe@example.com;3\n', 'latin1');
    expect(rows[0]?.cells).toEqual(['Zoë Müller', 'zoe@example.com', '3']);
  });

  it('with tabs from a spreadsheet, amounts and empty rows', () => {
    const { headings, rows } = table(
      'Customer\tEmail\tReformer credits\tYoga credits\tTotal spend\n' +
        'Priya Nair\tpriya@example.com\t4\t2\t£1,200.00\n\t\t\t\t\n' +
        'Bo Lindqvist\tbo@example.com\t\t1\t£45.00\n',
    );
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
    expect(
      suggestColumns(
        headings,
        rows.map(({ cells }) => cells),
      ),
    ).toEqual(['name', 'email', 'sessions', 'sessions', 'ignored']);
  });

  it('with a title above the headings', () => {
    const { headings, rows } = table(
      'Active members\nPeriod,November 2026\n\nMember,Email,Membership Name,Credits Remaining\nChi Mensah,chi@example.com,Flex 8,2\n',
    );
    expect(headings).toEqual(['Member', 'Email', 'Membership Name', 'Credits Remaining']);
    expect(rows).toEqual([{ line: 5, cells: ['Chi Mensah', 'chi@example.com', 'Flex 8', '2'] }]);
  });
});

it.each([
  ['nothing', '', /no rows/],
  ['headings alone', 'Name,Email\n', /no rows/],
  ['clients without headings', 'Ann,ann@example.com\nBo,bo@example.com\n', /first row looks like a client/],
  ['a workbook', 'PK\u0003\u0004\0\0', /isn’t a CSV file/],
  ['too many rows', `Email\n${'a@example.com\n'.repeat(20_001)}`, /20,000 rows/],
  ['too much', `Email\n${'x'.repeat(5 * 1024 * 1024)}`, /5 MB/],
])('rejects %s', (_what, text, message) => {
  expect(() => table(text)).toThrow(message);
});

it.each([
  [2, 'Name,Email\n"Ann,ann@example.com\nBo,bo@example.com\n'],
  [3, 'Name,Email\n"Ann ""Nan""",ann@example.com\n"Bo,bo@example.com\n'],
  [4, 'Name,Note\n"Ann","two\nlines"\n"Bo","a\nb\nc'],
  [1, '"Name;Email\nAnn;ann@example.com\n'],
  [2, 'Name\tEmail\r\nAnn\t"\r\n'],
])('rejects a quote that opens on line %i and is never closed', (line, text) => {
  expect(() => table(text)).toThrow(
    expect.objectContaining({
      code: 'bad_request',
      message: `A quotation mark on line ${line} isn’t closed. Close it or remove it.`,
    }),
  );
});

it('reads a quote within a cell as an ordinary character', () => {
  const { rows } = table('Name,Email\nAnn "Nan" Roe,ann@example.com\nBo 5\'10",bo@example.com\n');
  expect(rows.map(({ cells }) => cells[0])).toEqual(['Ann "Nan" Roe', 'Bo 5\'10"']);
});

it.each([
  ['more than 100 columns', `a,b\n${','.repeat(3000)}`],
  ['more than 100 columns', `a,b\n${Array.from({ length: 20 }, () => `${',1'.repeat(300)}\n`).join('')}`],
  ['more than 20,000 rows', `a,b\n${'1,2\n'.repeat(25_000)}`],
  ['more than 20,000 rows', '\n'.repeat(500_000)],
  ['a cell of more than 10,000 characters', `a,b\n1,${'x'.repeat(10_001)}\n`],
])('rejects a file with %s', (reason, text) => {
  expect(() => table(text)).toThrow(reason);
});

it('reads any text as a table, or rejects it with the line of its open quote', () => {
  const anyText = fc.string({ unit: fc.constantFrom(...'a@;,\t"\n\r ') });
  fc.assert(
    fc.property(anyText, (text) => {
      try {
        readImportTable(readImportText(base64(`Name,Email\n${text}`)));
      } catch (error) {
        expect(error).toMatchObject({ code: 'bad_request', message: expect.not.stringContaining('NaN') });
      }
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['a photo', Buffer.from('ffd8ffe1', 'hex')],
  ['a PDF', Buffer.from('%PDF-1.7\n')],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
])('says that %s isn’t a CSV file', (_, bytes) => {
  expect(() => readImportText(bytes.toString('base64'))).toThrow(/isn’t a CSV file/);
});
