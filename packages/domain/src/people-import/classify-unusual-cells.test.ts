import { expect, it } from 'vitest';
import { classifyTestLines } from './classify-test-lines.ts';
import { countChanges } from './count-rows.ts';

it.each([
  ...[
    '-',
    '–',
    '--',
    '- -',
    '−',
    '－',
    '…',
    '•',
    '\u200b-',
    "'-",
    'N/A',
    'n/a',
    'N / A',
    '(n/a)',
    '[N/A]',
    'N/A.',
  ],
  ...['None', 'none', '(none)', '<none>', '- none -', '#N/A', '#NAME?', '#DIV/0!', '#NUM!', '#####'],
])('treats %j as an empty cell in every column', (empty) => {
  const [first, second, third] = classifyTestLines([
    `Amara|${empty}|amara@example.com|${empty}|${empty}|2|${empty}`,
    `Bo|Lind|${empty}|07700 900123|10 Pack|${empty}|31/12/2026`,
    `${empty}|${empty}|${empty}|${empty}|10 Pack|3|`,
  ]);
  expect(first).toMatchObject({ verdict: 'new', notes: [], details: { lastName: '', phone: null } });
  expect(first?.details?.packs).toEqual([{ key: 'Sessions', sessions: 2, expires: null }]);
  expect(second).toMatchObject({ verdict: 'new', details: { email: null, packs: [] } });
  expect(third?.reason).toBe('This row has no name and no email address.');
});

it('ignores invisible characters in a number of sessions', () => {
  for (const typed of ['\u200b7', '\u202d7\u202c', '\ufeff7 of 10', '７'])
    expect(classifyTestLines([`A|B|a@example.com|||${typed}|`])[0]?.details?.packs).toMatchObject([
      { sessions: 7 },
    ]);
});

it('treats placeholders that are also surnames as empty only outside name columns', () => {
  const [row] = classifyTestLines(['Jo|Null|null|unknown|no email|1|']);
  expect(row?.details).toMatchObject({ firstName: 'Jo', lastName: 'Null', email: null, phone: null });
});

it.each([
  'Total||||||',
  'TOTAL:||||||45',
  'Grand total|3|||10 Pack|120|',
  '|Total|||||',
  'Subtotal||N/A|-|||',
  'Total clients|245||||312|',
  'Total|12 clients|||||',
  'Total (245)||||||',
  '245||||||',
  '|||||',
  'Page 1 of 2||||||',
  'Generated on 12/11/2026||||||',
])('rejects %j as not a person', (line) => {
  expect(classifyTestLines([line])[0]?.verdict).toBe('rejected');
});

it.each(['Sum|Lee||||1|', 'Total|Okafor|total@example.com|||1|', 'Paige|Count||07700 900123||1|'])(
  'accepts %j as a person',
  (line) => {
    expect(classifyTestLines([line])[0]?.verdict).toBe('new');
  },
);

it.each(['1,000', '1.000', '1 000', '10,000', '900'])('rejects %j sessions', (typed) => {
  expect(classifyTestLines([`A|B|a@example.com||P|${typed}|`])[0]).toMatchObject({
    verdict: 'rejected',
    reason: `‘${typed}’ is over the limit of 500 sessions per row.`,
  });
});

it('completes phone numbers altered by a spreadsheet, with a note per row and a total count', () => {
  const rows = classifyTestLines([
    'Amara|Okafor|a@example.com|7700900123|||',
    'Bo|Lind|b@example.com|447700900456|N/A||',
    'Chi|Mensah|c@example.com|07700900789.0|||-',
    'Dee|Park|d@example.com|+49 (0)30 1234567|||',
    'Eve|Long|e@example.com|4.477E+11|||',
  ]);
  expect(rows.map(({ details }) => details?.phone)).toEqual([
    '+447700900123',
    '+447700900456',
    '+447700900789',
    '+49301234567',
    null,
  ]);
  expect(rows.map(({ notes }) => notes.join(' '))).toEqual([
    'Phone number ‘7700900123’ becomes +44 7700 900123.',
    'Phone number ‘447700900456’ becomes +44 7700 900456.',
    'Phone number ‘07700900789.0’ becomes +44 7700 900789.',
    'Phone number ‘+49 (0)30 1234567’ becomes +49301234567.',
    '‘4.477E+11’ isn’t a phone number, so we’ll leave it out.',
  ]);
  expect(countChanges(rows)).toEqual([
    { kind: 'phone', from: '7700900123', to: '+44 7700 900123', count: 4 },
    { kind: 'empty', from: 'N/A', to: '', count: 2 },
  ]);
});
