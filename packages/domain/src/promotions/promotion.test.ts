import { describe, expect, it } from 'vitest';
import {
  describePromoScope,
  getPromoSaving,
  isPromoValid,
  type PromoSubject,
  type Promotion,
} from './promotion.ts';

const now = new Date('2026-11-23T09:00:00Z');
const anything: Promotion = {
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
const good = (change: Partial<Promotion>, about: PromoSubject = pack, uses = unused, at = now) =>
  isPromoValid({ ...anything, ...change }, about, uses, at);

describe('whether a promotion code counts', () => {
  it('within its window: from its start, and not at its end', () => {
    expect(good({ startsAt: now, endsAt: new Date(now.getTime() + 1) })).toBe(true);
    expect(good({ startsAt: new Date(now.getTime() + 1) })).toBe(false);
    expect(good({ endsAt: now })).toBe(false);
  });

  it('until it is used up, in all or by this person', () => {
    expect(good({ usesMax: 2 }, pack, { total: 1, byPerson: 1 })).toBe(true);
    expect(good({ usesMax: 2 }, pack, { total: 2, byPerson: 0 })).toBe(false);
    expect(good({ usesPerPerson: 1 }, pack, { total: 5, byPerson: 0 })).toBe(true);
    expect(good({ usesPerPerson: 1 }, pack, { total: 5, byPerson: 1 })).toBe(false);
  });

  it('for what it is for', () => {
    const forWhat = (change: Partial<Promotion>) =>
      [reformer, pack, dropIn].map((about) => good(change, about));
    expect(forWhat({})).toEqual([true, true, true]);
    expect(forWhat({ appliesTo: 'classes' })).toEqual([true, false, false]);
    expect(forWhat({ appliesTo: 'products' })).toEqual([false, true, true]);
    expect(forWhat({ appliesTo: 'first-pack' })).toEqual([false, true, false]);
    expect(forWhat({ only: ['reformer', 'dropin-mat'] })).toEqual([true, false, true]);
  });

  it('for the first pack only once there was none', () => {
    expect(good({ appliesTo: 'first-pack' }, { ...pack, isFirstPack: false })).toBe(false);
  });
});

describe('what a promotion code is for', () => {
  const purpose = (change: Partial<Promotion>, about: PromoSubject, uses = unused, at = now) =>
    describePromoScope({ ...anything, ...change }, about, uses, at);

  it.each([
    ['first-pack', [], reformer, 'This code is for your first class pack. Use it when you buy the pack.'],
    ['first-pack', [], dropIn, 'This code is for your first class pack. Use it when you buy the pack.'],
    [
      'first-pack',
      [],
      { ...pack, isFirstPack: false },
      'This code is for a first class pack, and you’ve bought one before.',
    ],
    ['products', [], reformer, 'This code is for packs and memberships. Use it when you buy one.'],
    ['products', ['class-pack-10'], pack, 'This code is for something else on the pricing page.'],
    ['classes', [], pack, 'This code is for booking a class. Use it when you pay for the class itself.'],
    ['classes', ['yoga'], reformer, 'This code is for other classes.'],
    ['everything', ['class-pack-10'], reformer, 'This code isn’t for this class.'],
    ['everything', ['reformer'], pack, 'This code isn’t for what you’re buying here.'],
  ] as const)('%s %j is said where it does not count: %o', (appliesTo, only, about, sentence) => {
    expect(purpose({ appliesTo, only: [...only] }, about)).toBe(sentence);
  });

  it('is not said where it counts, nor of a code that would count nowhere', () => {
    expect(purpose({ appliesTo: 'first-pack' }, pack)).toBeNull();
    expect(purpose({ appliesTo: 'products', endsAt: now }, reformer)).toBeNull();
    expect(purpose({ appliesTo: 'products', startsAt: new Date(now.getTime() + 1) }, reformer)).toBeNull();
    expect(purpose({ appliesTo: 'products', usesMax: 1 }, reformer, { total: 1, byPerson: 0 })).toBeNull();
    expect(
      purpose({ appliesTo: 'products', usesPerPerson: 1 }, reformer, { total: 1, byPerson: 1 }),
    ).toBeNull();
  });
});

describe('what a promotion code takes off', () => {
  it('a percentage, rounded to the penny, or an amount, never more than there is', () => {
    expect(getPromoSaving(anything, 3500)).toEqual({
      kind: 'promo',
      name: '10% off with CALM10',
      code: 'CALM10',
      amountPence: 350,
    });
    const amount = { ...anything, percent: null, amountPence: 1250 };
    expect(getPromoSaving(amount, 3500)).toMatchObject({ name: '£12.50 off with CALM10', amountPence: 1250 });
    expect(getPromoSaving(amount, 900)?.amountPence).toBe(900);
    expect(getPromoSaving(anything, 0)).toBeNull();
  });
});
