import type { ClassPageCopy, ClassPageKey } from './class-pages/class-page-copy.ts';
import { matPilatesPage } from './class-pages/mat-pilates.ts';
import { reformerPage } from './class-pages/reformer.ts';
import { restorativePage, vinyasaPage } from './class-pages/yoga.ts';

export type {
  ClassCategory,
  ClassPageCopy,
  ClassPageKey,
  TimelinePart,
  YogaStyle,
} from './class-pages/class-page-copy.ts';

/** The class pages, in the order of the class list. */
export const classPages: readonly ClassPageCopy[] = [
  reformerPage,
  matPilatesPage,
  vinyasaPage,
  restorativePage,
];

/**
 * The page of an address `/classes/{category}/{style?}`, or the address that stands in its place: /classes for a
 * category that is not taught, the category itself for a style that it does not have (handbook: pages 6).
 */
export function classPageAt(
  category: string | undefined,
  style: string | undefined,
): { page: ClassPageCopy } | { redirect: string } {
  const [first, ...others] = classPages.filter((page) => page.category === category);
  if (!first) return { redirect: '/classes' };
  if (style === undefined) return { page: first };
  const chosen = others.length > 0 ? [first, ...others].find((page) => page.key === style) : undefined;
  return chosen ? { page: chosen } : { redirect: `/classes/${first.category}` };
}

/** Where a class page lives; a yoga style has an address of its own. */
export function classPagePath({ key, category }: Pick<ClassPageCopy, 'key' | 'category'>): string {
  const styled: readonly ClassPageKey[] = ['vinyasa', 'restorative'];
  return styled.includes(key) ? `/classes/${category}/${key}` : `/classes/${category}`;
}

/** Above the name of what the carousel of a class page shows, by what kind of thing it is. */
export const spotlightEyebrows = {
  membership: 'For regulars',
  pack: 'Bought ahead',
  firstVisit: 'For your first visit',
  offer: 'Worth knowing',
} as const;
