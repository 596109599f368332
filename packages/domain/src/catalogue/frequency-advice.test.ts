import { describe, expect, it } from 'vitest';
import { type AdvisableProduct, adviseForFrequency } from './frequency-advice.ts';

type Terms = AdvisableProduct['terms'];

const product = (
  id: string,
  kind: AdvisableProduct['kind'],
  pounds: number,
  terms: Partial<Terms>,
): AdvisableProduct => ({
  id,
  kind,
  pricePence: Math.round(pounds * 100),
  terms: {
    sessions: 1,
    validDays: null,
    covers: ['mat', 'yoga'],
    offPeakOnly: false,
    shareable: false,
    memberDiscountPercent: 0,
    ...terms,
  },
});

/** The studio's products, with the given prices in pounds replaced. */
const sold = (prices: Record<string, number> = {}): AdvisableProduct[] =>
  [
    product('yoga', 'drop-in', 12, { covers: ['yoga'] }),
    product('mat', 'drop-in', 15, { covers: ['mat'] }),
    product('reformer', 'drop-in', 20, { covers: ['reformer'] }),
    product('starter', 'pack', 35, { sessions: 3, validDays: 30 }),
    product('ten', 'pack', 220, { sessions: 10, validDays: 42, shareable: true }),
    product('reformer-ten', 'pack', 300, { sessions: 10, validDays: 70, covers: ['reformer'] }),
    product('off-peak', 'membership', 100, { sessions: null, offPeakOnly: true, memberDiscountPercent: 10 }),
    product('anytime', 'membership', 150, { sessions: null, memberDiscountPercent: 10 }),
    product('flex', 'membership', 120, { sessions: 4, covers: ['reformer'], memberDiscountPercent: 10 }),
    product('first', 'offer', 9, { covers: ['mat'] }),
  ].map((one) => ({ ...one, pricePence: (prices[one.id] ?? one.pricePence / 100) * 100 }));

const ids = (products: readonly AdvisableProduct[]) => products.map(({ id }) => id);

describe('with the prices of the specification', () => {
  it('says drop-in for once a week, beside all of them, and names the pack that costs less', () => {
    const advice = adviseForFrequency(sold(), 1);
    expect(advice).toMatchObject({ product: { id: 'yoga' }, perClassPence: 1200, why: null });
    expect(advice && ids(advice.dropIns)).toEqual(['yoga', 'mat', 'reformer']);
    expect(advice?.cheaper).toMatchObject({ product: { id: 'starter' }, perClassPence: 1167 });
  });

  it('says the pack that lasts for twice a week, that it is dearer than single places, and why to take it', () => {
    const advice = adviseForFrequency(sold(), 2);
    expect(advice).toMatchObject({ product: { id: 'ten' }, perClassPence: 2200, why: 'shareable' });
    expect(advice && ids(advice.dearerThan)).toEqual(['yoga', 'mat']);
    expect(advice?.cheaper).toMatchObject({ product: { id: 'off-peak' }, perClassPence: 1154 });
  });

  it('says the membership at any hour for three times, which is under every drop-in that it covers', () => {
    const advice = adviseForFrequency(sold(), 3);
    expect(advice).toMatchObject({ product: { id: 'anytime' }, perClassPence: 1154, why: null });
    expect(advice?.dearerThan).toEqual([]);
    expect(advice?.cheaper).toMatchObject({ product: { id: 'off-peak' }, perClassPence: 769 });
  });
});

describe('follows changed prices', () => {
  it('no longer calls the pack dearer once it is not', () => {
    const advice = adviseForFrequency(sold({ ten: 110 }), 2);
    expect(advice).toMatchObject({ perClassPence: 1100, dearerThan: [], why: null, cheaper: null });
  });

  it('says so when it lies between two drop-ins', () => {
    const advice = adviseForFrequency(sold({ ten: 130 }), 2);
    expect(advice && ids(advice.dearerThan)).toEqual(['yoga']);
  });

  it('says that a membership has become dearer, and what it gives for that', () => {
    const advice = adviseForFrequency(sold({ anytime: 200 }), 3);
    expect(advice).toMatchObject({ perClassPence: 1538, why: 'unlimited' });
    expect(advice && ids(advice.dearerThan)).toEqual(['yoga', 'mat']);
  });

  it('names nothing cheaper than a drop-in when the pack has become dearer', () => {
    expect(adviseForFrequency(sold({ starter: 40 }), 1)?.cheaper).toBeNull();
  });

  it('advises the other pack when that costs less a class', () => {
    expect(adviseForFrequency(sold({ 'reformer-ten': 180 }), 2)?.product.id).toBe('reformer-ten');
  });
});

it('counts of a pack only what can be used while it is valid', () => {
  // Ten for £80 are £8 each, but once a week for six weeks uses only six of them.
  expect(adviseForFrequency(sold({ ten: 80, starter: 40 }), 1)?.cheaper).toBeNull();
  expect(adviseForFrequency(sold({ ten: 66, starter: 40 }), 1)?.cheaper).toMatchObject({
    perClassPence: 1100,
  });
});

it('takes what there is when nothing lasts a month, and says nothing about what is not sold', () => {
  const few = sold().filter(({ id }) => ['starter', 'off-peak'].includes(id));
  expect(adviseForFrequency(few, 2)?.product.id).toBe('starter');
  expect(adviseForFrequency(few, 3)?.product.id).toBe('off-peak');
  expect(adviseForFrequency(few, 1)).toBeNull();
});

it('never advises something dearer in silence', () => {
  for (let pounds = 60; pounds <= 400; pounds += 10) {
    for (const perWeek of [2, 3] as const) {
      const advice = adviseForFrequency(sold({ ten: pounds, anytime: pounds, 'reformer-ten': 900 }), perWeek);
      const dearer = advice?.dropIns.some(({ pricePence }) => pricePence < advice.perClassPence);
      expect(Boolean(advice?.why)).toBe(dearer);
    }
  }
});
