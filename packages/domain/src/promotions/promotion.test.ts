import { describe, expect, it } from 'vitest';
import {
  describePromoScope,
  getPromoSaving,
  isPromoValid,
  type PromoSubject,
  type Promotion,
} from './promotion.ts';

const now = new Date('2026-11-23T09:00:00Z');
const unrestricted: Promotion = {
  code: 'CALM10',
  percent: 10,
  amountPence: null,
  appliesTo: 'everything',
  only: [],
  startsAt: null,
  endsAt: null,
  usesMax: null,
  usesPerPerson: null,
};
const reformer: PromoSubject = { kind: 'class', activityId: 'reformer' };
const pack: PromoSubject = {
  kind: 'product',
  productId: 'starter-pack',
  productKind: 'pack',
  isFirstPack: true,
};
const dropIn: PromoSubject = { ...pack, productId: 'dropin-mat', productKind: 'drop-in' };
const unused = { total: 0, byPerson: 0 };
const isValid = (change: Partial<Promotion>, subject: PromoSubject = pack, uses = unused, at = now) =>
  isPromoValid({ ...unrestricted, ...change }, subject, uses, at);

describe('isPromoValid', () => {
  it('accepts a code from its start until before its end', () => {
    expect(isValid({ startsAt: now, endsAt: new Date(now.getTime() + 1) })).toBe(true);
    expect(isValid({ startsAt: new Date(now.getTime() + 1) })).toBe(false);
    expect(isValid({ endsAt: now })).toBe(false);
  });

  it('accepts a code until it is used up in total or by this person', () => {
    expect(isValid({ usesMax: 2 }, pack, { total: 1, byPerson: 1 })).toBe(true);
    expect(isValid({ usesMax: 2 }, pack, { total: 2, byPerson: 0 })).toBe(false);
    expect(isValid({ usesPerPerson: 1 }, pack, { total: 5, byPerson: 0 })).toBe(true);
    expect(isValid({ usesPerPerson: 1 }, pack, { total: 5, byPerson: 1 })).toBe(false);
  });

  it('accepts a code only for its subjects', () => {
    const forWhat = (change: Partial<Promotion>) =>
      [reformer, pack, dropIn].map((subject) => isValid(change, subject));
    expect(forWhat({})).toEqual([true, true, true]);
    expect(forWhat({ appliesTo: 'classes' })).toEqual([true, false, false]);
    expect(forWhat({ appliesTo: 'products' })).toEqual([false, true, true]);
    expect(forWhat({ appliesTo: 'first-pack' })).toEqual([false, true, false]);
    expect(forWhat({ only: ['reformer', 'dropin-mat'] })).toEqual([true, false, true]);
  });

  it('accepts a first-pack code only for a person without an earlier pack', () => {
    expect(isValid({ appliesTo: 'first-pack' }, { ...pack, isFirstPack: false })).toBe(false);
  });
});

describe('describePromoScope', () => {
  const scopeText = (change: Partial<Promotion>, subject: PromoSubject, uses = unused, at = now) =>
    describePromoScope({ ...unrestricted, ...change }, subject, uses, at);

  it.each([
    ['first-pack', [], reformer, 'This promo code is for your first pack. Use it when you buy the pack.'],
    ['first-pack', [], dropIn, 'This promo code is for your first pack. Use it when you buy the pack.'],
    [
      'first-pack',
      [],
      { ...pack, isFirstPack: false },
      'This promo code only works on your first pack, and you’ve bought one before.',
    ],
    ['products', [], reformer, 'This promo code is for packs and memberships. Use it when you buy one.'],
    ['products', ['class-pack-10'], pack, 'This promo code doesn’t work for this product.'],
    ['classes', [], pack, 'This promo code is for class bookings. Use it when you book a class.'],
    ['classes', ['yoga'], reformer, 'This promo code doesn’t work for this class.'],
    ['everything', ['class-pack-10'], reformer, 'This promo code doesn’t work for this class.'],
    ['everything', ['reformer'], pack, 'This promo code doesn’t work for this product.'],
  ] as const)(
    'explains scope %s %j where the code does not apply: %o',
    (appliesTo, only, subject, message) => {
      expect(scopeText({ appliesTo, only: [...only] }, subject)).toBe(message);
    },
  );

  it('applies codes for everything to counter items, and says what other codes are for', () => {
    const socks: PromoSubject = { kind: 'counter', productId: 'grip-socks' };
    const water: PromoSubject = { kind: 'counter', productId: null };
    for (const item of [socks, water]) {
      expect(isValid({ appliesTo: 'everything' }, item)).toBe(true);
      for (const appliesTo of ['classes', 'products', 'first-pack'] as const)
        expect(isValid({ appliesTo }, item)).toBe(false);
    }
    expect(scopeText({ appliesTo: 'products' }, socks)).toContain('for packs and memberships');
    const onlySocks = { appliesTo: 'everything', only: ['grip-socks'] } as const;
    expect([isValid(onlySocks, socks), isValid(onlySocks, water)]).toEqual([true, false]);
    expect(scopeText(onlySocks, water)).toBe('This promo code doesn’t work for this item.');
  });

  it('returns null where the code applies, and for a code that is not valid at all', () => {
    expect(scopeText({ appliesTo: 'first-pack' }, pack)).toBeNull();
    expect(scopeText({ appliesTo: 'products', endsAt: now }, reformer)).toBeNull();
    expect(scopeText({ appliesTo: 'products', startsAt: new Date(now.getTime() + 1) }, reformer)).toBeNull();
    expect(scopeText({ appliesTo: 'products', usesMax: 1 }, reformer, { total: 1, byPerson: 0 })).toBeNull();
    expect(
      scopeText({ appliesTo: 'products', usesPerPerson: 1 }, reformer, { total: 1, byPerson: 1 }),
    ).toBeNull();
  });
});

describe('getPromoSaving', () => {
  it('takes off a percentage to the penny or an amount, never more than the price', () => {
    expect(getPromoSaving(unrestricted, 3500)).toEqual({
      kind: 'promo',
      name: '10% off with CALM10',
      code: 'CALM10',
      amountPence: 350,
    });
    const amount = { ...unrestricted, percent: null, amountPence: 1250 };
    expect(getPromoSaving(amount, 3500)).toMatchObject({ name: '£12.50 off with CALM10', amountPence: 1250 });
    expect(getPromoSaving(amount, 900)?.amountPence).toBe(900);
    expect(getPromoSaving(unrestricted, 0)).toBeNull();
  });
});
