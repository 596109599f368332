import { describe, expect, it } from 'vitest';
import { listColumnMeanings, validateColumns } from './columns.ts';
import { importPresets, importSystems } from './presets.ts';
import { suggestColumns } from './suggest-columns.ts';

const kinds = ['people', 'bookings'] as const;
const presets = importSystems.flatMap((system) => kinds.map((kind) => ({ system, kind })));

describe('presets of other systems', () => {
  it.each(presets)('name only columns that a file of $kind can have: $system', ({ system, kind }) => {
    const meanings = Object.values(importPresets[system][kind]);
    expect(meanings.filter((meaning) => !listColumnMeanings(kind).includes(meaning))).toEqual([]);
  });

  it.each([
    [
      'momence',
      'Customer name|Customer email|Phone number|Membership name|Renewal date|Pack name|Credits left|Expiration date|Total visits|Tags',
      'name|email|phone|plan|nextPayment|pass|sessions|expires|visits|ignored',
    ],
    [
      'mindbody',
      'Client ID|First Name|Last Name|Email|Mobile Phone|Pricing Option|Visits Remaining|Exp. Date|# Visits|Yellow Alert',
      'ignored|firstName|lastName|email|phone|pass|sessions|expires|visits|ignored',
    ],
    [
      'bsport',
      'Member|Email address|Pass name|Remaining credits|End of validity',
      'name|email|pass|sessions|expires',
    ],
    ['glofox', 'Name|Membership|Plan|Status|End Date', 'name|pass|plan|ignored|expires'],
    [
      'teamup',
      'First name|Last name|Email|Active memberships|Last payment amount|Attendances',
      'firstName|lastName|email|plan|ignored|visits',
    ],
    ['momoyoga', 'Yogi|Email address|Product|Credits left|Valid until', 'name|email|pass|sessions|expires'],
  ] as const)('suggest the columns of an export: %s', (system, headings, expected) => {
    const columns = suggestColumns(headings.split('|'), [], 'people', system);
    expect(columns).toEqual(expected.split('|'));
    expect(validateColumns(columns)).toBeNull();
  });

  it('suggest a heading that they do not know as for any other file', () => {
    expect(suggestColumns(['Yogi', 'Sessions left'], [], 'people', 'momoyoga')).toEqual(['name', 'sessions']);
  });
});
