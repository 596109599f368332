import { paths } from '@studio/contracts/paths';
import type { ClassSlot, FacetsResponse, SummaryResponse } from '@studio/contracts/timetable';
import type { LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { facetDays, summaryDays } from '@studio/domain/timetable/availability';
import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';
import type { Api } from '../../lib/api.ts';
import { loadCatalogue } from '../../lib/load-catalogue.ts';
import { loadDayClasses } from '../../lib/load-day-classes.ts';
import { findInstructor } from './find-instructor.ts';
import { type LoadedSection, loadSection } from './load-section.ts';
import { findFirstDay } from './timetable-days.ts';
import { type ClassFilters, type Instructor, toClassFilters } from './timetable-filters.ts';
import { timetableText } from './timetable-text.ts';

/** All that the timetable shows. Each part carries its own failure, so that one does not take the page down. */
export interface TimetableData {
  /** ISO instant at which it was loaded, by the studio's clock. */
  loadedAt: string;
  today: LocalDate;
  /** The chosen day: the address's, else the first with classes. */
  date: LocalDate;
  /** What the classes are narrowed to. */
  filters: ClassFilters;
  /** Whom the address asks for, when the studio knows them. */
  instructor: Instructor | null;
  facets: LoadedSection<FacetsResponse>;
  summary: LoadedSection<SummaryResponse>;
  classes: LoadedSection<ClassSlot[]>;
  /** Whose prices they are; everybody's without. */
  memberId?: string;
}

/**
 * Loads the timetable for an address; the server and the browser do the same, the browser for who is signed in. `now`
 * is the studio's clock.
 */
export async function loadTimetable(
  api: Api,
  query: TimetableQuery,
  now: Date,
  member: { principalUserId?: string } = {},
): Promise<TimetableData> {
  const today = toLondonDate(now);
  // Choosing an activity clears the instructor and the other way round, so no choice narrows what can be chosen.
  const facets = loadSection(
    api.call<FacetsResponse>(paths.facets, { daysFrom: 0, daysTo: facetDays, filters: {} }),
    query.filter === 'trainer' ? timetableText.trainersFailed : timetableText.activitiesFailed,
  );
  const instructor = await findInstructor(query, facets, () => loadCatalogue(api));
  const filters = toClassFilters(query, instructor);
  const summary = loadSection(
    api.call<SummaryResponse>(paths.summary, { daysFrom: 0, daysTo: summaryDays, filters }),
    timetableText.summaryFailed,
  );
  const asked = query.date && query.date >= today ? query.date : null;
  const date = asked ?? findFirstDay((await summary).value, today, query.weekday);
  const classes = loadSection(loadDayClasses(api, date, filters, member), timetableText.classesFailed);
  return {
    loadedAt: now.toISOString(),
    today,
    date,
    filters,
    instructor,
    facets: await facets,
    summary: await summary,
    classes: await classes,
    ...(member.principalUserId ? { memberId: member.principalUserId } : {}),
  };
}
