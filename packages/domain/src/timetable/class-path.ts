/** What the address of a class is made of: its title, and its London start 'YYYY-MM-DD#HH:MM'. */
export interface ClassPathInput {
  className: string;
  dateStart: string;
}

/** The last part of a class's address (handbook: timetable 10): "dynamic-reformer-pilates-1330". Of title and start alone: when one of them changes, the former address leads on to the new one. */
export function buildClassSlug({ className, dateStart }: ClassPathInput): string {
  const words = className
    .normalize('NFKD')
    .replace(/\p{Mark}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return [words, dateStart.slice(11).replace(':', '')].filter(Boolean).join('-');
}

/** The page of one class: "/classes/on/2026-11-24/dynamic-reformer-pilates-1330". */
export function buildClassPath(klass: ClassPathInput): string {
  return `/classes/on/${klass.dateStart.slice(0, 10)}/${buildClassSlug(klass)}`;
}

/** The class that an address means among those of its day, or null. Of two with one title and start, the first. */
export function findClassBySlug<Klass extends ClassPathInput>(
  classesOfDay: readonly Klass[],
  slug: string,
): Klass | null {
  return classesOfDay.find((klass) => buildClassSlug(klass) === slug) ?? null;
}
