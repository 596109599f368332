import { classTypes } from '@studio/content/class-types';
import { products } from '@studio/content/products';
import { faqDefaults } from '@studio/content/site-copy/faq';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { describe, expect, it } from 'vitest';
import { buildRecommendations } from './build-recommendations.ts';

const { topics } = faqDefaults;
const settings = { showsBuiltInPictures: true };
const catalogue = { classTypes, products, settings } as unknown as GetCatalogueResponse;

describe('buildRecommendations', () => {
  it('recommends a class for every topic, with packs and memberships that cover it', () => {
    const bySubject = buildRecommendations(catalogue, topics);
    for (const { id: tag } of topics) {
      const { id, to, productOptions = [] } = bySubject[tag] ?? {};
      const activityId = classTypes.find((type) => type.id === id)?.activityId;
      expect(to).toContain(`activity=${activityId}`);
      expect(productOptions.length, tag).toBeGreaterThan(0);
      const covers = productOptions.map(
        ({ id }) => products.find((product) => product.id === id)?.terms.covers,
      );
      expect(covers.every((covered) => (covered as readonly string[]).includes(activityId ?? ''))).toBe(true);
    }
  });

  it('recommends Starter, Off-peak and Unlimited for General, with catalogue prices', () => {
    const productOptions = buildRecommendations(catalogue, topics).general?.productOptions.map(
      ({ id, pricePence }) => [id, pricePence],
    );
    expect(productOptions).toEqual(
      ['starter-pack', 'flow-off-peak', 'flow-anytime'].map((id) => [
        id,
        products.find((product) => product.id === id)?.pricePence,
      ]),
    );
  });

  it('replaces a class that is no longer taught with the one of General', () => {
    const remaining = classTypes.filter(({ id }) => id !== 'prenatal-mat');
    const bySubject = buildRecommendations(
      { ...catalogue, classTypes: remaining } as unknown as GetCatalogueResponse,
      topics,
    );
    expect(bySubject.pregnancy).toEqual(bySubject.general);
    expect(bySubject.general?.reason).toContain('easiest class');
    expect(buildRecommendations({ ...catalogue, classTypes: [] }, topics)).toEqual({});
  });
});
