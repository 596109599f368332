import { maxLiveHolds, maxRepeatedHolds } from '@studio/domain/bookings/hold';
import { retention } from '@studio/domain/privacy/retention';
import { AppError } from '../app-error.ts';
import type { Database, PreparedStatement, QueryExecutor } from '../database/database.ts';

/** Maximum of `max` calls of a kind per window and key. */
export interface RateLimit {
  name: string;
  max: number;
  windowSeconds: number;
}

/** Rate limit of the public forms. Above `proofAbove` calls per window, a sender must solve a proof of work. */
export interface FormRateLimit extends RateLimit {
  proofAbove: number;
}

/**
 * Default rate limits; settings override them (limit-settings.ts). The database stores the counts, because several
 * processes share the limits. Reads aren't counted: counting would turn every read into a write.
 */
export const defaultRateLimits = {
  holdsPerClient: { name: 'hold:client', max: 20, windowSeconds: 60 },
  holdsPerAddress: { name: 'hold:address', max: 60, windowSeconds: 60 },
  paymentsPerClient: { name: 'pay:client', max: 30, windowSeconds: 60 },
  paymentsPerAddress: { name: 'pay:address', max: 90, windowSeconds: 60 },
  changesPerClient: { name: 'change:client', max: 60, windowSeconds: 60 },
  changesPerAddress: { name: 'change:address', max: 240, windowSeconds: 60 },
  formsPerClient: { name: 'form:client', max: 30, windowSeconds: 3600, proofAbove: 5 },
  formsPerAddress: { name: 'form:address', max: 60, windowSeconds: 3600, proofAbove: 5 },
  formsPerNetwork: { name: 'form:network', max: 400, windowSeconds: 3600, proofAbove: 40 },
  keysPerClient: { name: 'key:client', max: 120, windowSeconds: 3600 },
  keysPerAddress: { name: 'key:address', max: 600, windowSeconds: 3600 },
  codesPerClient: { name: 'code:client', max: 20, windowSeconds: 600 },
  codesPerAddress: { name: 'code:address', max: 60, windowSeconds: 600 },
  codesPerMember: { name: 'code:member', max: 20, windowSeconds: 600 },
  /**
   * Emails to one mailbox caused by a caller who hasn't proven that they own it; see email-budget.ts
   * (handbook: emails 1).
   */
  emailsToUnproven: { name: 'email:unproven', max: 5, windowSeconds: 3600 },
  emailsToUnprovenDay: { name: 'day:email:unproven', max: 10, windowSeconds: 86_400 },
  /** Emails to one mailbox for each of the other causes (email-causes.ts), except `studio`. */
  emailsPerRecipient: { name: 'email:recipient', max: 30, windowSeconds: 3600 },
  emailsPerRecipientDay: { name: 'day:email:recipient', max: 100, windowSeconds: 86_400 },
  /** Emails to the studio's own email address. */
  emailsToStudio: { name: 'email:studio', max: 120, windowSeconds: 3600 },
  emailsToStudioDay: { name: 'day:email:studio', max: 500, windowSeconds: 86_400 },
  toursPerAddress: { name: 'day:tour:address', max: 5, windowSeconds: 86_400 },
  toursPerNetwork: { name: 'day:tour:network', max: 20, windowSeconds: 86_400 },
  /**
   * Free places booked by a member, or by the guests of one network address. Free bookings need a limit, because no
   * payment deters bots.
   */
  freePlaces: { name: 'day:free-places', max: 12, windowSeconds: 86_400 },
  /** Moves of one tour by its visitor; moves by the team don't count. Each move emails the visitor and the studio. */
  movesPerTour: { name: 'day:tour:moves', max: 10, windowSeconds: 86_400 },
  chatPerClient: { name: 'chat:client', max: 20, windowSeconds: 60 },
  chatPerClientHour: { name: 'chat:client-hour', max: 120, windowSeconds: 3600 },
  chatPerAddress: { name: 'chat:address', max: 60, windowSeconds: 60 },
  chatPerAddressHour: { name: 'chat:address-hour', max: 400, windowSeconds: 3600 },
  chatPerNetwork: { name: 'chat:network', max: 1200, windowSeconds: 3600 },
  /** Notices about waiting visitors, for the whole studio. */
  chatNotices: { name: 'chat:notice', max: 30, windowSeconds: 3600 },
  eventsPerAddress: { name: 'event:address', max: 240, windowSeconds: 60 },
} satisfies Record<string, RateLimit | FormRateLimit>;

/**
 * Default caps on concurrent holds and waiting list entries; settings override them. They allow for households, offices
 * and the studio, where many people share a network.
 */
