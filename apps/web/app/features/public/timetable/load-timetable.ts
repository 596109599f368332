import { paths } from '@studio/contracts/paths';
import type {
  ClassSlot,
  GetAvailabilitySummaryResponse,
  GetFacetsResponse,
} from '@studio/contracts/timetable';
import type { LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { availabilitySummaryDays, facetCountDays } from '@studio/domain/timetable/availability';
import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';
import type { Api } from '../../../lib/api/api.ts';
import { loadCatalogue } from '../../../lib/site/load-catalogue.ts';
import { loadDayClasses } from '../../../lib/site/load-day-classes.ts';
import { findInstructor } from './find-instructor.ts';
import { type LoadedSection, toLoadedSection } from './loaded-section.ts';
import { findFirstDay } from './timetable-days.ts';
import { type ClassFilters, type Instructor, toClassFilters } from './timetable-filters.ts';
import { timetableText } from './timetable-text.ts';

/**
 * Data of the timetable. Each part has its own failure, so that a failed request affects only its part of the
 * page.
 */
export interface TimetableData {
  /** ISO instant at which the data was loaded, by the server's clock. */
  loadedAt: string;
  today: LocalDate;
  /** Day in the URL unless it is past, or else the first day with classes, on the weekday in the URL if it names one. */
  date: LocalDate;
  filters: ClassFilters;
  /** Instructor in the URL; null without one, or if the studio has no such instructor. */
  instructor: Instructor | null;
  facets: LoadedSection<GetFacetsResponse>;
  summary: LoadedSection<GetAvailabilitySummaryResponse>;
  classes: LoadedSection<ClassSlot[]>;
  /** Member whose prices the data contains; undefined for public prices. */
  memberId?: string;
  /** True if the classes were prefetched, in which case the page must request the current ones. */
  prefetched?: true;
}

/**
 * Loads the timetable for a URL, on the server or in the browser. Only the browser passes the logged-in member.
 * `now` comes from the server's clock.
 */
export async function loadTimetable(
  api: Api,
  query: TimetableQuery,
  now: Date,
  member: { principalUserId?: string } = {},
): Promise<TimetableData> {
  const today = toLondonDate(now);
  // Facets (numbers of classes per activity and instructor) ignore filters, because choosing one clears the other.
  const facets = toLoadedSection(
    api.call<GetFacetsResponse>(paths.facets, { daysFrom: 0, daysTo: facetCountDays, filters: {} }),
    query.filter === 'trainer' ? timetableText.trainersFailed : timetableText.activitiesFailed,
  );
  const instructor = await findInstructor(query, facets, () => loadCatalogue(api));
  const filters = toClassFilters(query, instructor);
  const summary = toLoadedSection(
    api.call<GetAvailabilitySummaryResponse>(paths.summary, {
      daysFrom: 0,
      daysTo: availabilitySummaryDays,
      filters,
    }),
    timetableText.summaryFailed,
  );
  const requestedDate = query.date && query.date >= today ? query.date : null;
  const date = requestedDate ?? findFirstDay((await summary).value, today, query.weekday);
  const classes = toLoadedSection(loadDayClasses(api, date, filters, member), timetableText.classesFailed);
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
