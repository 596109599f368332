import { isLocalDate, type LocalDate } from '../time/local-date.ts';
import type { DayPart } from './day-part.ts';

/** Which of the two pickers narrows the timetable. */
export type TimetableFilter = 'trainer' | 'activity' | 'none';

/** What an address asks the timetable to show. At most one of activity and instructor narrows it, a kind of class either. */
export interface TimetableQuery {
  filter: TimetableFilter;
  /** Ids of the activity and of the kind of class; prenatal has no activity of its own. */
  activityType: string | null;
  subType: string | null;
  instructorId: string | null;
  /** What the link calls the instructor: shown until the name is known, or looked for when there is no id. */
  instructorName: string | null;
  /** 'female-only', or 'everyone' for classes that are made for nobody in particular. */
  audience: string | null;
  /** A class's difficulty: 'Beginner Friendly'. */
  difficulty: string | null;
  dayPart: DayPart | null;
  date: LocalDate | null;
  /** 0 is Monday: the next such day with classes, while no date is chosen. */
  weekday: number | null;
  /** Start of the class that stands open, 'HH:MM'. */
  time: string | null;
  /** The class that stands open, when several begin at that time. */
  classId: string | null;
}

/** What a link's word narrows the timetable to. */
export interface TimetableLink {
  activityType?: string;
  subType?: string;
  audience?: string;
  difficulty?: string;
  dayPart?: DayPart;
}

/** An address's query, as the browser's URLSearchParams reads it. */
export interface SearchParamsReader {
  get(name: string): string | null;
}

/** Parameters that may carry such a word: what is said first stands, what comes later may make it narrower. */
const wordParameters = ['activity', 'category', 'filter', 'level', 'subcategory', 'sub', 'for', 'hours'];

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Every parameter that says something to the timetable, in the order in which `buildTimetableSearch` writes them. */
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
 * Reads a timetable address (handbook: timetable 5). `words` are the words that links may use. What is
 * not known is ignored; a `filter` that is not given is inferred as trainer, else activity, and one that says none
 * narrows by nothing. `pricing` narrows nothing: every class can
 * be booked as a drop-in.
 */
export function parseTimetableQuery(
  search: SearchParamsReader,
  words: Readonly<Record<string, TimetableLink>>,
): TimetableQuery {
  const text = (name: string) => search.get(name)?.trim() || null;
  const date = text('date');
  const chosen = chosenFilter(text('filter'));
  const narrowed = (chosen === 'none' ? [] : wordParameters)
    .map((name) => linkOf(words, text(name)))
    .reduce<TimetableLink>((so, link) => narrower(so, link), {});
  const byTrainer = chosen === 'trainer' || chosen === null;
  const instructorId = byTrainer ? (text('trainerId') ?? text('trainer')) : null;
  const instructorName = byTrainer ? text('trainerName') : null;
  const filter = filterOf(chosen, instructorId ?? instructorName, narrowed);
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

/** The address's query for what is shown: parsing it gives the same again. Empty for the timetable's own start. */
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

function linkOf(words: Readonly<Record<string, TimetableLink>>, word: string | null): TimetableLink {
  const key = word?.toLowerCase() ?? '';
  return Object.hasOwn(words, key) ? (words[key] ?? {}) : {};
}

/** Adds what a more exact word says. An activity that is named wins over the kind of another activity. */
function narrower(so: TimetableLink, link: TimetableLink): TimetableLink {
  const elsewhere = so.activityType && link.activityType && so.activityType !== link.activityType;
  return elsewhere ? so : { ...so, ...link };
}

function chosenFilter(word: string | null): TimetableFilter | null {
  return word === 'trainer' || word === 'activity' || word === 'none' ? word : null;
}

function filterOf(
  chosen: TimetableFilter | null,
  instructor: string | null,
  narrowed: TimetableLink,
): TimetableFilter {
  if (chosen === 'trainer' || instructor) return 'trainer';
  return chosen === 'activity' || narrowed.activityType || narrowed.subType ? 'activity' : 'none';
}

function clockTime(text: string | null): string | null {
  const [, hour = '', minute = ''] = /^([01]?\d|2[0-3]):?([0-5]\d)$/.exec(text ?? '') ?? [];
  return hour === '' ? null : `${hour.padStart(2, '0')}:${minute}`;
}
