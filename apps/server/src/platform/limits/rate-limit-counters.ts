import { AppError } from '../app-error.ts';
import type { Database, PreparedStatement, QueryExecutor } from '../database/database.ts';
import type { RateLimit } from './rate-limits.ts';

/**
 * Counts calls in this process and shares the counts with other processes once a second, so that calls don't wait for
 * the database.
 * A process doesn't know the others' calls until they are shared, so a limit may be exceeded by calls within one
 * second. Use `consumeRateLimit` for exact limits.
 */
export interface RateLimitCounters {
  /** Counts a call before checking the limit. @throws AppError rate_limited */
  consume(limit: RateLimit, key: string, now: Date): void;
  /** Adds the new local counts to the table, and reads the totals of all processes. */
  share(): Promise<void>;
}

interface Count {
  key: string;
  windowStart: Date;
  endsAt: number;
  /** Last known total of all processes, from the table. */
  shared: number;
  /** Number of calls that this process has counted since it read the total. */
  own: number;
}

const addCounts: PreparedStatement = {
  name: 'add_rate_limit_counts',
  // Locks rows in the same order everywhere, so that two processes can't deadlock.
  text: `INSERT INTO limit_counters (key, window_start, count)
    SELECT key, window_start, count FROM unnest($1::text[], $2::timestamptz[], $3::int[]) AS added (key, window_start, count)
    ORDER BY key, window_start
    ON CONFLICT (key, window_start) DO UPDATE SET count = limit_counters.count + excluded.count
    RETURNING key, window_start AS "windowStart", count`,
};

export function createRateLimitCounters(database: Database): RateLimitCounters {
  const counts = new Map<string, Count>();
  let latest = 0;
  return {
    consume({ name, max, windowSeconds }, key, now) {
      latest = now.getTime();
      const windowMs = windowSeconds * 1000;
      const start = Math.floor(latest / windowMs) * windowMs;
      const named = { key: `${name}:${key}`, windowStart: new Date(start) };
      const id = idOf(named);
      const count = counts.get(id) ?? { ...named, endsAt: start + windowMs, shared: 0, own: 0 };
      count.own += 1;
      counts.set(id, count);
      if (count.shared + count.own > max) throw new AppError('rate_limited');
    },
    async share() {
      const news = [...counts.values()].filter(({ own }) => own > 0);
      if (news.length > 0) await addTo(database, counts, news);
      for (const [id, { own, endsAt }] of counts) if (own === 0 && endsAt <= latest) counts.delete(id);
    },
  };
}

/**
 * Adds local counts to the table. Then subtracts only the counts that were sent, because this process may count more
 * calls during the write.
 */
async function addTo(db: QueryExecutor, counts: Map<string, Count>, news: readonly Count[]): Promise<void> {
  const sent = news.map(({ key, windowStart, own }) => ({ key, windowStart, own }));
  const rows = await db.run<{ key: string; windowStart: Date; count: number }>(addCounts, [
    sent.map(({ key }) => key),
    sent.map(({ windowStart }) => windowStart),
    sent.map(({ own }) => own),
  ]);
  for (const one of sent) {
    const count = counts.get(idOf(one));
    if (count) count.own -= one.own;
  }
  for (const row of rows) {
    const count = counts.get(idOf(row));
    if (count) count.shared = Number(row.count);
  }
}

const idOf = ({ key, windowStart }: Pick<Count, 'key' | 'windowStart'>): string =>
  `${windowStart.getTime()} ${key}`;
