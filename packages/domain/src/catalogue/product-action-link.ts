import { getDayPart } from '../timetable/day-part.ts';
import { buildTimetableSearch } from '../timetable/timetable-query.ts';

/** Fields that decide where a product is bought or booked. */
export interface ProductLinkInput {
  covers: readonly string[];
  /** Weekday (0 is Monday) and London time from which an offer is valid; null for other products. */
  onlyWhen: { weekday: number; from: string } | null;
  copy: { action: { href: string } };
}

/**
 * Returns the link of a product's button. An offer for certain hours links to the timetable, on the next day and the
 * part of the day in which it is valid.
 */
export function getProductActionLink({ covers, onlyWhen, copy }: ProductLinkInput): string {
  if (!onlyWhen) return copy.action.href;
  const [first, second] = covers;
  const activityType = second === undefined ? (first ?? null) : null;
  const { weekday, from } = onlyWhen;
  return `/timetable${buildTimetableSearch({ filter: 'activity', activityType, weekday, dayPart: getDayPart(from) })}`;
}
