import { and, eq } from 'drizzle-orm';
import type { Services } from '../platform/services.ts';
import {
  buildEndpointCondition,
  type EndpointKey,
  lockEndpoint,
  writeEndpointAudit,
} from './endpoint-store.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

/** Removes an endpoint and its deliveries. Throws AppError not_found. */
export async function removeEndpoint(
  { database, clock }: Services,
  key: EndpointKey,
  actor: `staff:${string}`,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { name, url } = await lockEndpoint(tx, key);
    await tx.orm.delete(webhookEndpoints).where(buildEndpointCondition(key));
    const { branchId, endpointId } = webhookDeliveries;
    const own = and(eq(branchId, key.branchId), eq(endpointId, key.endpointId));
    await tx.orm.delete(webhookDeliveries).where(own);
    const done = {
      at: clock.now(),
      actor,
      action: 'REMOVED',
      reason: 'webhook removed',
      detail: { name, url },
    };
    await writeEndpointAudit(tx, key, done);
  });
}
