import { maxLiveHolds, maxRepeatedHolds } from '@studio/domain/bookings/hold';
import { retention } from '@studio/domain/privacy/retention';
import { AppError } from './app-error.ts';
import type { Database, PreparedStatement, QueryExecutor } from './database.ts';

/** At most `max` calls of a kind in a window, for one key. */
export interface RateLimit {
  name: string;
  max: number;
  windowSeconds: number;
}

/** A limit of the open forms: above `proofAbove` calls in the window a sender has to show some work. */
export interface FormRateLimit extends RateLimit {
  proofAbove: number;
}

/**
 * Limits per browser and per network address, as they are unless a setting says otherwise (limit-settings.ts). Counted in the
 * database: several processes share them. Reads are not counted, since counting would turn every read into a write.
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
  /** Emails to one mailbox that a caller caused who has not proven it (email-budget.ts) (handbook: emails 1). */
  emailsToUnproven: { name: 'email:unproven', max: 5, windowSeconds: 3600 },
  emailsToUnprovenDay: { name: 'day:email:unproven', max: 10, windowSeconds: 86_400 },
  /** Emails to one mailbox for each other cause. */
  emailsPerRecipient: { name: 'email:recipient', max: 30, windowSeconds: 3600 },
  emailsPerRecipientDay: { name: 'day:email:recipient', max: 100, windowSeconds: 86_400 },
  /** Notices to the studio's own address. */
  emailsToStudio: { name: 'email:studio', max: 120, windowSeconds: 3600 },
  emailsToStudioDay: { name: 'day:email:studio', max: 500, windowSeconds: 86_400 },
  toursPerAddress: { name: 'day:tour:address', max: 5, windowSeconds: 86_400 },
  toursPerNetwork: { name: 'day:tour:network', max: 20, windowSeconds: 86_400 },
  /** Booked by a member, or by guests of one network address, for nothing: no payment keeps a machine from it. */
  freePlaces: { name: 'day:free-places', max: 12, windowSeconds: 86_400 },
  /** By visitors; the team is not counted. Each move is an email to the visitor and one to the studio. */
  movesPerTour: { name: 'day:tour:moves', max: 10, windowSeconds: 86_400 },
  chatPerClient: { name: 'chat:client', max: 20, windowSeconds: 60 },
  chatPerClientHour: { name: 'chat:client-hour', max: 120, windowSeconds: 3600 },
  chatPerAddress: { name: 'chat:address', max: 60, windowSeconds: 60 },
  chatPerAddressHour: { name: 'chat:address-hour', max: 400, windowSeconds: 3600 },
  chatPerNetwork: { name: 'chat:network', max: 1200, windowSeconds: 3600 },
  /** Of the studio as a whole: mails about who waits. */
  chatNotices: { name: 'chat:notice', max: 30, windowSeconds: 3600 },
  eventsPerAddress: { name: 'event:address', max: 240, windowSeconds: 60 },
} satisfies Record<string, RateLimit | FormRateLimit>;

/** What may be held at once; likewise. Networks are shared by households, offices and the studio itself. */
export const defaultCaps = {
  /** Classes in which one browser holds places. */
  holdsAtOnce: maxLiveHolds,
  /** Holds of one class by one browser within an hour, after which it pauses. */
  holdsOfOneClass: maxRepeatedHolds,
  /** Places that one network address holds in one class (handbook: holds 5). */
  placesPerAddressAndClass: 12,
  /** Places that it holds in all classes together. */
  placesPerAddress: 40,
  /** Tour slots that one network address holds … */
  tourHoldsPerAddress: 3,
  /** … and its neighbourhood. */
  tourHoldsPerNetwork: 12,
  /** Waiting list entries of one network address for one class (handbook: waiting-list 6). */
  waitingPerAddressAndClass: 8,
  /** Its entries for all classes together. */
  waitingPerAddress: 30,
};

/** The limits that calls are counted against. */
export type RateLimitName = keyof typeof defaultRateLimits;

/** All limits of a process, as it was set up. */
export type RateLimits = typeof defaultRateLimits & typeof defaultCaps;

/** A proof of work counts once; that is no matter of settings. */
export const proofOfWorkUses: RateLimit = { name: 'proof', max: 1, windowSeconds: 60 };

const countCall = {
  name: 'count_call',
  text: `INSERT INTO limit_counters (key, window_start, count) VALUES ($1, $2, 1)
         ON CONFLICT (key, window_start) DO UPDATE SET count = limit_counters.count + 1
         RETURNING count`,
};

/**
 * Counts a call before it is judged, so that parallel calls cannot slip through; refuses with `rate_limited`. Answers
 * how many there have been in this window.
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

/** Counts a use before it is judged, and tells whether it is within the limit. */
export async function isWithinRateLimit(
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

/** Locks counters, in one order everywhere, and returns what they have counted. */
const lockCounters: PreparedStatement = {
  name: 'lock_counters',
  text: `INSERT INTO limit_counters (key, window_start, count)
    SELECT key, window_start, 0 FROM unnest($1::text[], $2::timestamptz[]) AS wanted (key, window_start)
    ORDER BY key
    ON CONFLICT (key, window_start) DO UPDATE SET count = limit_counters.count
    RETURNING key, count`,
};

const countLocked: PreparedStatement = {
  name: 'count_locked',
  text: `UPDATE limit_counters SET count = count + 1
    FROM unnest($1::text[], $2::timestamptz[]) AS wanted (key, window_start)
    WHERE limit_counters.key = wanted.key AND limit_counters.window_start = wanted.window_start`,
};

/**
 * Counts a use against several limits when it is within each of them, else against none. Needs a transaction, whose
 * end releases the counters: concurrent uses of one key wait for each other, so that the limits hold exactly.
 */
export async function consumeAllRateLimits(
  tx: QueryExecutor,
  wanted: readonly { limit: RateLimit; key: string }[],
  now: Date,
): Promise<boolean> {
  const keys = wanted.map(({ limit, key }) => `${limit.name}:${key}`);
  const counters = [keys, wanted.map(({ limit }) => windowStart(limit, now))];
  const rows = await tx.run<{ key: string; count: number }>(lockCounters, counters);
  const counted = new Map(rows.map(({ key, count }) => [key, Number(count)]));
  if (wanted.some(({ limit }, index) => (counted.get(keys[index] ?? '') ?? 0) >= limit.max)) return false;
  await tx.run(countLocked, counters);
  return true;
}

const forgetWindows = {
  name: 'forget_windows',
  text: `DELETE FROM limit_counters WHERE window_start < $1 AND (key NOT LIKE 'day:%' OR window_start < $2)`,
};

const hourMs = 3_600_000;

/** Forgets windows of more than an hour ago, and of more than a day ago those of the limits named 'day:…'. */
export async function purgeRateLimitWindows(database: Database, now: Date): Promise<void> {
  const before = [hourMs, retention.limitHours * hourMs].map((ms) => new Date(now.getTime() - ms));
  await database.run(forgetWindows, before);
}
