import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle, for everyday queries; the same on PostgreSQL and on PGlite. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A statement that the server plans once and finds by name afterwards. */
export interface PreparedStatement {
  name: string;
  text: string;
}

/** What one can ask: the pool, or the session of one transaction. */
export interface QueryExecutor {
  /** A query of it that is asked often, and always in the same words, ends with `.prepare('its_name').execute()`. */
  orm: Orm;
  /**
   * Runs a named statement; outside a transaction, repeats one that lost a race, up to 3 times. Cast dates and
   * counts in its text: `::text`, `::int`.
   */
  run<Row>(statement: PreparedStatement, values: readonly unknown[]): Promise<Row[]>;
}

/**
 * The database. Inside `transaction`, ask only the queries it hands over: on PGlite, which has one session, asking the
 * pool from within would wait for itself for ever. No network call belongs inside.
 */
export interface Database extends QueryExecutor {
  kind: 'postgres' | 'pglite';
  /** Begins, runs the work, commits; rolls back when it throws. Repeats work that lost a race, up to 3 times. */
  transaction<Result>(work: (tx: QueryExecutor) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** PostgreSQL's code of a failed statement, when the error has one. */
export function getSqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code))
    return error.code;
  return 'cause' in error ? getSqlState(error.cause) : undefined;
}

/** The state of a statement that broke a unique index. */
export const uniqueViolationState = '23505';

/**
 * States of a statement that lost a race, did nothing and can be tried again: the victim of a deadlock, and a check
 * that failed. PostgreSQL checks a new row first against what the statement saw at its start, and only then finds that
 * somebody was faster; tried again, it sees what is there now. A row that is really wrong fails each time.
 */
const lostRaces: ReadonlySet<string | undefined> = new Set(['40P01', '23514']);

/** Repeats work that lost a race in the database, up to 3 times. */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!lostRaces.has(getSqlState(error)) || attempt === 4) throw error;
    }
  }
}
