import { paths } from '@studio/contracts/paths';
import type { ClassSlot, FacetsAnswer, SummaryAnswer } from '@studio/contracts/timetable';
import type { LocalDate } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import { facetDays, summaryDays } from '@studio/domain/timetable/availability';
import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';
import type { Api } from '../../lib/api.ts';
import { loadCatalogue } from '../../lib/load-catalogue.ts';
import { loadDay } from '../../lib/load-day.ts';
import { firstDay } from './days.ts';
import { type Filters, filtersOf, type Instructor } from './filters.ts';
import { findInstructor } from './find-instructor.ts';
import { loadPart, type Part } from './part.ts';
import { texts } from './texts.ts';

/** All that the timetable shows. Each part carries its own failure, so that one does not take the page down. */
export interface TimetableData {
  /** ISO instant at which it was loaded, by the studio's clock. */
  loadedAt: string;
  today: LocalDate;
  /** The chosen day: the address's, else the first with classes. */
  date: LocalDate;
  /** What the classes are narrowed to. */
  filters: Filters;
  /** Whom the address asks for, when the studio knows them. */
  instructor: Instructor | null;
  facets: Part<FacetsAnswer>;
  summary: Part<SummaryAnswer>;
  classes: Part<ClassSlot[]>;
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
  const today = londonDate(now);
  // Choosing an activity clears the instructor and the other way round, so no choice narrows what can be chosen.
  const facets = loadPart(
    api.call<FacetsAnswer>(paths.facets, { daysFrom: 0, daysTo: facetDays, filters: {} }),
    query.filter === 'trainer' ? texts.trainersFailed : texts.activitiesFailed,
  );
  const instructor = await findInstructor(query, facets, () => loadCatalogue(api));
  const filters = filtersOf(query, instructor);
  const summary = loadPart(
    api.call<SummaryAnswer>(paths.summary, { daysFrom: 0, daysTo: summaryDays, filters }),
    texts.summaryFailed,
  );
  const asked = query.date && query.date >= today ? query.date : null;
  const date = asked ?? firstDay((await summary).value, today, query.weekday);
  const classes = loadPart(loadDay(api, date, filters, member), texts.classesFailed);
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
