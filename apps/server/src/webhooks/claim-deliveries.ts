import type { Database, PreparedStatement } from '../platform/database.ts';

/** A delivery that this process sends now. `tries` counts this one. */
export interface ClaimedDelivery {
  branchId: string;
  id: string;
  tries: number;
}

/** How many messages are on their way to one endpoint at a time, by all processes together. */
const atOnce = 20;

/** How long a claim lasts, in seconds: longer than any answer is waited for. What a process died over is tried again then. */
export const leaseSeconds = 30;

/**
 * Counts the try before it is made, so that what ends a process is not tried for ever. A message waits until every earlier
 * one about the same booking has arrived or was given up.
 */
const takeDue: PreparedStatement = {
  name: 'webhooks_claim_due',
  text: `UPDATE webhook_deliveries SET leased_until = $1::timestamptz + interval '${leaseSeconds} seconds', tries = tries + 1
    WHERE state = 'waiting' AND next_try_at <= $1 AND (leased_until IS NULL OR leased_until <= $1)
      AND (branch_id, id) IN (
        SELECT due.branch_id, due.id FROM webhook_endpoints e
        CROSS JOIN LATERAL (
          SELECT d.branch_id, d.id FROM webhook_deliveries d
          WHERE d.branch_id = e.branch_id AND d.endpoint_id = e.id AND d.state = 'waiting'
            AND d.next_try_at <= $1 AND (d.leased_until IS NULL OR d.leased_until <= $1)
            AND NOT EXISTS (
              SELECT 1 FROM webhook_deliveries earlier
              WHERE earlier.branch_id = d.branch_id AND earlier.endpoint_id = d.endpoint_id
                AND earlier.booking_id = d.booking_id AND earlier.state = 'waiting' AND earlier.seq < d.seq)
          ORDER BY d.seq
          LIMIT greatest(0, ${atOnce} - (
            SELECT count(*) FROM webhook_deliveries under_way
            WHERE under_way.branch_id = e.branch_id AND under_way.endpoint_id = e.id
              AND under_way.state = 'waiting' AND under_way.leased_until > $1))
          FOR UPDATE SKIP LOCKED
        ) due
        WHERE e.enabled)
    RETURNING branch_id AS "branchId", id, tries`,
};

/** Takes what is due; nobody else sends it until the claim is over. */
export function claimDeliveries(database: Database, now: Date): Promise<ClaimedDelivery[]> {
  return database.run<ClaimedDelivery>(takeDue, [now]);
}
