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

/** Copy of all class pages, in the order of /classes. */
export const classTypePages: readonly ClassTypePageCopy[] = [
  reformerPage,
  matPilatesPage,
  vinyasaPage,
  restorativePage,
];

/**
 * Returns the class page at `/classes/{category}/{style?}`, or a redirect. An unknown category redirects to /classes,
 * and an unknown style to its category (handbook: pages 6).
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

/** Returns the path of a class page. Each yoga style has its own path. */
export function getClassTypePagePath({ key, category }: Pick<ClassTypePageCopy, 'key' | 'category'>): string {
  const styled: readonly ClassTypePageKey[] = ['vinyasa', 'restorative'];
  return styled.includes(key) ? `/classes/${category}/${key}` : `/classes/${category}`;
}

/** Labels above the product names in the carousel of a class page, by type of product. */
export const spotlightEyebrows = {
  membership: 'For regulars',
  pack: 'Pay in advance',
  firstVisit: 'For your first visit',
  offer: 'Worth knowing',
} as const;
