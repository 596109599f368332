import { AppError } from './app-error.ts';
import type { Database, PreparedStatement, QueryExecutor } from './database.ts';
import type { RateLimit } from './rate-limits.ts';

/**
 * Calls counted in this process, and shared with the others once a second: a call that is only counted need not wait for
 * the database. Until it is shared, a process does not know of calls at another; so a limit may be passed by what
 * arrives elsewhere within a second. What must be exact is counted by `countAgainst`.
 */
export interface RateLimitCounters {
  /** Counts a call before it is judged. @throws AppError rate_limited */
  against(limit: RateLimit, key: string, now: Date): void;
  /** Adds what was counted since to the table, and takes over what others have counted. */
  share(): Promise<void>;
}

/** One key in one window. */
interface Count {
  key: string;
  windowStart: Date;
  endsAt: number;
  /** What the table said last, of all processes. */
  shared: number;
  /** Counted here since. */
  own: number;
}

const addCounts: PreparedStatement = {
  name: 'add_counts',
  // In one order everywhere, so that two processes never wait for each other.
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
    against({ name, max, windowSeconds }, key, now) {
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

/** Calls may be counted while the table is written: only what was sent is taken off. */
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
