import type { LocalDate } from '@studio/domain/time/local-date';
import { type BatchLoader, createBatchLoader } from '../platform/batch-loader.ts';
import type { Clock } from '../platform/clock.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database.ts';
import { classOrderSql, lapsedPlacesJoinSql, placesLeftSql } from './store.ts';

/** One day of one branch. */
export interface BranchDay {
  branchId: string;
  date: LocalDate;
}

/** What is free on a day, and the version of the branch's data at the same moment. */
export interface DayPlacesLeft {
  version: string;
  /** Places that can be held in each class of the day that is on, in the order of `listClasses`. */
  left: string;
}

const classesOfDay = `FROM classes c
    WHERE c.branch_id = asked.branch_id AND c.local_date = asked.local_date AND c.status = 'ON' AND c.listed`;

/**
 * Lapsed holds are swept within seconds, so that a branch seldom has any: whether it has is one search of their index, and
 * only then they are counted class by class. The arrays are asked for as subqueries so that the planner does not count what is
 * in them: it would plan anew for each length, which takes longer than the reading.
 */
const placesOfDays: PreparedStatement = {
  name: 'places_of_days',
  text: `SELECT coalesce((SELECT version FROM data_versions v WHERE v.branch_id = asked.branch_id), 0)::text AS version,
    coalesce(CASE WHEN EXISTS (
      SELECT 1 FROM holds h
      WHERE h.branch_id = asked.branch_id AND h.status = 'LIVE' AND h.expires_at <= $3::timestamptz
    ) THEN (
      SELECT string_agg((${placesLeftSql('lapsed.places')})::text, ',' ORDER BY ${classOrderSql})
      ${classesOfDay.replace('WHERE', `${lapsedPlacesJoinSql} WHERE`)}
    ) ELSE (
      SELECT string_agg((${placesLeftSql('0')})::text, ',' ORDER BY ${classOrderSql}) ${classesOfDay}
    ) END, '') AS left
  FROM unnest((SELECT $1::text[]), (SELECT $2::date[])) WITH ORDINALITY asked (branch_id, local_date, nth)
  ORDER BY asked.nth`,
};

/** Reads the places left on days, those that many ask for at once with one statement. */
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
