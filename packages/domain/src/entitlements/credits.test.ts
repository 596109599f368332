import { describe, expect, it } from 'vitest';
import { type CoverableClass, getCoverageError, isOffPeak } from './coverage-error.ts';
import { formatCoverageError } from './coverage-error-text.ts';
import type { Entitlement, EntitlementTerms } from './entitlement.ts';
import { formatEntitlementChoiceReason } from './entitlement-choice-reason.ts';
import { findMemberDiscount, getClassMemberSaving, isDiscountedForMembers } from './member-discount.ts';
import { rankEntitlements } from './rank-entitlements.ts';

const terms: EntitlementTerms = {
  sessions: 10,
  covers: ['reformer'],
  offPeakOnly: false,
  shareable: false,
  onlyWhen: null,
  memberDiscountPercent: 0,
};

function credit(
  changes: Partial<Entitlement> = {},
  changedTerms: Partial<EntitlementTerms> = {},
): Entitlement {
  return {
    id: 'pack',
    kind: 'pack',
    productId: 'reformer-pack-10',
    name: 'Reformer Pack of 10',
    terms: { ...terms, ...changedTerms },
    balance: 4,
    startsAt: new Date('2026-11-03T10:00:00Z'),
    expiresAt: new Date('2027-01-13T00:00:00Z'),
    ...changes,
  };
}

const flex = credit(
  {
    id: 'flex',
    kind: 'membership',
    name: 'Reformer Flex 8',
    balance: 5,
    expiresAt: new Date('2026-12-01T10:00:00Z'),
  },
  { sessions: 8, memberDiscountPercent: 10 },
);
const flow = credit(
  { id: 'flow', kind: 'membership', name: 'Flow Off-peak Unlimited', balance: null },
  { sessions: null, covers: ['mat', 'yoga'], offPeakOnly: true, memberDiscountPercent: 10 },
);
const shared = credit(
  { id: 'shared', name: 'Class Pack of 10' },
  { covers: ['mat', 'yoga'], shareable: true },
);

const reformer: CoverableClass = {
  activityId: 'reformer',
  subType: 'dynamic',
  startsAt: new Date('2026-11-24T09:30:00Z'),
};
const yoga = (startsAt: string, subType = 'vinyasa'): CoverableClass => ({
  activityId: 'yoga',
  subType,
  startsAt: new Date(startsAt),
});

describe('credit coverage', () => {
  it('includes its activities while it is valid at the start of the class', () => {
    expect(getCoverageError(credit(), reformer, 1)).toBeNull();
    expect(getCoverageError(shared, reformer, 1)).toBe('other_activity');
    expect(getCoverageError(credit({ startsAt: reformer.startsAt }), reformer, 1)).toBeNull();
    expect(getCoverageError(credit({ expiresAt: reformer.startsAt }), reformer, 1)).toBe('expired_by_then');
    const later = new Date('2026-11-24T09:30:01Z');
    expect(getCoverageError(credit({ startsAt: later }), reformer, 1)).toBe('not_yet_valid');
    expect(getCoverageError(credit({ expiresAt: later }), reformer, 1)).toBeNull();
  });

  it('never includes sound healing', () => {
    expect(getCoverageError(shared, yoga('2026-11-24T12:00:00Z', 'sound-healing'), 1)).toBe('other_activity');
  });

  it('counts weekdays before 16:00 London as off-peak in summer and winter', () => {
    expect(isOffPeak(new Date('2026-11-24T15:59:00Z'))).toBe(true);
    expect(isOffPeak(new Date('2026-11-24T16:00:00Z'))).toBe(false);
    expect(isOffPeak(new Date('2026-11-28T10:00:00Z'))).toBe(false);
    expect(isOffPeak(new Date('2026-07-21T15:00:00Z'))).toBe(false);
    expect(getCoverageError(flow, yoga('2026-11-24T18:00:00Z'), 1)).toBe('peak_time');
  });

  it('includes several places only for shareable credits with enough sessions left', () => {
    expect(getCoverageError(credit(), reformer, 2)).toBe('not_shareable');
    expect(getCoverageError(shared, yoga('2026-11-24T09:00:00Z'), 4)).toBeNull();
    expect(getCoverageError({ ...shared, balance: 3 }, yoga('2026-11-24T09:00:00Z'), 4)).toBe(
      'not_enough_left',
    );
    expect(getCoverageError(credit({ balance: 0 }), reformer, 1)).toBe('not_enough_left');
  });

  it('is limited to its hours, if it has any', () => {
    const tuesdays = { ...shared, terms: { ...shared.terms, onlyWhen: { weekday: 1, from: '17:00' } } };
    expect(getCoverageError(tuesdays, yoga('2026-11-24T17:00:00Z'), 1)).toBeNull();
    expect(getCoverageError(tuesdays, yoga('2026-11-25T17:00:00Z'), 1)).toBe('other_time');
  });
});

