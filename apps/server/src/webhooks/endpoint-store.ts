import type { WebhookDelivery, WebhookEndpoint } from '@studio/contracts/staff-webhooks';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { type webhookDeliveries, webhookEndpoints } from './tables.ts';

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export interface EndpointKey {
  branchId: string;
  endpointId: string;
}

export function buildEndpointCondition({ branchId, endpointId }: EndpointKey) {
  return and(eq(webhookEndpoints.branchId, branchId), eq(webhookEndpoints.id, endpointId));
}

export async function findEndpoint(db: QueryExecutor, key: EndpointKey): Promise<EndpointRow | null> {
  const [row] = await db.orm.select().from(webhookEndpoints).where(buildEndpointCondition(key));
  return row ?? null;
}

/** Locks an endpoint until the transaction ends. Throws AppError not_found. */
export async function lockEndpoint(tx: QueryExecutor, key: EndpointKey): Promise<EndpointRow> {
  const [row] = await tx.orm.select().from(webhookEndpoints).where(buildEndpointCondition(key)).for('update');
  if (!row) throw new AppError('not_found', 'This webhook no longer exists.');
  return row;
}

/** Writes an audit entry about an endpoint. Never includes the secret. */
export async function writeEndpointAudit(
  tx: QueryExecutor,
  { branchId, endpointId }: EndpointKey,
  entry: {
    at: Date;
    actor: Actor;
    action: string;
    reason: string;
    detail?: Record<string, unknown>;
  },
): Promise<void> {
  await writeAudit(tx, [{ branchId, subject: 'webhook', subjectId: endpointId, ...entry }]);
}

export function toEndpointDto(
  row: EndpointRow,
  counts: { waiting: number; dropped: number },
  now: Date,
): WebhookEndpoint {
  const { id, name, url, events, includesClients, enabled, createdAt, oldSecretUntil } = row;
  const until = oldSecretUntil && oldSecretUntil > now ? oldSecretUntil.toISOString() : null;
  return {
    id,
    name,
    url,
    events,
    includesClients,
    enabled,
    ...counts,
    createdAt: createdAt.toISOString(),
    oldSecretUntil: until,
  };
}

export function toDeliveryDto(row: DeliveryRow): WebhookDelivery {
  const {
    id,
    messageId,
    type,
    bookingId,
    happenedAt,
    state,
    attempts,
    nextAttemptAt,
    respondedAt: answeredAt,
  } = row;
  const response = answeredAt && {
    at: answeredAt.toISOString(),
    status: row.responseStatus,
    text: row.responseText ?? '',
    milliseconds: row.responseMs ?? 0,
  };
  return {
    id,
    messageId,
    type,
    bookingId,
    state,
    attempts,
    response,
    happenedAt: happenedAt.toISOString(),
    nextAttemptAt: state === 'waiting' ? nextAttemptAt.toISOString() : null,
  };
}
