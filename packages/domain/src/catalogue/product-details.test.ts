import { describe, expect, it } from 'vitest';
import {
  findProductProblem,
  hasSameFixedTerms,
  type ProductTermsInput,
  toProductTerms,
} from './product-details.ts';

const pack: ProductTermsInput = {
  kind: 'pack',
  covers: ['mat', 'yoga'],
  sessions: 5,
  validDays: 60,
  offPeakOnly: false,
  shareable: false,
  oncePerPerson: false,
  memberDiscountPercent: 10,
  onlyWhen: { weekday: 1, from: '17:00' },
};

describe('toProductTerms', () => {
  it('keeps only the terms that the kind has', () => {
    expect(toProductTerms(pack)).toMatchObject({
      sessions: 5,
      renewsMonthly: false,
      memberDiscountPercent: 0,
      onlyWhen: null,
    });
    expect(toProductTerms({ ...pack, kind: 'membership' })).toMatchObject({
      renewsMonthly: true,
      validDays: null,
      memberDiscountPercent: 10,
    });
    expect(toProductTerms({ ...pack, kind: 'drop-in', offPeakOnly: true })).toMatchObject({
      sessions: 1,
      offPeakOnly: false,
    });
    expect(toProductTerms({ ...pack, kind: 'one-to-one' }).covers).toEqual([]);
  });

  it('sells two places for one price when an offer is limited to certain hours', () => {
    const offer = toProductTerms({ ...pack, kind: 'offer', sessions: 1 });
    expect(offer).toMatchObject({ sessions: 2, onlyWhen: { weekday: 1, from: '17:00' } });
  });
});

describe('findProductProblem', () => {
  const problem = (change: Partial<ProductTermsInput>, pricePence = 5000) =>
    findProductProblem({ ...pack, ...change, pricePence })?.field ?? null;

  it.each([
    ['a complete pack', {}, null],
    ['a pack without activities', { covers: [] }, 'covers'],
    ['an event, which covers none', { kind: 'event', covers: [] }, null],
    ['unlimited sessions for some days', { sessions: null }, null],
    ['unlimited sessions for ever', { sessions: null, validDays: null }, 'sessions'],
    ['an unlimited membership', { kind: 'membership', sessions: null }, null],
    ['an unlimited 1:1', { kind: 'one-to-one', sessions: null }, 'sessions'],
  ] as const)('judges %s', (_, change, field) => expect(problem(change)).toBe(field));

  it('allows gift cards in whole pounds within their limits, and any counter item', () => {
    const price = (kind: 'gift-card' | 'counter', pence: number) => problem({ kind, covers: [] }, pence);
    expect([price('gift-card', 1000), price('gift-card', 50_000)]).toEqual([null, null]);
    for (const pence of [999, 1050, 50_100]) expect(price('gift-card', pence)).toBe('pricePence');
    expect(price('counter', 0)).toBeNull();
  });

  it('names the price of a membership that the provider rejects', () => {
    expect(problem({ kind: 'membership' }, 29)).toBe('pricePence');
    expect(problem({ kind: 'membership' }, 30)).toBeNull();
  });
});

describe('hasSameFixedTerms', () => {
  const product = (change: Partial<ProductTermsInput> = {}) => {
    const input = { ...pack, ...change };
    return { kind: input.kind, terms: toProductTerms(input) };
  };

  it('ignores order of activities and the terms that may change', () => {
    const changed = { covers: ['yoga', 'mat'], sessions: 8, validDays: null, shareable: true };
    expect(hasSameFixedTerms(product(), product(changed))).toBe(true);
  });

  it.each<[string, Partial<ProductTermsInput>]>([
    ['kind', { kind: 'offer' }],
    ['renewal', { kind: 'membership' }],
    ['coverage', { covers: ['mat'] }],
    ['hours', { offPeakOnly: true }],
  ])('notices another %s', (_, change) => expect(hasSameFixedTerms(product(), product(change))).toBe(false));
});
