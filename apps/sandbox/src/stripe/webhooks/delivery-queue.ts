import { randomUUID } from 'node:crypto';
import type { SandboxDatabase } from '../../database.ts';

export interface ClaimedDelivery {
  id: string;
  topic: string;
  body: string;
  attempts: number;
  claim: string;
}

const batchSize = 8;
const maxAttempts = 20;
const longestPauseSeconds = 30;

/**
 * Claims due deliveries, oldest first and one per payment at a time. A claim lasts `leaseMs` milliseconds, so other
 * processes take over the claims of a killed process.
 */
export async function claimDeliveries(
  database: SandboxDatabase,
  leaseMs: number,
): Promise<ClaimedDelivery[]> {
  return database.query<ClaimedDelivery>(
    `UPDATE sandbox.stripe_delivery SET
       claim = $1, claimed_until = clock_timestamp() + $2::float8 * interval '1 millisecond', attempts = attempts + 1
     WHERE id IN (
       SELECT id FROM sandbox.stripe_delivery AS due
        WHERE state = 'pending' AND due_at <= clock_timestamp()
          AND (claimed_until IS NULL OR claimed_until < clock_timestamp())
          AND NOT EXISTS (
            SELECT 1 FROM sandbox.stripe_delivery AS earlier
             WHERE earlier.subject = due.subject AND earlier.rank < due.rank
               AND earlier.state = 'pending' AND earlier.due_at <= clock_timestamp())
        ORDER BY rank LIMIT ${batchSize}
        FOR UPDATE SKIP LOCKED)
     RETURNING id, topic, body, attempts, claim`,
    [randomUUID(), leaseMs],
  );
}

/** Marks a delivery as accepted by the endpoint. */
export async function markDelivered(
  database: SandboxDatabase,
  delivery: ClaimedDelivery,
  outcome: string,
): Promise<void> {
  await database.query(
    `UPDATE sandbox.stripe_delivery SET state = 'delivered', outcome = $3, delivered_at = clock_timestamp()
      WHERE id = $1 AND claim = $2`,
    [delivery.id, delivery.claim, outcome],
  );
}

/**
 * Records a failed delivery attempt. Retries are 1, 2, 4 and so on up to 30 seconds apart, and stop after 20 attempts.
 */
export async function markFailed(
  database: SandboxDatabase,
  delivery: ClaimedDelivery,
  outcome: string,
): Promise<void> {
  const pauseSeconds = Math.min(longestPauseSeconds, 2 ** (delivery.attempts - 1));
  await database.query(
    `UPDATE sandbox.stripe_delivery SET
       state = CASE WHEN attempts >= ${maxAttempts} THEN 'failed' ELSE 'pending' END,
       due_at = clock_timestamp() + $4::float8 * interval '1 second', claimed_until = NULL, outcome = $3
      WHERE id = $1 AND claim = $2`,
    [delivery.id, delivery.claim, outcome.slice(0, 200), pauseSeconds],
  );
}