describe('order of credits', () => {
  it('is membership first, then soonest expiry, then earliest purchase', () => {
    const endless = credit({ id: 'endless', expiresAt: null });
    const expiresSooner = credit({ id: 'sooner', expiresAt: new Date('2026-12-24T00:00:00Z') });
    const older = credit({ id: 'older', startsAt: new Date('2026-11-01T10:00:00Z') });
    const ranked = rankEntitlements([endless, credit(), older, expiresSooner, flow, flex], reformer, 1);
    expect(ranked.usable.map(({ id }) => id)).toEqual(['flex', 'sooner', 'older', 'pack', 'endless']);
    expect(ranked.unusable.map(({ entitlement, error }) => [entitlement.id, error])).toEqual([
      ['flow', 'other_activity'],
    ]);
  });

  it('is explained by comparison with the next credit', () => {
    const renewing = { ...flex, renews: true };
    expect(formatEntitlementChoiceReason(renewing, credit())).toBe(
      'it renews on 1 December, and your pack lasts longer',
    );
    expect(formatEntitlementChoiceReason({ ...flex, renews: false }, credit())).toBe(
      'it expires on 1 December, and your pack lasts longer',
    );
    expect(formatEntitlementChoiceReason({ ...flow, renews: true }, shared)).toBe(
      'Flow Off-peak Unlimited is unlimited, so you keep the sessions in your pack',
    );
    const other = credit({ name: 'Starter Pack', expiresAt: null });
    expect(formatEntitlementChoiceReason({ ...credit(), renews: false }, other)).toBe(
      'it expires on 12 January, and your Starter Pack lasts longer',
    );
    expect(formatEntitlementChoiceReason({ ...other, renews: false }, other)).toBe('you bought it first');
  });
});

it('explains why a credit does not cover a class', () => {
  const about = { activity: 'Reformer', places: 2 };
  expect(formatCoverageError('other_activity', shared, about)).toBe(
    'Class Pack of 10 doesn’t cover Reformer.',
  );
  expect(formatCoverageError('peak_time', flow, about)).toBe(
    'Flow Off-peak Unlimited only covers weekday classes that start before 16:00.',
  );
  expect(formatCoverageError('expired_by_then', credit(), about)).toBe(
    'Reformer Pack of 10 expires on 12 January, before this class.',
  );
  expect(formatCoverageError('expired_by_then', flex, { ...about, renewal: 'then' })).toBe(
    'Reformer Flex 8 will cover this class once it renews on 1 December.',
  );
  expect(formatCoverageError('expired_by_then', flex, { ...about, renewal: 'now' })).toContain(
    'is renewing, which takes about an hour',
  );
  expect(formatCoverageError('not_enough_left', credit({ balance: 1 }), about)).toBe(
    'Reformer Pack of 10 has 1 session left, but you need 2.',
  );
  expect(formatCoverageError('not_enough_left', credit({ balance: 0 }), about)).toBe(
    'Reformer Pack of 10 has no sessions left.',
  );
});

describe('member discount', () => {
  const now = new Date('2026-11-23T09:00:00Z');

  it('comes with an active membership, not with a pack, a past month or a future month', () => {
    expect(findMemberDiscount([credit(), flex], now)).toEqual({ percent: 10, name: 'Reformer Flex 8' });
    expect(findMemberDiscount([credit()], now)).toBeNull();
    expect(findMemberDiscount([{ ...flex, expiresAt: now }], now)).toBeNull();
    expect(findMemberDiscount([{ ...flex, startsAt: new Date('2026-11-23T09:00:01Z') }], now)).toBeNull();
  });

  it('continues while the next month is being charged, but not after the last month', () => {
    const ended = { ...flex, expiresAt: now };
    expect(findMemberDiscount([{ ...ended, renews: true }], now)).toMatchObject({ percent: 10 });
    expect(findMemberDiscount([{ ...ended, renews: false }], now)).toBeNull();
  });

  it('applies to classes except sound healing, and to drop-ins, packs and one-to-ones', () => {
    const discount = findMemberDiscount([flex], now);
    const klass = { subType: 'dynamic', pricePence: 2000 };
    expect(getClassMemberSaving(klass, discount)).toMatchObject([{ kind: 'membership', amountPence: 200 }]);
    expect(getClassMemberSaving({ ...klass, subType: 'sound-healing' }, discount)).toEqual([]);
    expect(getClassMemberSaving(klass, null)).toEqual([]);
    expect(['drop-in', 'pack', 'one-to-one'].every((kind) => isDiscountedForMembers(kind as 'pack'))).toBe(
      true,
    );
    expect(isDiscountedForMembers('membership') || isDiscountedForMembers('offer')).toBe(false);
  });
});
