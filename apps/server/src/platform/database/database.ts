import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle for everyday queries, with the same interface on PostgreSQL and PGlite. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Statement that PostgreSQL plans once and reuses by name. */
export interface PreparedStatement {
  name: string;
  text: string;
}

/** Runs queries: on the connection pool, or in one transaction. */
export interface QueryExecutor {
  /** Drizzle query builder. Frequent queries with constant text end with `.prepare('its_name').execute()`. */
  orm: Orm;
  /**
   * Runs a named statement. Outside a transaction, retries a statement that failed because of a concurrent one, up to 3
   * times. Cast dates and counts in the SQL: `::text`, `::int`.
   */
  run<Row>(statement: PreparedStatement, values: readonly unknown[]): Promise<Row[]>;
}

/**
 * Database. Inside `transaction`, use only the executor that it passes: PGlite has a single session, so a query on the
 * database itself would deadlock. Make no network calls inside a transaction.
 */
export interface Database extends QueryExecutor {
  kind: 'postgres' | 'pglite';
  /**
   * Runs `work` and commits, or rolls back when `work` throws. Retries work that failed because of a concurrent
   * transaction, up to 3 times.
   */
  transaction<Result>(work: (tx: QueryExecutor) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Returns the SQLSTATE of a failed statement, if the error has one. */
export function getSqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code))
    return error.code;
  return 'cause' in error ? getSqlState(error.cause) : undefined;
}

export const uniqueViolationState = '23505';

/**
 * SQLSTATEs of a statement that failed because of a concurrent one, changed nothing and can be retried: a deadlock
 * victim and a violated check constraint. PostgreSQL builds and checks the new row from the statement's snapshot,
 * before it notices that a concurrent statement has changed the row. A retry sees the current data. A row that is really
 * invalid fails each time.
 */
const lostRaces: ReadonlySet<string | undefined> = new Set(['40P01', '23514']);

/** Runs work. Retries it up to 3 times if it failed because of a concurrent transaction. */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!lostRaces.has(getSqlState(error)) || attempt === 4) throw error;
    }
  }
}
