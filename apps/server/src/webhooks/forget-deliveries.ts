import type { Database, Statement } from '../platform/database.ts';

const forgetOld: Statement = {
  name: 'webhooks_forget_old',
  text: `DELETE FROM webhook_deliveries d
    WHERE (d.state <> 'waiting' AND d.happened_at < $1::timestamptz - interval '30 days')
      OR NOT EXISTS (SELECT 1 FROM webhook_endpoints e WHERE e.branch_id = d.branch_id AND e.id = d.endpoint_id)`,
};

/** Deliveries that are over are kept for 30 days; those to an endpoint that was removed are not. */
export async function forgetDeliveries(database: Database, now: Date): Promise<void> {
  await database.run(forgetOld, [now]);
}
