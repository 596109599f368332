import type { WebhookDelivery, WebhookEndpoint } from '@studio/contracts/staff-webhooks';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { type EndpointKey, findEndpoint, toDeliveryDto, toEndpointDto } from './endpoint-store.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

/**
 * Returns all endpoints, oldest first, with their numbers of waiting and dropped deliveries. Test messages don't count.
 */
export async function listEndpoints(
  { database, clock }: Services,
  branchId: string,
): Promise<WebhookEndpoint[]> {
  const rows = await database.orm
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.branchId, branchId))
    .orderBy(asc(webhookEndpoints.createdAt));
  const { endpointId, state } = webhookDeliveries;
  const counts = await database.orm
    .select({ endpointId, state, count: sql<number>`count(*)::int` })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.branchId, branchId),
        ne(state, 'delivered'),
        ne(webhookDeliveries.type, 'test'),
      ),
    )
    .groupBy(endpointId, state);
  const countOf = (id: string, deliveryState: string) =>
    counts.find((each) => each.endpointId === id && each.state === deliveryState)?.count ?? 0;
  return rows.map((row) => {
    const found = { waiting: countOf(row.id, 'waiting'), dropped: countOf(row.id, 'dropped') };
    return toEndpointDto(row, found, clock.now());
  });
}

/** Returns the newest 50 deliveries to an endpoint. Throws AppError not_found. */
export async function listDeliveries({ database }: Services, key: EndpointKey): Promise<WebhookDelivery[]> {
  if (!(await findEndpoint(database, key))) throw new AppError('not_found', 'This webhook no longer exists.');
  const { branchId, endpointId, seq } = webhookDeliveries;
  const rows = await database.orm
    .select()
    .from(webhookDeliveries)
    .where(and(eq(branchId, key.branchId), eq(endpointId, key.endpointId)))
    .orderBy(desc(seq))
    .limit(50);
  return rows.map(toDeliveryDto);
}
