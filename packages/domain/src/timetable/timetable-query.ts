import { isCatalogueId } from '../catalogue/catalogue-id.ts';
import { isLocalDate, type LocalDate } from '../time/local-date.ts';
import type { DayPart } from './day-part.ts';

/** Picker that filters the timetable. 'trainer' is the instructor picker. */
export type TimetableFilter = 'trainer' | 'activity' | 'none';

/** Query of a timetable URL. Either the activity or the instructor filters the timetable, optionally with a subtype. */
export interface TimetableQuery {
  filter: TimetableFilter;
  /**
   * Ids of the activity and the subtype. A query for all prenatal classes has only the subtype, which two activities
   * share.
   */
  activityType: string | null;
  subType: string | null;
  instructorId: string | null;
  /**
   * Name of the instructor in the link, which is shown until the real name is loaded. Without an id, the page finds the
   * instructor by this name.
   */
  instructorName: string | null;
  /** Audience: 'female-only', or 'everyone' for classes without a restriction. */
  audience: string | null;
  /** Difficulty of a class, such as 'Beginner Friendly'. */
  difficulty: string | null;
  dayPart: DayPart | null;
  date: LocalDate | null;
  /** Weekday (0 is Monday) whose next day with classes is selected, unless a date is chosen. */
  weekday: number | null;
  /** Start of the opened class as 'HH:MM'. */
  time: string | null;
  /** Id of the opened class, when several classes start at that time. */
  classId: string | null;
}

/** Filters that a keyword in a link sets. */
export interface KeywordFilters {
  activityType?: string;
  subType?: string;
  audience?: string;
  difficulty?: string;
  dayPart?: DayPart;
}

/** Reads a URL's query like the browser's URLSearchParams. */
export interface SearchParamsReader {
  get(name: string): string | null;
}

/**
 * Parameters that may contain a keyword, in the order in which they apply. A keyword in a later parameter can narrow
 * the filters, but not change the activity.
 */
const keywordParameters = ['activity', 'category', 'filter', 'level', 'subcategory', 'sub', 'for', 'hours'];

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** All parameters of the timetable, in the order in which `buildTimetableSearch` writes them. */
export const timetableParameters: readonly string[] = [
  'trainer',
  'trainerId',
  'filter',
  'trainerName',
  'activity',
  'category',
  'level',
  'subcategory',
  'sub',
  'for',
  'hours',
  'day',
  'date',
  'time',
  'class',
];

/**
 * Parses the query of a timetable URL (handbook: timetable 5). `keywords` maps each keyword that links may use to its
 * filters. Any other id in `activity` or `sub` is taken for an activity or subtype that an owner has added, which the
 * caller checks. Other unknown keywords are ignored. The parameter `filter` chooses the picker that filters. Without it, the timetable
 * is filtered by the trainer when the URL names one, and otherwise by the activity. `filter=none` shows all classes.
 * The parameter `pricing` has no effect, because every class can be booked as a drop-in.
 */
export function parseTimetableQuery(
  search: SearchParamsReader,
  keywords: Readonly<Record<string, KeywordFilters>>,
): TimetableQuery {
  const text = (name: string) => search.get(name)?.trim() || null;
  const date = text('date');
  const chosen = parseFilter(text('filter'));
  const narrowed = (chosen === 'none' ? [] : keywordParameters)
    .map((name) => findLink(keywords, name, text(name)))
    .reduce<KeywordFilters>((current, link) => narrowFilters(current, link), {});
  const byTrainer = chosen === 'trainer' || chosen === null;
  const instructorId = byTrainer ? (text('trainerId') ?? text('trainer')) : null;
  const instructorName = byTrainer ? text('trainerName') : null;
  const filter = resolveFilter(chosen, instructorId ?? instructorName, narrowed);
  const day = weekdays.indexOf(text('day')?.toLowerCase() ?? '');
  return {
    filter,
    activityType: filter === 'trainer' ? null : (narrowed.activityType ?? null),
    subType: narrowed.subType ?? null,
    instructorId,
    instructorName,
    audience: narrowed.audience ?? null,
    difficulty: narrowed.difficulty ?? null,
    dayPart: narrowed.dayPart ?? null,
    date: date && isLocalDate(date) ? date : null,
    weekday: day < 0 ? null : day,
    time: clockTime(text('time')),
    classId: text('class'),
  };
}

/**
 * Builds the query of a timetable URL, which `parseTimetableQuery` parses back to the same filters. Empty for the
 * default timetable.
 */
export function buildTimetableSearch(query: Partial<TimetableQuery>): string {
  const { filter, instructorId, instructorName, activityType, subType, date, time, classId } = query;
  const { audience, difficulty, dayPart, weekday } = query;
  const byInstructor = instructorId
    ? { trainer: instructorId }
    : { filter: 'trainer', trainerName: instructorName };
  const parameters: Record<string, string | null | undefined> = {
    ...(filter === 'trainer' ? byInstructor : { activity: activityType }),
    level: difficulty?.toLowerCase().replaceAll(' ', '-'),
    sub: subType,
    for: audience,
    hours: dayPart,
    day: weekdays[weekday ?? -1],
    date,
    time,
    class: classId,
  };
  const text = Object.entries(parameters)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '').replaceAll('%3A', ':')}`)
    .join('&');
  return text ? `?${text}` : '';
}

function findLink(
  keywords: Readonly<Record<string, KeywordFilters>>,
  parameter: string,
  keyword: string | null,
): KeywordFilters {
  const key = keyword?.toLowerCase() ?? '';
  if (Object.hasOwn(keywords, key)) return keywords[key] ?? {};
  if (!isCatalogueId(key)) return {};
  if (parameter === 'activity') return { activityType: key };
  return parameter === 'sub' ? { subType: key } : {};
}

/** Adds the filters of a later keyword. Ignores a subtype of another activity than the chosen one. */
function narrowFilters(current: KeywordFilters, link: KeywordFilters): KeywordFilters {
  const isOtherActivity =
    current.activityType && link.activityType && current.activityType !== link.activityType;
  return isOtherActivity ? current : { ...current, ...link };
}

function parseFilter(keyword: string | null): TimetableFilter | null {
  return keyword === 'trainer' || keyword === 'activity' || keyword === 'none' ? keyword : null;
}

function resolveFilter(
  chosen: TimetableFilter | null,
  instructor: string | null,
  narrowed: KeywordFilters,
): TimetableFilter {
  if (chosen === 'trainer' || instructor) return 'trainer';
  return chosen === 'activity' || narrowed.activityType || narrowed.subType ? 'activity' : 'none';
}

function clockTime(text: string | null): string | null {
  const [, hour = '', minute = ''] = /^([01]?\d|2[0-3]):?([0-5]\d)$/.exec(text ?? '') ?? [];
  return hour === '' ? null : `${hour.padStart(2, '0')}:${minute}`;
}
