import { describe, expect, it } from 'vitest';
import { classifyMemberships } from './classify-memberships.ts';
import { classifyRows, markImportedRows } from './classify-rows.ts';
import { noExistingPeople, toTestRows } from './classify-test-lines.ts';
import type { ColumnMapping, ImportOptions } from './columns.ts';

const columns: ColumnMapping = [
  'firstName',
  'lastName',
  'email',
  'plan',
  'nextPayment',
  'customerId',
  'subscriptionId',
  'planSessions',
];
const options: ImportOptions = {
  dates: 'day-first',
  unclear: 'leave',
  packs: {},
  plans: { Flex: { productId: 'flex-8' }, Gold: { productId: null } },
  visits: {},
  classes: {},
};
const none = {
  subscriptions: new Set<string>(),
  customers: new Map<string, Set<string>>(),
  members: new Set<string>(),
};

function classify(lines: readonly string[], existing = none) {
  const headings = columns.map(String);
  const context = { headings, columns, options, today: '2026-11-23' };
  const rows = classifyRows(toTestRows(lines), context, noExistingPeople);
  const outcomes = classifyMemberships(rows, options, existing);
  return rows.map((row, at) => outcomes.get(at) ?? { rejected: row.reason, notes: row.notes });
}

describe('memberships in an import', () => {
  it('are charged by Stripe, or last until their next payment date', () => {
    expect(
      classify([
        'Ann|Lee|ann@example.com|Flex|05/12/2026|cus_12345678|sub_12345678|',
        'Ben|Lee|ben@example.com|Flex|05/12/2026|||3',
      ]),
    ).toEqual([
      { kind: 'subscription', productId: 'flex-8' },
      { kind: 'until', productId: 'flex-8' },
    ]);
  });

  it.each([
    ['Flex||cus_1|sub_12345678|', '‘cus_1’ isn’t a Stripe customer ID. These start with cus_.'],
    ['Flex|||price_12345678|', '‘price_12345678’ isn’t a Stripe subscription ID. These start with sub_.'],
    ['|||sub_12345678|', 'This row has a Stripe subscription, but no membership.'],
    ['Flex|soon|||', '‘soon’ isn’t a date.'],
    ['Flex|05/12/2026|||few', '‘few’ isn’t a number of sessions.'],
  ])('reject the row %s', (cells, reason) => {
    expect(classify([`Ann|Lee|ann@example.com|${cells}`])).toMatchObject([{ rejected: reason }]);
  });

  it('have no next payment date if another system wrote one that never comes', () => {
    expect(
      classify([
        'Ann|Lee|ann@example.com|Flex|31/12/9999||||',
        'Ben|Lee|ben@example.com|Flex|31/12/9999||sub_12345678|',
      ]),
    ).toEqual([
      { rejected: '', notes: [expect.stringContaining('no next payment date')] },
      { kind: 'subscription', productId: 'flex-8' },
    ]);
  });

  it('that nothing says how long they last are left out', () => {
    expect(classify(['Ann|Lee|ann@example.com|Flex||||'])).toEqual([
      {
        rejected: '',
        notes: ['‘Flex’ has no Stripe subscription and no next payment date, so we’ll leave it out.'],
      },
    ]);
  });

  it('that were paid until an earlier day are left out', () => {
    expect(classify(['Ann|Lee|ann@example.com|Flex|22/11/2026|||'])).toEqual([
      { rejected: '', notes: ['The membership was paid until 22 November 2026, so we’ll leave it out.'] },
    ]);
  });

  it('never charge one client for two memberships, or two clients with one subscription', () => {
    const reasons = classify(
      [
        'Ann|Lee|ann@example.com|Flex||cus_12345678|sub_12345678|',
        'Ann|Lee|ann@example.com|Flex||cus_12345678|sub_12345678|',
        'Ann|Lee|ann@example.com|Flex||cus_12345678|sub_87654321|',
        'Ben|Lee|ben@example.com|Flex||cus_99999999|sub_12345678|',
        'Cat|Lee|cat@example.com|Flex|05/12/2026|||',
        'Dan|Lee|dan@example.com|Flex||cus_88888888|sub_11111111|',
        'Eve|Lee|eve@example.com|Gold|05/12/2026|||',
      ],
      { ...none, subscriptions: new Set(['sub_11111111']), members: new Set(['cat@example.com']) },
    ).map((outcome) => ('reason' in outcome ? outcome.reason : 'kind' in outcome && outcome.kind));
    expect(reasons).toEqual([
      'subscription',
      'Line 2 has the same Stripe subscription, so we’ll leave this one out.',
      'Line 2 has a membership for this client, so we’ll leave this one out.',
      'Line 2 has the same Stripe subscription, so we’ll leave this one out.',
      'This client already has a membership here, so we’ll leave this one out.',
      'Another membership here already uses this Stripe subscription, so we’ll leave this one out.',
      'We’ll leave out ‘Gold’, because you haven’t chosen a membership for it.',
    ]);
  });
});

describe('a Stripe customer of a row', () => {
  it('belongs to one client, here and in the file', () => {
    const lines = [
      'Ann|Lee|ann@example.com|Flex||cus_11111111|sub_11111111|',
      'Ben|Lee|ben@example.com|Flex||cus_22222222|sub_22222222|',
      'Cat|Lee|cat@example.com|Flex||cus_33333333|sub_33333333|',
      'Dan|Lee|dan@example.com|Flex||cus_33333333|sub_44444444|',
    ];
    const customers = new Map([
      ['cus_11111111', new Set(['ann@example.com', 'ann@other.example'])],
      ['cus_22222222', new Set(['someone@example.com'])],
    ]);
    expect(classify(lines, { ...none, customers })).toMatchObject([
      { kind: 'subscription' },
      {
        reason:
          'This Stripe customer is already linked to another client here, so we’ll leave this membership out.',
      },
      { kind: 'subscription' },
      { reason: 'Line 4 has the same Stripe customer, so we’ll leave this membership out.' },
    ]);
  });
});

describe('rows that an earlier import has written', () => {
  it('change nothing, and a new row of such a person without an email address is unclear', () => {
    const context = { headings: columns.map(String), columns, options, today: '2026-11-23' };
    const lines = ['Ann|Lee|ann@example.com|||||', 'Ann|Lee|ann@example.com|Flex|05/12/2026|||'];
    const rows = classifyRows(toTestRows(lines), context, noExistingPeople);
    expect(markImportedRows(rows, (at) => at === 0).map(({ verdict }) => verdict)).toEqual([
      'imported',
      'duplicate',
    ]);
    const withoutEmail = rows.map((row) => ({
      ...row,
      details: row.details && { ...row.details, email: null, emailKey: null },
    }));
    expect(markImportedRows(withoutEmail, (at) => at === 0).map(({ verdict }) => verdict)).toEqual([
      'imported',
      'unclear',
    ]);
  });
});
