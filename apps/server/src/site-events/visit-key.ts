import { createHmac } from 'node:crypto';
import type { LocalDate } from '@studio/domain/time/local-date';
import { randomSecret } from '../platform/config.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database.ts';

/** What a request says of who makes it, as far as visits are told apart by it (handbook: analytics 1). */
export interface VisitFingerprint {
  branchId: string;
  day: LocalDate;
  /** The neighbourhood of its address, as a keyed hash. */
  networkHash: string;
  userAgent: string;
}

const secretOfDay: PreparedStatement = {
  name: 'site_events_secret_of_day',
  text: 'SELECT secret FROM visit_keys WHERE day = $1::date',
};

/** The first request of a day makes its key, and ends those of the days before. */
const beginDay: PreparedStatement = {
  name: 'site_events_begin_day',
  text: `WITH over AS (DELETE FROM visit_keys WHERE day < $1::date)
    INSERT INTO visit_keys (day, secret) VALUES ($1::date, $2)
    ON CONFLICT (day) DO UPDATE SET secret = visit_keys.secret
    RETURNING secret`,
};

const endDays: PreparedStatement = {
  name: 'site_events_end_days',
  text: 'DELETE FROM visit_keys WHERE day < $1::date',
};

/** The key of a day, made when it is asked for first, and deleted when the day is over. */
export async function ensureDaySecret(db: QueryExecutor, day: LocalDate): Promise<string> {
  const [known] = await db.run<{ secret: string }>(secretOfDay, [day]);
  const [row] = known ? [known] : await db.run<{ secret: string }>(beginDay, [day, randomSecret()]);
  if (!row) throw new Error(`The day ${day} has no key.`);
  return row.secret;
}

/**
 * Stands for a visit on one day: the same for the same browser on the same network. With the day's key gone, nobody can
 * tell whether two days saw the same visitor, nor who a visit was.
 */
export function computeVisitKey(
  secret: string,
  { branchId, day, networkHash, userAgent }: VisitFingerprint,
): string {
  const facts = JSON.stringify([branchId, day, networkHash, userAgent]);
  return createHmac('sha256', secret).update(facts).digest('base64url').slice(0, 22);
}

/** Deletes the keys of days that are over, also when nobody has come since. */
export async function deleteExpiredVisitKeys(db: QueryExecutor, today: LocalDate): Promise<void> {
  await db.run(endDays, [today]);
}
