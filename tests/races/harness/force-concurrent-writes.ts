import type { Database } from '@studio/server/platform/database/database';
import { countWaitingQuery } from './wait-for-lock.ts';
import { waitUntil } from './wait-until.ts';

/**
 * Runs `work` and blocks its writes to `table` until two transactions wait to write, so both have read before either
 * writes. Control tests need this interleaving and can't leave it to chance. Returns the result of `work`.
 */
export async function forceConcurrentWrites<Result>(
  database: Database,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { working } = await database.transaction(async (tx) => {
    await tx.run({ name: `test_lock_${table}`, text: `LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE` }, []);
    const running = work();
    // The returned promise reports a failure to the caller.
    running.catch(() => undefined);
    await waitUntil(`two wait to write to ${table}`, async () => {
      // Within a transaction, PostgreSQL shows the same activity until its snapshot is cleared.
      await tx.run({ name: 'test_refresh_activity', text: 'SELECT pg_stat_clear_snapshot()' }, []);
      const [row] = await tx.run<{ waiting: number }>(countWaitingQuery, []);
      return (row?.waiting ?? 0) >= 2;
    });
    return { working: running };
  });
  return working;
}
