import type { LocalDate } from '@studio/domain/time/local-date';
import type { Clock } from '../platform/clock.ts';
import { type BatchLoader, createBatchLoader } from '../platform/database/batch-loader.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { buildPlacesLeftSql, classOrderSql, lapsedPlacesJoinSql } from './store.ts';

export interface BranchDay {
  branchId: string;
  date: LocalDate;
}

/** Free places on a day, and the version of the branch's data at the same moment. */
export interface DayPlacesLeft {
  version: string;
  /** Comma-separated numbers of free places of the day's active classes, in the order of `listClasses`. */
  left: string;
}

const classesOfDay = `FROM classes c
    WHERE c.branch_id = asked.branch_id AND c.local_date = asked.local_date AND c.status = 'SCHEDULED' AND c.listed`;

/**
 * Reads the free places of days. Counts expired holds per class only if an index search finds any: they are swept
 * within seconds, so a branch rarely has one. Passes the arrays through subqueries, so that the planner reuses one plan
 * for all lengths; planning takes longer than reading.
 */
const placesOfDays: PreparedStatement = {
  name: 'places_of_days',
  text: `SELECT coalesce((SELECT version FROM data_versions v WHERE v.branch_id = asked.branch_id), 0)::text AS version,
    coalesce(CASE WHEN EXISTS (
      SELECT 1 FROM holds h
      WHERE h.branch_id = asked.branch_id AND h.status = 'LIVE' AND h.expires_at <= $3::timestamptz
    ) THEN (
      SELECT string_agg((${buildPlacesLeftSql('lapsed.places')})::text, ',' ORDER BY ${classOrderSql})
      ${classesOfDay.replace('WHERE', `${lapsedPlacesJoinSql} WHERE`)}
    ) ELSE (
      SELECT string_agg((${buildPlacesLeftSql('0')})::text, ',' ORDER BY ${classOrderSql}) ${classesOfDay}
    ) END, '') AS left
  FROM unnest((SELECT $1::text[]), (SELECT $2::date[])) WITH ORDINALITY asked (branch_id, local_date, nth)
  ORDER BY asked.nth`,
};

/** Returns a loader of the free places on days. Concurrent reads share one statement. */
export function createPlacesLeftLoader(
  database: QueryExecutor,
  clock: Clock,
): BatchLoader<BranchDay, DayPlacesLeft> {
  return createBatchLoader(
    ({ branchId, date }) => `${date} ${branchId}`,
    (days) =>
      database.run<DayPlacesLeft>(placesOfDays, [
        days.map(({ branchId }) => branchId),
        days.map(({ date }) => date),
        clock.now(),
      ]),
  );
}
