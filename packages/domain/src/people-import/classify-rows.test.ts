import { describe, expect, it } from 'vitest';
import { classifyRows, type ExistingClient, toFullNameKey } from './classify-rows.ts';
import {
  classifyTestLines,
  noExistingPeople,
  testColumns,
  testHeadings,
  testOptions,
  toTestRows,
} from './classify-test-lines.ts';
import type { ColumnMapping } from './columns.ts';
import { countRows } from './count-rows.ts';
import { countPackRows, unnamedPackKey } from './parse-row.ts';

it('ignores invisible characters when matching people, addresses and passes', () => {
  const pasted =
    '\u202aZoe\u0301|\u2066Hart\u2069|zoe\u200b@example.com\u202c|\u202a07700\u00a0900123|10\u00a0Pack|7|';
  const rows = classifyTestLines([pasted, 'Zoé|Hart|zoe@example.com|07700 900123|10 Pack|7|']);
  expect(rows).toMatchObject([
    { verdict: 'new', details: { firstName: 'Zoé', lastName: 'Hart', email: 'zoe@example.com' } },
    { verdict: 'duplicate' },
  ]);
  expect([...countPackRows(testHeadings, testColumns, toTestRows([pasted])).keys()]).toEqual(['10 Pack']);
});

it('classifies rows as new, existing, duplicate, unclear or rejected', () => {
  const existing = {
    ...noExistingPeople,
    emails: new Map([['bo@example.com', { firstName: 'Bo', lastName: 'Lindqvist' }]]),
    names: new Set([toFullNameKey('Zoë', "O'Hara")]),
  };
  const rows = classifyTestLines(
    [
      'Amara|Okafor|Amara@Example.com|07700 900123|10 Pack|7|31/12/2026',
      'Bo|Lindqvist|bo@example.com||Intro|1|',
      'Amara|Okafor|amara@example.com||Yoga 5|2|2027-01-31',
      'ZOE|O’HÁRA|||10 Pack|3|',
      '||||10 Pack|3|',
      'Chi|Mensah|chi@example|||0|',
      'Dee|Park|dee@example.com||10 Pack|lots|',
      'Eve|Long|eve@example.com||10 Pack|2|soon',
    ],
    existing,
  );
  expect(rows.map(({ line, verdict }) => [line, verdict])).toEqual([
    [2, 'new'],
    [3, 'existing'],
    [4, 'duplicate'],
    [5, 'unclear'],
    [6, 'rejected'],
    [7, 'rejected'],
    [8, 'rejected'],
    [9, 'rejected'],
  ]);
  expect(rows[2]?.firstAt).toBe(0);
  expect(rows.slice(3).map(({ reason }) => reason)).toEqual([
    'No email address, and another client has this name.',
    'This row has no name and no email address.',
    '‘chi@example’ isn’t an email address like name@example.com.',
    '‘lots’ isn’t a number of sessions.',
    '‘soon’ isn’t a date.',
  ]);
  expect(countRows(rows, testOptions)).toEqual({
    rows: 8,
    new: 1,
    existing: 1,
    duplicate: 1,
    unclear: 1,
    rejected: 4,
    imported: 0,
    packs: 3,
    sessions: 10,
  });
  expect(countRows(rows, { unclear: 'add' })).toMatchObject({ packs: 4, sessions: 13 });
});

it('names every fault of a rejected row', () => {
  expect(classifyTestLines(['Chi|Mensah|chi@example|07700|10 Pack|abc|'])[0]?.reason).toBe(
    '‘chi@example’ isn’t an email address like name@example.com. ‘07700’ isn’t a phone number. ‘abc’ isn’t a number of sessions.',
  );
});

it('says that an existing client keeps another phone number', () => {
  const existing = {
    ...noExistingPeople,
    emails: new Map([
      ['bo@example.com', { firstName: 'Bo', lastName: 'Lind', phone: '07700 900111' }],
      ['al@example.com', { firstName: 'Al', lastName: 'Roe', phone: '+447700900222' }],
    ]),
  };
  const rows = classifyTestLines(
    ['Bo|Lind|bo@example.com|07700 900123|10 Pack|1|', 'Al|Roe|al@example.com|07700 900222|10 Pack|1|'],
    existing,
  );
  expect(rows.map(({ notes }) => notes.join(' '))).toEqual([
    expect.stringContaining('We won’t change the client’s phone number to +44 7700 900123.'),
    expect.not.stringContaining('We won’t change'),
  ]);
});

