import { describe, expect, it } from 'vitest';
import { findClassPage, findPageOfClass, listClassPages, toLines } from './class-pages.ts';
import { classTypes } from './class-types.ts';
import { classesDefaults } from './site-copy/classes.ts';

const pages = listClassPages(classesDefaults, classTypes);

describe('listClassPages', () => {
  it('gives each page of a category with several pages its own path', () => {
    expect(pages.map(({ path, activityId, subType }) => [path, activityId, subType])).toEqual([
      ['/classes/reformer', 'reformer', null],
      ['/classes/mat-pilates', 'mat', null],
      ['/classes/yoga/vinyasa', 'yoga', 'vinyasa'],
      ['/classes/yoga/restorative', 'yoga', 'restorative-yin'],
    ]);
  });

  it('omits activities that the studio doesn’t teach', () => {
    const yoga = classTypes.filter(({ activityId }) => activityId === 'yoga');
    expect(listClassPages(classesDefaults, yoga).map(({ id }) => id)).toEqual(['vinyasa', 'restorative']);
    expect(listClassPages(classesDefaults, [])).toEqual([]);
  });
});

describe('findClassPage', () => {
  const find = (category?: string, style?: string) => {
    const found = findClassPage(pages, category, style);
    return 'page' in found ? found.page.id : found.redirect;
  };

  it.each([
    ['reformer', undefined, 'reformer'],
    ['yoga', undefined, 'vinyasa'],
    ['yoga', 'restorative', 'restorative'],
    ['yoga', 'bikram', '/classes/yoga'],
    ['reformer', 'reformer', '/classes/reformer'],
    ['reformer', 'strength', '/classes/reformer'],
    ['aerial', undefined, '/classes'],
    ['constructor', undefined, '/classes'],
  ])('of %s and %s is %s', (category, style, expected) => {
    expect(find(category, style)).toBe(expected);
  });
});

it('finds the page of a class by its activity and subtype', () => {
  expect(findPageOfClass(pages, 'reformer', 'prenatal')?.id).toBe('reformer');
  expect(findPageOfClass(pages, 'yoga', 'restorative-yin')?.id).toBe('restorative');
  expect(findPageOfClass(pages, 'yoga', 'sound-healing')).toBeUndefined();
});

it('reads one entry per line', () => {
  expect(toLines(' Socks \n\nWater')).toEqual(['Socks', 'Water']);
});
