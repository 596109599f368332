import type { ClassTypePageCopy, ClassTypePageKey } from './class-type-pages/class-type-page-copy.ts';
import { matPilatesPage } from './class-type-pages/mat-pilates.ts';
import { reformerPage } from './class-type-pages/reformer.ts';
import { restorativePage, vinyasaPage } from './class-type-pages/yoga.ts';

export type {
  ClassCategory,
  ClassTypePageCopy,
  ClassTypePageKey,
  TimelinePart,
  YogaStyle,
} from './class-type-pages/class-type-page-copy.ts';

/** The class pages, in the order of the class list. */
export const classTypePages: readonly ClassTypePageCopy[] = [
  reformerPage,
  matPilatesPage,
  vinyasaPage,
  restorativePage,
];

/**
 * The page of an address `/classes/{category}/{style?}`, or the address that stands in its place: /classes for a
 * category that is not taught, the category itself for a style that it does not have (handbook: pages 6).
 */
export function findClassTypePage(
  category: string | undefined,
  style: string | undefined,
): { page: ClassTypePageCopy } | { redirect: string } {
  const [first, ...others] = classTypePages.filter((page) => page.category === category);
  if (!first) return { redirect: '/classes' };
  if (style === undefined) return { page: first };
  const chosen = others.length > 0 ? [first, ...others].find((page) => page.key === style) : undefined;
  return chosen ? { page: chosen } : { redirect: `/classes/${first.category}` };
}

/** Where a class page lives; a yoga style has an address of its own. */
export function getClassTypePagePath({ key, category }: Pick<ClassTypePageCopy, 'key' | 'category'>): string {
  const styled: readonly ClassTypePageKey[] = ['vinyasa', 'restorative'];
  return styled.includes(key) ? `/classes/${category}/${key}` : `/classes/${category}`;
}

/** Above the name of what the carousel of a class page shows, by what kind of thing it is. */
export const spotlightEyebrows = {
  membership: 'For regulars',
  pack: 'Bought ahead',
  firstVisit: 'For your first visit',
  offer: 'Worth knowing',
} as const;