it('says which details an existing client gets, unless the client has an account', () => {
  const lacking = { firstName: '', lastName: '', phone: null };
  const existing = {
    ...noExistingPeople,
    emails: new Map<string, ExistingClient>([
      ['bo@example.com', lacking],
      ['al@example.com', { ...lacking, hasAccount: true }],
    ]),
  };
  const rows = classifyTestLines(
    ['Bo|Lind|bo@example.com|+447700900123|10 Pack|1|', 'Al|Roe|al@example.com|+447700900222|10 Pack|1|'],
    existing,
  );
  expect(rows.map(({ verdict, notes }) => [verdict, ...notes])).toEqual([
    ['existing', 'We’ll add the name ‘Bo Lind’.', 'We’ll add the phone number +44 7700 900123.'],
    ['existing', 'We won’t change the client’s phone number to +44 7700 900222.'],
  ]);
});

describe('rows that share an email address', () => {
  const verdictsOf = (lines: string[], existing = noExistingPeople) =>
    classifyTestLines(lines, existing).map(({ verdict, reason, firstAt }) => [verdict, reason, firstAt]);

  it('are unclear when the names clearly differ', () => {
    expect(
      verdictsOf([
        'Aisha|Rahman|aisha@example.com||A|4|',
        'Hannah|Lee|AISHA@example.com||A|3|',
        'Aisha|Rahman-Khan|aisha@example.com||A|2|',
        'Hannah|Lee|aisha@example.com||A|1|',
        'Sami|Rahman|aisha@example.com||A|1|',
      ]),
    ).toEqual([
      ['new', '', null],
      ['unclear', 'Same email as line 2, different name.', null],
      ['duplicate', '', 0],
      ['unclear', 'Same email as line 2, different name.', 1],
      ['unclear', 'Same email as line 2, different name.', null],
    ]);
  });

  it('are unclear when the existing client clearly has another name', () => {
    const emails = new Map([['yara@example.com', { firstName: 'Yara', lastName: 'Finch' }]]);
    expect(
      verdictsOf(
        ['Sam|Roe|yara@example.com||A|1|', 'Yara|Stern|yara@example.com||A|1|', '||yara@example.com||A|1|'],
        { ...noExistingPeople, emails },
      ),
    ).toEqual([
      ['unclear', 'Same email as Yara Finch, different name.', null],
      ['existing', '', null],
      ['duplicate', '', 1],
    ]);
  });

  it.each([
    ['Jo|Park', 'Joanna|Park'],
    ['Park|Jo', 'Jo|Park'],
    ['J.|Park', 'Jo|Park'],
    ['ZOË|O’Hara', 'Zoe|Ohara'],
    ['|', 'Zoe|Park'],
  ])('belong to one person with similar names, such as %j and %j', (one, other) => {
    const rows = classifyTestLines([`${one}|p@example.com||A|1|`, `${other}|p@example.com||A|1|`]);
    expect(rows.map(({ verdict }) => verdict)).toEqual(['new', 'duplicate']);
  });
});

describe('rows without an email address', () => {
  it('match with the same name and phone number', () => {
    const rows = classifyTestLines(['Amara|Okafor||07700 900123|A|1|', 'Amara|Okafor||+44 7700 900123|B|2|']);
    expect(rows.map(({ verdict }) => verdict)).toEqual(['new', 'duplicate']);
  });

  it('are unclear with only the same name', () => {
    const rows = classifyTestLines(['Amara|Okafor|||A|1|', 'Amara|Okafor|||B|2|']);
    expect(rows.map(({ verdict }) => verdict)).toEqual(['new', 'unclear']);
  });

  it('are unclear when they match an unclear row', () => {
    const existing = { ...noExistingPeople, phones: new Set(['+447700900123']) };
    const rows = classifyTestLines(
      ['Amara|Okafor||07700 900123|A|1|', 'Amara|Okafor||07700 900123|B|2|'],
      existing,
    );
    expect(rows.map(({ verdict, firstAt }) => [verdict, firstAt])).toEqual([
      ['unclear', null],
      ['unclear', 0],
    ]);
  });
});

it('leaves out expired sessions and notes it', () => {
  const [row] = classifyTestLines(['Amara|Okafor|amara@example.com|12|10 Pack|7|22/11/2026']);
  expect(row?.verdict).toBe('new');
  expect(row?.details?.packs).toEqual([]);
  expect(row?.notes).toEqual([
    '‘12’ isn’t a phone number, so we’ll leave it out.',
    'The sessions expired on 22 November 2026, so we’ll leave them out.',
  ]);
});

it('treats a date in the far future as no expiry', () => {
  const rows = classifyTestLines([
    'A|B|a@example.com||P|2|31/12/9999',
    'C|D|c@example.com||M|unlimited|9999-12-31',
  ]);
  expect(rows[0]?.details?.packs).toEqual([{ key: 'P', sessions: 2, expires: null }]);
  expect(rows[1]?.verdict).toBe('rejected');
});

