import { describe, expect, it } from 'vitest';
import { classTypes } from '../class-types.ts';
import { products } from '../products.ts';
import { classPageAt, classPagePath, classPages } from './class-pages.ts';

describe('class pages', () => {
  it('lead unknown categories to the overview, and unknown styles to the category', () => {
    expect(classPageAt('barre', undefined)).toEqual({ redirect: '/classes' });
    expect(classPageAt('yoga', 'hot')).toEqual({ redirect: '/classes/yoga' });
    expect(classPageAt('reformer', 'vinyasa')).toEqual({ redirect: '/classes/reformer' });
    expect(classPageAt('reformer', 'reformer')).toEqual({ redirect: '/classes/reformer' });
  });

  it('are found under their own address', () => {
    for (const page of classPages) {
      const [, , category, style] = classPagePath(page).split('/');
      expect(classPageAt(category, style)).toEqual({ page });
    }
    expect(classPageAt('yoga', undefined)).toMatchObject({ page: { key: 'vinyasa' } });
  });

  it.each(classPages)('tells of $key only what happens within its minutes, in order', (page) => {
    const minutes = page.timeline.map(({ minute }) => minute);
    const type = classTypes.find(({ id }) => id === page.classTypeId);
    expect(minutes[0]).toBe(0);
    expect(minutes).toEqual([...minutes].sort((one, other) => one - other));
    expect(minutes.at(-1)).toBeLessThan(type?.durationMin ?? 0);
  });

  it('promise first visits only what is sold once per person', () => {
    const offered = classPages.flatMap(({ firstVisit }) => (firstVisit ? [firstVisit.productId] : []));
    const sold = products.filter(({ terms }) => terms.oncePerPerson).map(({ id }) => id);
    expect(sold).toEqual(expect.arrayContaining(offered));
    expect(offered).toHaveLength(2);
  });
});
