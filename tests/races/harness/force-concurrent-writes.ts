import type { Database } from '@studio/server/platform/database';
import { countWaitingQuery } from './wait-for-lock.ts';
import { waitUntil } from './wait-until.ts';

/**
 * Runs `work` and keeps all its transactions from writing to `table` until two of them wait to do so, so both have read
 * before either writes. Controls need this moment and must not leave it to chance. Returns what `work` returns.
 */
export async function forceConcurrentWrites<Result>(
  database: Database,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { working } = await database.transaction(async (tx) => {
    await tx.run({ name: `test_lock_${table}`, text: `LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE` }, []);
    const begun = work();
    // The caller hears of a failure by the promise that is returned.
    begun.catch(() => undefined);
    await waitUntil(`two wait to write to ${table}`, async () => {
      // Within a transaction the server shows the same activity until its snapshot is cleared.
      await tx.run({ name: 'test_look_again', text: 'SELECT pg_stat_clear_snapshot()' }, []);
      const [row] = await tx.run<{ waiting: number }>(countWaitingQuery, []);
      return (row?.waiting ?? 0) >= 2;
    });
    return { working: begun };
  });
  return working;
}
