import type { Database, PreparedStatement } from '../platform/database/database.ts';
import { emailCauses, unsentEmailsCounter } from '../platform/emails/email-causes.ts';

/** Gauge that is read from the database. `kind` is the value of its label. */
export interface StudioMetric {
  name: string;
  kind: string;
  value: number;
}

const unsentKeys = emailCauses.map((cause) => `'${unsentEmailsCounter.name}:${cause}'`).join(', ');

/**
 * Parts of the query. Each part reads an index or a few rows, whatever the amount of data. None contains personal data.
 */
const parts = [
  `SELECT 'holds_live' AS name, '' AS kind, count(*)::float8 AS value FROM holds WHERE status = 'LIVE' AND expires_at > $1`,
  `SELECT 'changes_recent', subject || ':' || action, count(*)::float8 FROM audit
    WHERE at > $1::timestamptz - interval '5 minutes' AND subject IN ('booking', 'hold', 'payment', 'refund', 'purchase')
    GROUP BY subject, action`,
  `SELECT 'payments_open', '', count(*)::float8 FROM payments WHERE status = 'OPEN'`,
  `SELECT 'refunds_failed', '', count(*)::float8 FROM refunds r WHERE status = 'FAILED' AND NOT EXISTS (
    SELECT 1 FROM refunds d WHERE d.branch_id = r.branch_id AND d.payment_id = r.payment_id AND d.status = 'DISPUTED')`,
  `SELECT 'refunds_due', '', count(*)::float8 FROM refunds WHERE status IN ('DUE', 'PENDING')`,
  `SELECT 'emails_waiting', CASE WHEN attempts = 0 THEN 'fresh' ELSE 'failed' END, count(*)::float8 FROM outbox
    WHERE sent_at IS NULL AND drop_reason IS NULL GROUP BY 2`,
  `SELECT 'emails_oldest_seconds', '', coalesce(extract(epoch FROM $1::timestamptz - min(created_at)), 0)::float8 FROM outbox
    WHERE sent_at IS NULL AND drop_reason IS NULL`,
  `SELECT 'emails_over_budget', split_part(key, ':', 3), sum(count)::float8 FROM limit_counters
    WHERE key = ANY (ARRAY[${unsentKeys}]) AND window_start > $1::timestamptz - interval '1 day' GROUP BY 2`,
  `SELECT 'webhooks_waiting', CASE WHEN attempts = 0 THEN 'fresh' ELSE 'failed' END, count(*)::float8
    FROM webhook_deliveries WHERE state = 'waiting' GROUP BY 2`,
  `SELECT 'webhooks_dropped', '', count(*)::float8 FROM webhook_deliveries WHERE state = 'dropped' AND type <> 'test'`,
  `SELECT 'database_waiting', wait_event_type, count(*)::float8 FROM pg_stat_activity
    WHERE datname = current_database() AND state = 'active' AND wait_event_type IS NOT NULL GROUP BY 2`,
];

const stateNow: PreparedStatement = { name: 'metrics_studio_state', text: parts.join('\nUNION ALL\n') };

export function readStudioMetrics(database: Database, now: Date): Promise<StudioMetric[]> {
  return database.run<StudioMetric>(stateNow, [now]);
}
