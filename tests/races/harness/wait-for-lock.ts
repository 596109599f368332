import type { Database } from '@studio/server/platform/database/database';
import { waitUntil } from './wait-until.ts';

/** Counts the statements in this database that wait for a lock. */
export const countWaitingQuery = {
  name: 'test_waiting_for_lock',
  text: `SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`,
};

/** Resolves once a statement in this database waits for a lock, or `orDone` settles without waiting. */
export async function waitForBlockedStatement(database: Database, orDone: Promise<unknown>): Promise<void> {
  let done = false;
  void orDone.then(
    () => (done = true),
    () => (done = true),
  );
  await waitUntil('somebody waits for a lock', async () => {
    const [row] = await database.run<{ waiting: number }>(countWaitingQuery, []);
    return done || (row?.waiting ?? 0) > 0;
  });
}
