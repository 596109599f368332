/** Fields that a class's URL contains: its title, and its London start 'YYYY-MM-DD#HH:MM'. */
export interface ClassPathInput {
  className: string;
  dateStart: string;
}

/**
 * Builds the last segment of a class's URL, such as "dynamic-reformer-pilates-1330" (handbook: timetable 10). The
 * segment depends only on title and start. When one of them changes, the former URL redirects to the new one.
 */
export function buildClassSlug({ className, dateStart }: ClassPathInput): string {
  const titleSlug = className
    .normalize('NFKD')
    .replace(/\p{Mark}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return [titleSlug, dateStart.slice(11).replace(':', '')].filter(Boolean).join('-');
}

/** Builds the path of a class's page, such as "/classes/on/2026-11-24/dynamic-reformer-pilates-1330". */
export function buildClassPath(klass: ClassPathInput): string {
  return `/classes/on/${klass.dateStart.slice(0, 10)}/${buildClassSlug(klass)}`;
}

/**
 * Returns the class that a slug names among those of its day, or null when there is none. Of two classes with the same
 * title and start, returns the first.
 */
export function findClassBySlug<Klass extends ClassPathInput>(
  classesOfDay: readonly Klass[],
  slug: string,
): Klass | null {
  return classesOfDay.find((klass) => buildClassSlug(klass) === slug) ?? null;
}
