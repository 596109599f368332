import { randomUUID } from 'node:crypto';
import type { WebhookDelivery } from '@studio/contracts/staff-webhooks';
import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { StaffActor } from '../platform/audit.ts';
import type { Services } from '../platform/services.ts';
import { deliveryLeaseSeconds } from './claim-deliveries.ts';
import {
  type DeliveryRow,
  type EndpointKey,
  lockEndpoint,
  toDeliveryDto,
  writeEndpointAudit,
} from './endpoint-store.ts';
import { sendDelivery } from './send-delivery.ts';
import { webhookDeliveries } from './tables.ts';

/** Sends a `test` message now and returns the result. Throws AppError not_found. */
export async function sendTestWebhook(
  services: Services,
  key: EndpointKey,
  actor: StaffActor,
): Promise<WebhookDelivery> {
  const { database } = services;
  const now = services.clock.now();
  const delivery = await database.transaction(async (tx) => {
    await lockEndpoint(tx, key);
    const fields = { ...key, id: randomUUID(), messageId: randomUUID(), type: 'test' as const };
    const times = { happenedAt: now, nextAttemptAt: now, leasedUntil: leasedFrom(now) };
    const made = await tx.orm
      .insert(webhookDeliveries)
      .values({ ...fields, ...times, attempts: 1 })
      .returning();
    await writeEndpointAudit(tx, key, { at: now, actor, action: 'TESTED', reason: 'test message sent' });
    return made[0];
  });
  return sendAndReload(services, delivery);
}

/** Sends a message again now, whatever its status, and returns the result. Throws AppError not_found. */
export async function redeliverWebhook(
  services: Services,
  { branchId, deliveryId }: { branchId: string; deliveryId: string },
  actor: StaffActor,
): Promise<WebhookDelivery> {
  const { database } = services;
  const now = services.clock.now();
  const delivery = await database.transaction(async (tx) => {
    const own = and(eq(webhookDeliveries.branchId, branchId), eq(webhookDeliveries.id, deliveryId));
    const retry = {
      state: 'waiting',
      attempts: sql`attempts + 1`,
      leasedUntil: leasedFrom(now),
      nextAttemptAt: now,
    } as const;
    const [row] = await tx.orm.update(webhookDeliveries).set(retry).where(own).returning();
    if (!row) throw new AppError('not_found', 'We no longer have this event, so we can’t send it again.');
    const detail = { deliveryId, messageId: row.messageId };
    const done = { at: now, actor, action: 'RESENT', reason: 'event sent again', detail };
    await writeEndpointAudit(tx, { branchId, endpointId: row.endpointId }, done);
    return row;
  });
  return sendAndReload(services, delivery);
}

const leasedFrom = (now: Date) => new Date(now.getTime() + deliveryLeaseSeconds * 1000);

async function sendAndReload(
  services: Services,
  delivery: DeliveryRow | undefined,
): Promise<WebhookDelivery> {
  if (!delivery) throw new AppError('not_found');
  await sendDelivery(services, delivery);
  const own = and(eq(webhookDeliveries.branchId, delivery.branchId), eq(webhookDeliveries.id, delivery.id));
  const [row] = await services.database.orm.select().from(webhookDeliveries).where(own);
  return toDeliveryDto(row ?? delivery);
}
