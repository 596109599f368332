import { expect, it } from 'vitest';
import { type PersonExportRow, personColumns } from './person-columns.ts';

const blankPerson: PersonExportRow = {
  firstName: 'Ana',
  lastName: 'Lind',
  email: null,
  phone: null,
  since: new Date('2026-06-30T23:30:00Z'),
  source: 'import',
  hasAccount: false,
  memberships: [],
  credits: [],
  newsletter: null,
  optedOutEmails: [],
  waiver: null,
  attended: 0,
  lastVisit: null,
  noShows: 0,
  cancelled: 0,
  upcoming: 0,
  nextClass: null,
  duePence: 0,
  notes: [],
};
const cellsOf = (line: Partial<PersonExportRow>) =>
  Object.fromEntries(personColumns.map(({ heading, cell }) => [heading, cell({ ...blankPerson, ...line })]));
const flex = { name: 'Reformer Flex 8', kind: 'membership', balance: 5, expiresAt: null } as const;
const pack = {
  name: 'Pack of 10',
  kind: 'pack',
  balance: 3,
  expiresAt: new Date('2026-12-01T12:00:00Z'),
} as const;

it('adds up sessions, and lists their products and expiry dates', () => {
  expect(cellsOf({ credits: [flex, pack] })).toMatchObject({
    'Sessions left': 8,
    'Session details': 'Reformer Flex 8: 5; Pack of 10: 3, expires 2026-12-01',
  });
  expect(cellsOf({ credits: [pack, { ...flex, balance: null }] })).toMatchObject({
    'Sessions left': 'Unlimited',
    'Session details': 'Pack of 10: 3, expires 2026-12-01; Reformer Flex 8: unlimited',
  });
});

it('lists a membership once, also one from another system', () => {
  const membership = { name: 'Reformer Flex 8', status: 'Active, renews 2026-12-01' };
  expect(cellsOf({ memberships: [membership], credits: [flex] })).toMatchObject({
    Membership: 'Reformer Flex 8',
    'Membership status': 'Active, renews 2026-12-01',
  });
  expect(cellsOf({ credits: [flex, pack] })).toMatchObject({ Membership: 'Reformer Flex 8' });
});

it('leaves unknown cells empty, and writes London dates', () => {
  expect(cellsOf({})).toMatchObject({
    'Client since': '2026-07-01',
    Email: null,
    Newsletter: null,
    Waiver: null,
    'Waiver date': null,
    'To pay': 0,
  });
  expect(cellsOf({ waiver: { answeredAt: blankPerson.since, onPaper: true } })).toMatchObject({
    Waiver: 'On paper',
    'Waiver date': '2026-07-01',
  });
});