export const defaultCaps = {
  /** Number of classes in which one browser holds places. */
  holdsAtOnce: maxLiveHolds,
  /** Number of holds of one class by one browser within an hour. Further holds must wait. */
  holdsOfOneClass: maxRepeatedHolds,
  /** Number of places that one network address holds in one class (handbook: holds 5). */
  placesPerAddressAndClass: 12,
  /** Number of places that one network address holds in all classes together. */
  placesPerAddress: 40,
  /** Number of tour slots that one network address holds. */
  tourHoldsPerAddress: 3,
  /** Number of tour slots that one network holds (see `getNetworkPrefix`). */
  tourHoldsPerNetwork: 12,
  /** Number of waiting list entries of one network address for one class (handbook: waiting-list 6). */
  waitingPerAddressAndClass: 8,
  /** Number of waiting list entries of one network address for all classes together. */
  waitingPerAddress: 30,
};

export type RateLimitName = keyof typeof defaultRateLimits;

export type RateLimits = typeof defaultRateLimits & typeof defaultCaps;

/** Makes each proof of work valid once. Settings can't change this limit. */
export const proofOfWorkLimit: RateLimit = { name: 'proof', max: 1, windowSeconds: 60 };

const countCall = {
  name: 'count_rate_limited_call',
  text: `INSERT INTO limit_counters (key, window_start, count) VALUES ($1, $2, 1)
         ON CONFLICT (key, window_start) DO UPDATE SET count = limit_counters.count + 1
         RETURNING count`,
};

/**
 * Counts a call before checking the limit, so that parallel calls can't exceed it. Throws AppError `rate_limited`.
 * Returns the number of calls in this window.
 */
export async function consumeRateLimit(
  database: Database,
  limit: RateLimit,
  key: string,
  now: Date,
): Promise<number> {
  const count = await countOne(database, limit, key, now);
  if (count > limit.max) throw new AppError('rate_limited');
  return count;
}

/** Counts a use before checking the limit. Returns whether the use is within the limit. */
export async function tryConsumeRateLimit(
  db: QueryExecutor,
  limit: RateLimit,
  key: string,
  now: Date,
): Promise<boolean> {
  return (await countOne(db, limit, key, now)) <= limit.max;
}

async function countOne(db: QueryExecutor, limit: RateLimit, key: string, now: Date): Promise<number> {
  const [row] = await db.run<{ count: number }>(countCall, [`${limit.name}:${key}`, windowStart(limit, now)]);
  return Number(row?.count ?? 0);
}

function windowStart({ windowSeconds }: RateLimit, now: Date): Date {
  const windowMs = windowSeconds * 1000;
  return new Date(Math.floor(now.getTime() / windowMs) * windowMs);
}

/** Locks counters in the same order everywhere, and returns their counts. */
const lockCounters: PreparedStatement = {
  name: 'lock_rate_limit_counters',
  text: `INSERT INTO limit_counters (key, window_start, count)
    SELECT key, window_start, 0 FROM unnest($1::text[], $2::timestamptz[]) AS wanted (key, window_start)
    ORDER BY key
    ON CONFLICT (key, window_start) DO UPDATE SET count = limit_counters.count
    RETURNING key, count`,
};

const countLocked: PreparedStatement = {
  name: 'increment_locked_rate_limits',
  text: `UPDATE limit_counters SET count = count + 1
    FROM unnest($1::text[], $2::timestamptz[]) AS wanted (key, window_start)
    WHERE limit_counters.key = wanted.key AND limit_counters.window_start = wanted.window_start`,
};

/**
 * Counts a use against several limits if all of them allow it, otherwise against none. Returns whether the use was
 * counted. Needs a transaction, whose end releases the counters: concurrent uses of a key wait for each other, so the
 * limits are exact.
 */
export async function consumeAllRateLimits(
  tx: QueryExecutor,
  requested: readonly { limit: RateLimit; key: string }[],
  now: Date,
): Promise<boolean> {
  const keys = requested.map(({ limit, key }) => `${limit.name}:${key}`);
  const counters = [keys, requested.map(({ limit }) => windowStart(limit, now))];
  const rows = await tx.run<{ key: string; count: number }>(lockCounters, counters);
  const counted = new Map(rows.map(({ key, count }) => [key, Number(count)]));
  if (requested.some(({ limit }, index) => (counted.get(keys[index] ?? '') ?? 0) >= limit.max)) return false;
  await tx.run(countLocked, counters);
  return true;
}

const purgeWindows = {
  name: 'purge_rate_limit_windows',
  text: `DELETE FROM limit_counters WHERE window_start < $1 AND (key NOT LIKE 'day:%' OR window_start < $2)`,
};

const hourMs = 3_600_000;

/** Deletes windows that began over an hour ago; those of limits named 'day:…' stay for `retention.limitHours`. */
export async function purgeRateLimitWindows(database: Database, now: Date): Promise<void> {
  const before = [hourMs, retention.limitHours * hourMs].map((ms) => new Date(now.getTime() - ms));
  await database.run(purgeWindows, before);
}
