import { describe, expect, it } from 'vitest';
import { classifyBookings, type ExistingBookings, toPlaceKey } from './classify-bookings.ts';
import { toTestRows } from './classify-test-lines.ts';
import type { ColumnMapping, ImportOptions } from './columns.ts';
import { parseInstant, parseTime } from './parse-time.ts';
import { suggestColumns } from './suggest-columns.ts';

const columns: ColumnMapping = ['name', 'email', 'phone', 'date', 'time', 'className', 'paidWith'];
const options: ImportOptions = {
  dates: 'day-first',
  unclear: 'leave',
  packs: {},
  plans: {},
  visits: {},
  classes: { Flow: { classTypeId: 'reformer-flow' }, Barre: { classTypeId: null } },
};
const flow = { id: 'flow-1', classTypeId: 'reformer-flow', title: 'Reformer Flow', date: '2026-12-01' };
const ann = { personId: 'ann', firstName: 'Ann', lastName: 'Lee', emailKey: 'ann@example.com', phone: null };
const bo = { personId: 'bo', firstName: 'Bo', lastName: 'Lind', emailKey: null, phone: '07700 900123' };
const existing: ExistingBookings = {
  clients: [ann, bo],
  classes: [
    { ...flow, time: '18:30', placesLeft: 1 },
    { ...flow, id: 'flow-2', time: '19:30', placesLeft: 5 },
    { ...flow, id: 'mat-1', classTypeId: 'mat', time: '19:30', placesLeft: 5 },
  ],
  booked: new Set([toPlaceKey('ann', 'mat-1')]),
};

const classify = (...lines: string[]) =>
  classifyBookings(toTestRows(lines), { columns, options }, existing, () => false).map(
    ({ verdict, personId, classId, reason }) => [verdict, personId, classId, reason],
  );

describe('imported bookings', () => {
  it('find their client by email address, or by name and phone number, and their class', () => {
    expect(
      classify(
        'Ann Lee|ANN@example.com||01/12/2026|6:30 PM|Flow|Card',
        'Bo Lind||7700900123|01/12/2026|19:30|Flow|10 class pack',
      ),
    ).toEqual([
      ['new', 'ann', 'flow-1', ''],
      ['new', 'bo', 'flow-2', ''],
    ]);
  });

  it.each([
    ['Zoe Poe|zoe@example.com||01/12/2026|18:30|Flow|paid', 'No client has this email address.'],
    ['Tim Roe|ann@example.com||01/12/2026|18:30|Flow|paid', 'Same email as Ann Lee, different name.'],
    ['Bo Lind||7700900999|01/12/2026|18:30|Flow|paid', 'No client has this name and phone number.'],
    ['Ann Lee|ann@example.com||02/12/2026|18:30|Flow|paid', 'No such class on 2 December 2026 at 18:30.'],
    ['Ann Lee|ann@example.com||01/12/2026|18:30|Barre|paid', 'No class is chosen for ‘Barre’.'],
    ['Ann Lee|ann@example.com||01/12/2026|19:30||paid', 'Several classes on 1 December 2026 at 19:30.'],
    ['Ann Lee|ann@example.com||01/12/2026|18:30|Flow|', 'This row doesn’t say how the booking was paid for.'],
    ['Ann Lee|ann@example.com||01/12/2026|18:30|Flow|Unpaid', 'This booking hasn’t been paid for.'],
    ['Ann Lee|ann@example.com||01/12/2026|18:30|Flow|Not yet paid', 'This booking hasn’t been paid for.'],
    ['Ann Lee|ann@example.com||01/12/2026|18:30|Flow|Part-paid', 'This booking hasn’t been paid for.'],
    ['Ann Lee|ann@example.com||01/12/2026|18:30|Flow|Card declined', 'This booking hasn’t been paid for.'],
    ['Ann Lee|ann@example.com||01/12/2026|18:30|Flow|Payment failed', 'This booking hasn’t been paid for.'],
    ['Ann Lee|ann@example.com||01/12/2026|18:30|Flow|Refunded to card', 'This booking hasn’t been paid for.'],
    ['Ann Lee|ann@example.com||01/12/2026|18:30|Flow|Paid: no', 'This booking hasn’t been paid for.'],
    [`Ann${' van'.repeat(2400)} x y|ann@example.com||01/12/2026|18:30|Flow|paid`, 'The name is too long.'],
    ['Ann Lee|ann@example.com||01/12/2026|18:30|Flow|blue', '‘blue’ doesn’t say whether'],
    ['Ann Lee|||soon|late|Flow|paid', 'This row has no email address and no phone number. ‘soon’ isn’t a'],
  ])('are left out with a reason: %s', (line, reason) => {
    const [[verdict, , , said] = []] = classify(line);
    expect(['unclear', 'rejected']).toContain(verdict);
    expect(said).toContain(reason);
  });

  it('never take more places than are left, or two for one client', () => {
    expect(
      classify(
        'Ann Lee|ann@example.com||01/12/2026|18:30|Flow|paid',
        'Ann Lee|ann@example.com||01/12/2026|18:30|Flow|paid',
        'Bo Lind||7700900123|01/12/2026|18:30|Flow|paid',
      ).map(([verdict, , , reason]) => [verdict, reason]),
    ).toEqual([
      ['new', ''],
      ['unclear', 'Line 2 books the same client into this class.'],
      ['rejected', 'This class has no places left.'],
    ]);
  });
});

it.each([
  ['18:30', '18:30'],
  ['6:30 PM', '18:30'],
  ['6:30pm - 7:25pm', '18:30'],
  ['6pm', '18:00'],
  ['12:15 am', '00:15'],
  ['18.30', '18:30'],
  ['2026-12-01 18:30:00', '18:30'],
  ['2026-12-01T07:00', '07:00'],
  ['01/12/2026 7:00 AM', '07:00'],
  ['25:00', null],
  ['01.12.2026', null],
  ['soon', null],
])('parseTime reads %s as %s', (text, time) => expect(parseTime(text)).toBe(time));

it('suggests the columns of a file of bookings', () => {
  const headings = [
    'Client',
    'Email',
    'Class date',
    'Start time',
    'Class',
    'Teacher',
    'Pricing option',
    'Status',
  ];
  expect(suggestColumns(headings, [], 'bookings')).toEqual([
    'name',
    'email',
    'date',
    'time',
    'className',
    'ignored',
    'paidWith',
    'bookingStatus',
  ]);
});

describe('parseInstant', () => {
  it.each([
    ['2026-07-01T17:30:00Z', { date: '2026-07-01', time: '18:30' }],
    ['2026-12-01T18:30:00.000Z', { date: '2026-12-01', time: '18:30' }],
    ['2026-07-01 23:30:00 UTC', { date: '2026-07-02', time: '00:30' }],
    ['2026-07-01T18:30:00+01:00', { date: '2026-07-01', time: '18:30' }],
    ['2026-07-01 18:30', null],
    ['2026-02-31T18:30:00Z', null],
    ['01/07/2026 17:30', null],
  ])('reads %s in London', (text, start) => expect(parseInstant(text)).toEqual(start));

  it('decides about the day and time of a booking', () => {
    const summer = { ...existing, classes: [{ ...flow, date: '2026-07-01', time: '18:30', placesLeft: 1 }] };
    const rows = toTestRows(['Ann Lee|ann@example.com||2026-07-01T17:30:00Z||Flow|paid']);
    expect(classifyBookings(rows, { columns, options }, summer, () => false)).toMatchObject([
      { verdict: 'new', classId: 'flow-1' },
    ]);
  });
});
