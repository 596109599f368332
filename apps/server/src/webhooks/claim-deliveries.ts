import type { Database, PreparedStatement } from '../platform/database/database.ts';

/** Delivery that this process has claimed. `attempts` includes this attempt. */
export interface ClaimedDelivery {
  branchId: string;
  id: string;
  attempts: number;
}

/** Maximum number of concurrent messages to one endpoint, across all processes. */
const atOnce = 20;

/**
 * Lease of a claim in seconds, longer than the response timeout. When it ends, another process can retry a delivery
 * whose process died.
 */
export const deliveryLeaseSeconds = 30;

/**
 * Claims due deliveries. Counts the attempt before sending, so that a message that crashes a process isn't retried for
 * ever. A message waits until all earlier ones to the same endpoint about the same booking are delivered or dropped.
 */
const takeDue: PreparedStatement = {
  name: 'webhooks_claim_due',
  text: `UPDATE webhook_deliveries SET leased_until = $1::timestamptz + interval '${deliveryLeaseSeconds} seconds', attempts = attempts + 1
    WHERE state = 'waiting' AND next_attempt_at <= $1 AND (leased_until IS NULL OR leased_until <= $1)
      AND (branch_id, id) IN (
        SELECT due.branch_id, due.id FROM webhook_endpoints e
        CROSS JOIN LATERAL (
          SELECT d.branch_id, d.id FROM webhook_deliveries d
          WHERE d.branch_id = e.branch_id AND d.endpoint_id = e.id AND d.state = 'waiting'
            AND d.next_attempt_at <= $1 AND (d.leased_until IS NULL OR d.leased_until <= $1)
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
    RETURNING branch_id AS "branchId", id, attempts`,
};

/** Claims due deliveries. No other process sends them until the lease ends. */
export function claimDeliveries(database: Database, now: Date): Promise<ClaimedDelivery[]> {
  return database.run<ClaimedDelivery>(takeDue, [now]);
}
