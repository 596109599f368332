import { classTypes } from '@studio/content/class-types';
import { products } from '@studio/content/products';
import type { CatalogueAnswer } from '@studio/contracts/catalogue';
import { describe, expect, it } from 'vitest';
import { classRows, readAudience } from './class-rows.ts';

const catalogue = { classTypes, products } as unknown as CatalogueAnswer;
const row = (id: string) => classRows(catalogue).find((candidate) => candidate.id === id);
const coveredBy = (id: string) => row(id)?.covers.map((cover) => cover.id);

describe('classRows', () => {
  it('names what covers a class by the terms of what is sold', () => {
    expect(coveredBy('dynamic-reformer')).toEqual([
      'reformer-pack-10',
      'reformer-flex-4',
      'reformer-flex-8',
      'first-two-reformer',
    ]);
    expect(coveredBy('classic-mat')).toEqual([
      'starter-pack',
      'class-pack-10',
      'flow-off-peak',
      'flow-anytime',
      'first-mat',
    ]);
    expect(
      row('classic-mat')
        ?.covers.filter(({ offPeak }) => offPeak)
        .map(({ id }) => id),
    ).toEqual(['flow-off-peak']);
  });

  it('has nothing that covers sound healing', () => {
    expect(coveredBy('sound-healing')).toEqual([]);
  });

  it('says of a class without words of its own what its level says', () => {
    const added = { ...classTypes[0], id: 'added-by-staff', difficulty: 'Intermediate' };
    const [only] = classRows({ ...catalogue, classTypes: [added] } as unknown as CatalogueAnswer);
    expect(only?.suits).toBe('People who know the basics and want more.');
  });
});

describe('readAudience', () => {
  it('takes whom the address asks for, and everyone for anything else', () => {
    expect(readAudience(new URLSearchParams('for=pregnant'))).toBe('pregnant');
    expect(readAudience(new URLSearchParams('for=nobody'))).toBe('everyone');
    expect(readAudience(new URLSearchParams())).toBe('everyone');
  });
});
