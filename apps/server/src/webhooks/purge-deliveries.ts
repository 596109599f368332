import { retention } from '@studio/domain/privacy/retention';
import type { Database, PreparedStatement } from '../platform/database/database.ts';

const deleteOld: PreparedStatement = {
  name: 'webhooks_purge_old',
  text: `DELETE FROM webhook_deliveries d
    WHERE (d.state <> 'waiting' AND d.happened_at < $1::timestamptz - make_interval(days => $2::int))
      OR NOT EXISTS (SELECT 1 FROM webhook_endpoints e WHERE e.branch_id = d.branch_id AND e.id = d.endpoint_id)`,
};

/** Deletes settled deliveries after `retention.webhookDays`, and all deliveries to removed endpoints. */
export async function purgeDeliveries(database: Database, now: Date): Promise<void> {
  await database.run(deleteOld, [now, retention.webhookDays]);
}
