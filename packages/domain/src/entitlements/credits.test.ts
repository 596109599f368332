import { describe, expect, it } from 'vitest';
import { rankEntitlements } from './choose-entitlement.ts';
import { type CoverableClass, coverRefusal, isOffPeak } from './covers-class.ts';
import type { Entitlement, EntitlementTerms } from './entitlement.ts';
import { classMemberSaving, isDiscounted, memberDiscount } from './member-discount.ts';
import { refusalSentence } from './refusal-sentence.ts';
import { whyChosen } from './why-chosen.ts';

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

describe('what a credit covers', () => {
  it('is its activities, while it is valid at the start of the class', () => {
    expect(coverRefusal(credit(), reformer, 1)).toBeNull();
    expect(coverRefusal(shared, reformer, 1)).toBe('other_activity');
    expect(coverRefusal(credit({ startsAt: reformer.startsAt }), reformer, 1)).toBeNull();
    expect(coverRefusal(credit({ expiresAt: reformer.startsAt }), reformer, 1)).toBe('expired_by_then');
    const later = new Date('2026-11-24T09:30:01Z');
    expect(coverRefusal(credit({ startsAt: later }), reformer, 1)).toBe('not_yet_valid');
    expect(coverRefusal(credit({ expiresAt: later }), reformer, 1)).toBeNull();
  });

  it('is never sound healing', () => {
    expect(coverRefusal(shared, yoga('2026-11-24T12:00:00Z', 'sound-healing'), 1)).toBe('other_activity');
  });

  it('off-peak is a weekday before 16:00 London, summer and winter', () => {
    expect(isOffPeak(new Date('2026-11-24T15:59:00Z'))).toBe(true);
    expect(isOffPeak(new Date('2026-11-24T16:00:00Z'))).toBe(false);
    expect(isOffPeak(new Date('2026-11-28T10:00:00Z'))).toBe(false);
    expect(isOffPeak(new Date('2026-07-21T15:00:00Z'))).toBe(false);
    expect(coverRefusal(flow, yoga('2026-11-24T18:00:00Z'), 1)).toBe('peak_time');
  });

  it('is several places for what may be shared alone, and only as many as are left', () => {
    expect(coverRefusal(credit(), reformer, 2)).toBe('not_shareable');
    expect(coverRefusal(shared, yoga('2026-11-24T09:00:00Z'), 4)).toBeNull();
    expect(coverRefusal({ ...shared, balance: 3 }, yoga('2026-11-24T09:00:00Z'), 4)).toBe('not_enough_left');
    expect(coverRefusal(credit({ balance: 0 }), reformer, 1)).toBe('not_enough_left');
  });

  it('is its hours, where it has some', () => {
    const tuesdays = { ...shared, terms: { ...shared.terms, onlyWhen: { weekday: 1, from: '17:00' } } };
    expect(coverRefusal(tuesdays, yoga('2026-11-24T17:00:00Z'), 1)).toBeNull();
    expect(coverRefusal(tuesdays, yoga('2026-11-25T17:00:00Z'), 1)).toBe('other_time');
  });
});

describe('which credit is used first', () => {
  it('is the membership, then what ends soonest, then what was bought first', () => {
    const endless = credit({ id: 'endless', expiresAt: null });
    const sooner = credit({ id: 'sooner', expiresAt: new Date('2026-12-24T00:00:00Z') });
    const older = credit({ id: 'older', startsAt: new Date('2026-11-01T10:00:00Z') });
    const ranked = rankEntitlements([endless, credit(), older, sooner, flow, flex], reformer, 1);
    expect(ranked.usable.map(({ id }) => id)).toEqual(['flex', 'sooner', 'older', 'pack', 'endless']);
    expect(ranked.unusable.map(({ entitlement, why }) => [entitlement.id, why])).toEqual([
      ['flow', 'other_activity'],
    ]);
  });

  it('is explained by what comes next', () => {
    const renewing = { ...flex, renews: true };
    expect(whyChosen(renewing, credit())).toBe('these renew on 1 December, your pack lasts longer');
    expect(whyChosen({ ...flex, renews: false }, credit())).toBe(
      'this ends on 1 December, your pack lasts longer',
    );
    expect(whyChosen({ ...flow, renews: true }, shared)).toBe(
      'Flow Off-peak Unlimited has no limit, your pack keeps its sessions',
    );
    const other = credit({ name: 'Starter Pack', expiresAt: null });
    expect(whyChosen({ ...credit(), renews: false }, other)).toBe(
      'this ends on 12 January, your Starter Pack lasts longer',
    );
    expect(whyChosen({ ...other, renews: false }, other)).toBe('it was bought first');
  });
});

it('says why a credit does not pay', () => {
  const about = { activity: 'Reformer', places: 2 };
  expect(refusalSentence('other_activity', shared, about)).toBe('Class Pack of 10 does not cover Reformer.');
  expect(refusalSentence('peak_time', flow, about)).toBe(
    'Flow Off-peak Unlimited covers weekday classes that start before 16:00.',
  );
  expect(refusalSentence('expired_by_then', credit(), about)).toBe(
    'Reformer Pack of 10 ends on 12 January, before this class.',
  );
  expect(refusalSentence('expired_by_then', flex, { ...about, renewal: 'then' })).toBe(
    'Reformer Flex 8 covers this class once it renews on 1 December.',
  );
  expect(refusalSentence('expired_by_then', flex, { ...about, renewal: 'now' })).toContain(
    'is being renewed, which takes about an hour',
  );
  expect(refusalSentence('not_enough_left', credit({ balance: 1 }), about)).toBe(
    'Reformer Pack of 10 has 1 session left, and you want 2 places.',
  );
  expect(refusalSentence('not_enough_left', credit({ balance: 0 }), about)).toBe(
    'Reformer Pack of 10 has no sessions left.',
  );
});

describe('the member price', () => {
  const now = new Date('2026-11-23T09:00:00Z');

  it('comes with an active membership, not with a pack, a past month or one to come', () => {
    expect(memberDiscount([credit(), flex], now)).toEqual({ percent: 10, name: 'Reformer Flex 8' });
    expect(memberDiscount([credit()], now)).toBeNull();
    expect(memberDiscount([{ ...flex, expiresAt: now }], now)).toBeNull();
    expect(memberDiscount([{ ...flex, startsAt: new Date('2026-11-23T09:00:01Z') }], now)).toBeNull();
  });

  it('goes on while the next month is being charged, and not when none comes', () => {
    const ended = { ...flex, expiresAt: now };
    expect(memberDiscount([{ ...ended, renews: true }], now)).toMatchObject({ percent: 10 });
    expect(memberDiscount([{ ...ended, renews: false }], now)).toBeNull();
  });

  it('is for places in classes except sound healing, drop-ins, packs and one-to-ones', () => {
    const discount = memberDiscount([flex], now);
    const klass = { subType: 'dynamic', pricePence: 2000 };
    expect(classMemberSaving(klass, discount)).toMatchObject([{ kind: 'membership', amountPence: 200 }]);
    expect(classMemberSaving({ ...klass, subType: 'sound-healing' }, discount)).toEqual([]);
    expect(classMemberSaving(klass, null)).toEqual([]);
    expect(['drop-in', 'pack', 'one-to-one'].every((kind) => isDiscounted(kind as 'pack'))).toBe(true);
    expect(isDiscounted('membership') || isDiscounted('offer')).toBe(false);
  });
});
