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
const productsOnSale = (prices: Record<string, number> = {}): AdvisableProduct[] =>
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

describe('adviseForFrequency with the prices of the specification', () => {
  it('recommends a drop-in for once a week, with all drop-ins and the cheaper pack', () => {
    const advice = adviseForFrequency(productsOnSale(), 1);
    expect(advice).toMatchObject({ product: { id: 'yoga' }, perClassPence: 1200, why: null });
    expect(advice && ids(advice.dropIns)).toEqual(['yoga', 'mat', 'reformer']);
    expect(advice?.cheaper).toMatchObject({ product: { id: 'starter' }, perClassPence: 1167 });
  });

  it('recommends the longer pack for twice a week, with the cheaper drop-ins and its advantage', () => {
    const advice = adviseForFrequency(productsOnSale(), 2);
    expect(advice).toMatchObject({ product: { id: 'ten' }, perClassPence: 2200, why: 'shareable' });
    expect(advice && ids(advice.cheaperDropIns)).toEqual(['yoga', 'mat']);
    expect(advice?.cheaper).toMatchObject({ product: { id: 'off-peak' }, perClassPence: 1154 });
  });

  it('recommends the anytime membership for three times a week, cheaper than every drop-in', () => {
    const advice = adviseForFrequency(productsOnSale(), 3);
    expect(advice).toMatchObject({ product: { id: 'anytime' }, perClassPence: 1154, why: null });
    expect(advice?.cheaperDropIns).toEqual([]);
    expect(advice?.cheaper).toMatchObject({ product: { id: 'off-peak' }, perClassPence: 769 });
  });
});

describe('adviseForFrequency with changed prices', () => {
  it('lists no cheaper drop-ins once the pack costs less', () => {
    const advice = adviseForFrequency(productsOnSale({ ten: 110 }), 2);
    expect(advice).toMatchObject({ perClassPence: 1100, cheaperDropIns: [], why: null, cheaper: null });
  });

  it('lists only the cheaper drop-in when the pack costs more than one of two', () => {
    const advice = adviseForFrequency(productsOnSale({ ten: 130 }), 2);
    expect(advice && ids(advice.cheaperDropIns)).toEqual(['yoga']);
  });

  it('lists the cheaper drop-ins and the advantage when a membership costs more', () => {
    const advice = adviseForFrequency(productsOnSale({ anytime: 200 }), 3);
    expect(advice).toMatchObject({ perClassPence: 1538, why: 'unlimited' });
    expect(advice && ids(advice.cheaperDropIns)).toEqual(['yoga', 'mat']);
  });

  it('offers no cheaper product than a drop-in when the pack costs more', () => {
    expect(adviseForFrequency(productsOnSale({ starter: 40 }), 1)?.cheaper).toBeNull();
  });

  it('recommends the other pack when it costs less per class', () => {
    expect(adviseForFrequency(productsOnSale({ 'reformer-ten': 180 }), 2)?.product.id).toBe('reformer-ten');
  });
});

it('counts only the sessions of a pack that can be used while it is valid', () => {
  // Ten classes for £80 cost £8 each, but visits once a week use only six of them in their six weeks.
  expect(adviseForFrequency(productsOnSale({ ten: 80, starter: 40 }), 1)?.cheaper).toBeNull();
  expect(adviseForFrequency(productsOnSale({ ten: 66, starter: 40 }), 1)?.cheaper).toMatchObject({
    perClassPence: 1100,
  });
});

it('falls back to what is sold when nothing lasts a month, or to null', () => {
  const fewProducts = productsOnSale().filter(({ id }) => ['starter', 'off-peak'].includes(id));
  expect(adviseForFrequency(fewProducts, 2)?.product.id).toBe('starter');
  expect(adviseForFrequency(fewProducts, 3)?.product.id).toBe('off-peak');
  expect(adviseForFrequency(fewProducts, 1)).toBeNull();
});

it('always gives an advantage when a drop-in costs less', () => {
  for (let pounds = 60; pounds <= 400; pounds += 10) {
    for (const perWeek of [2, 3] as const) {
      const advice = adviseForFrequency(
        productsOnSale({ ten: pounds, anytime: pounds, 'reformer-ten': 900 }),
        perWeek,
      );
      const isMoreExpensive = advice?.dropIns.some(({ pricePence }) => pricePence < advice.perClassPence);
      expect(Boolean(advice?.why)).toBe(isMoreExpensive);
    }
  }
});
