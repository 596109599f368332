import type { ClassCategoryCopy, ClassesCopy, ClassPageCopy } from './site-copy/classes-fields.ts';

/** Class type, as far as class pages need it. */
interface PageClassType {
  id: string;
  activityId: string;
  subType: string;
}

/** Page of a class type with its category and path. */
export interface ClassPage extends ClassPageCopy {
  category: ClassCategoryCopy;
  /** Path of the page: that of its category, or below it if the category has several pages. */
  path: string;
  activityId: string;
  /** Subtype of the classes that the page lists; null for the whole activity. */
  subType: string | null;
}

/**
 * Returns the class pages, in the order of the menu. Omits pages whose class type the catalogue doesn't have, so a studio
 * without an activity shows no page of it (handbook: website 4).
 */
export function listClassPages(
  { categories }: Pick<ClassesCopy, 'categories'>,
  classTypes: readonly PageClassType[],
): ClassPage[] {
  return categories.flatMap((category) => {
    const hasStyles = category.pages.length > 1;
    return category.pages.flatMap((page) => {
      const type = classTypes.find(({ id }) => id === page.classType);
      if (!type) return [];
      const path = hasStyles ? `/classes/${category.id}/${page.id}` : `/classes/${category.id}`;
      const subType = hasStyles ? type.subType : null;
      return [{ ...page, category, path, activityId: type.activityId, subType }];
    });
  });
}

/**
 * Returns the class page at `/classes/{category}/{style?}`, or a redirect. A category without a style leads to its first
 * page, an unknown style to its category, and an unknown category to /classes (handbook: pages 6).
 */
export function findClassPage(
  pages: readonly ClassPage[],
  category: string | undefined,
  style: string | undefined,
): { page: ClassPage } | { redirect: string } {
  const [first, ...others] = pages.filter((page) => page.category.id === category);
  if (!first) return { redirect: '/classes' };
  if (style === undefined) return { page: first };
  const chosen = [first, ...others].find(({ id, path }) => id === style && path.endsWith(`/${style}`));
  const isStyled = first.category.pages.length > 1;
  return chosen && isStyled ? { page: chosen } : { redirect: `/classes/${first.category.id}` };
}

/** Returns the page that describes a class of an activity and subtype; undefined without one. */
export function findPageOfClass(
  pages: readonly ClassPage[],
  activityId: string,
  subType: string | null,
): ClassPage | undefined {
  return pages.find(
    (page) => page.activityId === activityId && (page.subType === null || page.subType === subType),
  );
}

/** Returns the lines of a text that has one entry per line. */
export function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
