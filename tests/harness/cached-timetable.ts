import { branch } from '@studio/content/branch';
import {
  getAvailabilityResponse,
  getAvailabilitySummaryResponse,
  getFacetsResponse,
} from '@studio/contracts/timetable';
import type { Database } from '@studio/server/platform/database/database';
import { createDayCache } from '@studio/server/timetable/day-cache';
import { generateClasses } from '@studio/server/timetable/generate-classes';
import { initialiseBranch } from '@studio/server/timetable/initialise-branch';
import { loadTimetableFacets } from '@studio/server/timetable/load-timetable-facets';
import { createRangeResponseCache, type DayRangeInput } from '@studio/server/timetable/response-cache';
import { summariseAvailability } from '@studio/server/timetable/summarise-availability';
import { openMigratedDatabase } from './migrated-database.ts';

/** Friday 20 November 2026, after the classes at 12:15 and 12:30 and before the one at 13:30. */
export const timetableStart = new Date('2026-11-20T13:00:00Z');

/** Opens a database with generated classes, and the caches of one process. */
export async function openCachedTimetable() {
  const database = await openMigratedDatabase();
  const time = { now: timetableStart };
  const queries = { count: 0 };
  const run: Database['run'] = (statement, values) => {
    queries.count += 1;
    return database.run(statement, values);
  };
  const counted = { ...database, run };
  const services = { database: counted, clock: { now: () => time.now } };
  // All tests share this cache while they change the timetable and the clock.
  const responses = createRangeResponseCache(services);
  const days = createDayCache(services);
  await initialiseBranch(database, timetableStart);
  await generateClasses(database, branch.id, timetableStart);

  async function availability(date: string, filters = {}) {
    const { body } = await days.getSlots({ branchId: branch.id, date, filters });
    return getAvailabilityResponse.strict().parse(JSON.parse(String(body)));
  }

  async function summary(input: DayRangeInput) {
    const { body } = await responses.get(getAvailabilitySummaryResponse, input, (at) =>
      summariseAvailability({ database: counted }, input, at),
    );
    return getAvailabilitySummaryResponse.strict().parse(JSON.parse(String(body)));
  }

  async function facets(input: DayRangeInput) {
    const { body } = await responses.get(getFacetsResponse, input, (at) =>
      loadTimetableFacets({ database: counted }, input, at),
    );
    return getFacetsResponse.strict().parse(JSON.parse(String(body)));
  }

  return {
    database,
    time,
    queries,
    availability,
    day: async (date: string, filters = {}) => (await availability(date, filters)).slots,
    summary,
    facets,
  };
}

export type CachedTimetable = Awaited<ReturnType<typeof openCachedTimetable>>;
