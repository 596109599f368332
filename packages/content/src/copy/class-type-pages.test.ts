import { describe, expect, it } from 'vitest';
import { classTypes } from '../class-types.ts';
import { products } from '../products.ts';
import { classTypePages, findClassTypePage, getClassTypePagePath } from './class-type-pages.ts';

describe('class type pages', () => {
  it('redirect unknown categories to the overview, and unknown styles to the category', () => {
    expect(findClassTypePage('barre', undefined)).toEqual({ redirect: '/classes' });
    expect(findClassTypePage('yoga', 'hot')).toEqual({ redirect: '/classes/yoga' });
    expect(findClassTypePage('reformer', 'vinyasa')).toEqual({ redirect: '/classes/reformer' });
    expect(findClassTypePage('reformer', 'reformer')).toEqual({ redirect: '/classes/reformer' });
  });

  it('are found at their own path', () => {
    for (const page of classTypePages) {
      const [, , category, style] = getClassTypePagePath(page).split('/');
      expect(findClassTypePage(category, style)).toEqual({ page });
    }
    expect(findClassTypePage('yoga', undefined)).toMatchObject({ page: { key: 'vinyasa' } });
  });

  it.each(classTypePages)('have a timeline for $key in order and within the class duration', (page) => {
    const minutes = page.timeline.map(({ minute }) => minute);
    const type = classTypes.find(({ id }) => id === page.classTypeId);
    expect(minutes[0]).toBe(0);
    expect(minutes).toEqual([...minutes].sort((one, other) => one - other));
    expect(minutes.at(-1)).toBeLessThan(type?.durationMin ?? 0);
  });

  it('offer first visits only products sold once per person', () => {
    const offered = classTypePages.flatMap(({ firstVisit }) => (firstVisit ? [firstVisit.productId] : []));
    const sold = products.filter(({ terms }) => terms.oncePerPerson).map(({ id }) => id);
    expect(sold).toEqual(expect.arrayContaining(offered));
    expect(offered).toHaveLength(2);
  });
});
