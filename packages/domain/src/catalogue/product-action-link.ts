import { getDayPart } from '../timetable/day-part.ts';
import { buildTimetableSearch } from '../timetable/timetable-query.ts';

/** What decides where someone buys or books a product. */
export interface ProductActionTerms {
  covers: readonly string[];
  /** The weekday (0 is Monday) and London time from which an offer holds. */
  onlyWhen: { weekday: number; from: string } | null;
  copy: { action: { href: string } };
}

/** Where a product's button leads. An offer for some hours leads to them: the next such day, that part of it. */
export function getProductActionLink({ covers, onlyWhen, copy }: ProductActionTerms): string {
  if (!onlyWhen) return copy.action.href;
  const [only, another] = covers;
  const activityType = another === undefined ? (only ?? null) : null;
  const { weekday, from } = onlyWhen;
  return `/timetable${buildTimetableSearch({ filter: 'activity', activityType, weekday, dayPart: getDayPart(from) })}`;
}
