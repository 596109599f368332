import { dayPartOf } from '../timetable/day-part.ts';
import { timetableSearch } from '../timetable/timetable-query.ts';

/** What decides where someone buys or books a product. */
export interface ActionTerms {
  covers: readonly string[];
  /** The weekday (0 is Monday) and London time from which an offer holds. */
  onlyWhen: { weekday: number; from: string } | null;
  copy: { action: { href: string } };
}

/** Where a product's button leads. An offer for some hours leads to them: the next such day, that part of it. */
export function actionAddress({ covers, onlyWhen, copy }: ActionTerms): string {
  if (!onlyWhen) return copy.action.href;
  const [only, another] = covers;
  const activityType = another === undefined ? (only ?? null) : null;
  const { weekday, from } = onlyWhen;
  return `/timetable${timetableSearch({ filter: 'activity', activityType, weekday, dayPart: dayPartOf(from) })}`;
}