it('accepts unlimited sessions only with an expiry date', () => {
  const rows = classifyTestLines([
    'A|B|a@example.com||M|unlimited|',
    'C|D|c@example.com||M|unlimited|31/01/2027',
  ]);
  expect(rows.map(({ verdict }) => verdict)).toEqual(['rejected', 'new']);
  expect(rows[1]?.details?.packs).toEqual([{ key: 'M', sessions: null, expires: '2027-01-31' }]);
});

it('rejects a row with more cells than headings or with money as sessions', () => {
  const rows = classifyTestLines(['A|B|a@example.com||M|1||stray', 'A|B|a@example.com||M|£1,200.00|']);
  expect(rows.map(({ reason }) => reason)).toEqual([
    'This row has more cells than the heading row.',
    '‘£1,200.00’ is an amount of money, not a number of sessions.',
  ]);
});

it.each([
  '“hello\nBea,Park,b@example.com,,P,2,',
  '"hello\nBea,Park,b@example.com,,P,2,"there"',
  '"hello\nBea;Park;;;P;2;"there"',
])('rejects a row whose unclosed quotation mark swallowed the next one: %j', (pass) => {
  const row = { line: 2, cells: ['Ada', 'Hart', 'ada@example.com', '', pass.replace('“', ''), '1', ''] };
  const [classified] = classifyRows(
    [row],
    { headings: testHeadings, columns: testColumns, options: testOptions, today: '2026-11-23' },
    noExistingPeople,
  );
  expect(classified).toMatchObject({
    verdict: 'rejected',
    reason: 'A quotation mark in this row isn’t closed, so the row includes the lines below.',
  });
});

it.each([
  'Likes mats,\nbarre, and yoga',
  '"Hi"\nshe said',
  'Write to bob@example.com\nor call',
  'In an emergency:\nBob, a, b, c, d, e, f, bob@example.com',
])('accepts a cell of several lines: %j', (note) => {
  const cells = ['Ada', 'Hart', 'ada@example.com', '', 'P', '1', '', note];
  const input = {
    headings: [...testHeadings, 'Note'],
    columns: [...testColumns, 'ignored'] satisfies ColumnMapping,
    options: testOptions,
    today: '2026-11-23',
  };
  expect(classifyRows([{ line: 2, cells }], input, noExistingPeople)[0]?.verdict).toBe('new');
});

it('counts the rows of each pack by pass, or by the heading of each sessions column', () => {
  const rows = toTestRows([
    'A|B|a@example.com||Ten|1|',
    'A|B|b@example.com||Five|1|',
    'A|B|c@example.com||Ten|1|',
  ]);
  expect([...countPackRows(testHeadings, testColumns, rows)]).toEqual([
    ['Ten', 2],
    ['Five', 1],
  ]);
  const cells = [
    ['A', '3', '2'],
    ['B', 'unlimited', '0'],
  ];
  const byHeading = countPackRows(
    ['Name', 'Reformer', 'Yoga'],
    ['name', 'sessions', 'sessions'],
    cells.map((row, at) => ({ line: at + 2, cells: row })),
  );
  expect([...byHeading]).toEqual([
    ['Reformer', 2],
    ['Yoga', 1],
  ]);
});

it('leaves out packs without sessions to import', () => {
  const rows = toTestRows([
    'A|B|a@example.com||||',
    'A|B|b@example.com||Five|0|',
    'A|B|c@example.com||Ten|£12|',
    'A|B|d@example.com|||4|',
  ]);
  expect([...countPackRows(testHeadings, testColumns, rows)]).toEqual([[unnamedPackKey, 1]]);
});

it('rejects a row whose unclosed quote swallows the lines below', () => {
  const cells = ['Bo', 'Lind,b@example.com\nChi,"Mensah"'];
  const [row] = classifyRows(
    [{ line: 2, cells }],
    { headings: testHeadings, columns: testColumns, options: testOptions, today: '2026-11-23' },
    noExistingPeople,
  );
  expect(row).toMatchObject({ verdict: 'rejected', reason: expect.stringContaining('isn’t closed') });
});

it('keeps the notes of a row that is unclear', () => {
  const existing = { ...noExistingPeople, names: new Set([toFullNameKey('Zoe', 'Park')]) };
  expect(classifyTestLines(['Zoe|Park||12|||'], existing)[0]).toMatchObject({
    reason: 'No email address, and another client has this name.',
    notes: ['‘12’ isn’t a phone number, so we’ll leave it out.'],
  });
});
