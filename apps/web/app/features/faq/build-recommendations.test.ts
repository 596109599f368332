import { classTypes } from '@studio/content/class-types';
import { faqTags } from '@studio/content/faq';
import { products } from '@studio/content/products';
import type { CatalogueResponse } from '@studio/contracts/catalogue';
import { describe, expect, it } from 'vitest';
import { buildRecommendations } from './build-recommendations.ts';

const catalogue = { classTypes, products } as unknown as CatalogueResponse;

describe('recommendations', () => {
  it('has a class for every subject, with packs and memberships that cover it', () => {
    const bySubject = buildRecommendations(catalogue);
    for (const { tag } of faqTags) {
      const { id, to, ways = [] } = bySubject[tag] ?? {};
      const activityId = classTypes.find((type) => type.id === id)?.activityId;
      expect(to).toContain(`activity=${activityId}`);
      expect(ways.length, tag).toBeGreaterThan(0);
      const covers = ways.map(({ id }) => products.find((product) => product.id === id)?.terms.covers);
      expect(covers.every((covered) => (covered as readonly string[]).includes(activityId ?? ''))).toBe(true);
    }
  });

  it('shows Starter, Off-peak and Unlimited beside General, at the prices of the catalogue', () => {
    const ways = buildRecommendations(catalogue).general?.ways.map(({ id, pricePence }) => [id, pricePence]);
    expect(ways).toEqual(
      ['starter-pack', 'flow-off-peak', 'flow-anytime'].map((id) => [
        id,
        products.find((product) => product.id === id)?.pricePence,
      ]),
    );
  });

  it('gives the place of a class that is no longer taught to the one of General', () => {
    const left = classTypes.filter(({ id }) => id !== 'prenatal-mat');
    const bySubject = buildRecommendations({
      ...catalogue,
      classTypes: left,
    } as unknown as CatalogueResponse);
    expect(bySubject.pregnancy).toEqual(bySubject.general);
    expect(buildRecommendations({ ...catalogue, classTypes: [] })).toEqual({});
  });
});
