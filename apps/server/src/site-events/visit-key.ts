import { createHmac } from 'node:crypto';
import type { LocalDate } from '@studio/domain/time/local-date';
import { randomSecret } from '../platform/config/config.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

/** Request properties that distinguish visits (handbook: analytics 1). */
export interface VisitFingerprint {
  branchId: string;
  day: LocalDate;
  /** Keyed hash of the caller's network. */
  networkHash: string;
  userAgent: string;
}

const secretOfDay: PreparedStatement = {
  name: 'site_events_secret_of_day',
  text: 'SELECT secret FROM visit_keys WHERE day = $1::date',
};

/** Creates the secret of a day with its first request, and deletes the secrets of earlier days. */
const startDay: PreparedStatement = {
  name: 'site_events_start_day',
  text: `WITH over AS (DELETE FROM visit_keys WHERE day < $1::date)
    INSERT INTO visit_keys (day, secret) VALUES ($1::date, $2)
    ON CONFLICT (day) DO UPDATE SET secret = visit_keys.secret
    RETURNING secret`,
};

const endDays: PreparedStatement = {
  name: 'site_events_delete_secrets',
  text: 'DELETE FROM visit_keys WHERE day < $1::date',
};

/** Returns the secret of a day, and creates it on first use. The secret is deleted when the day is over. */
export async function ensureDaySecret(db: QueryExecutor, day: LocalDate): Promise<string> {
  const [existing] = await db.run<{ secret: string }>(secretOfDay, [day]);
  const [row] = existing ? [existing] : await db.run<{ secret: string }>(startDay, [day, randomSecret()]);
  if (!row) throw new Error(`The day ${day} has no key.`);
  return row.secret;
}

/**
 * Returns the key of a visit, which is equal for requests with the same User-Agent on the same network and day. Without
 * the day's secret, no one can link visits of two days or identify a visitor.
 */
export function computeVisitKey(
  secret: string,
  { branchId, day, networkHash, userAgent }: VisitFingerprint,
): string {
  const payload = JSON.stringify([branchId, day, networkHash, userAgent]);
  return createHmac('sha256', secret).update(payload).digest('base64url').slice(0, 22);
}

/** Deletes the secrets of past days, even if there has been no visit since. */
export async function deleteExpiredVisitSecrets(db: QueryExecutor, today: LocalDate): Promise<void> {
  await db.run(endDays, [today]);
}
