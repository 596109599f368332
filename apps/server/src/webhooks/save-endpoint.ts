import { randomUUID } from 'node:crypto';
import type { WebhookSaveInput } from '@studio/contracts/staff-webhooks';
import { maxWebhookEndpoints } from '@studio/domain/webhooks/webhook-events';
import { eq, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { auditEndpoint, lockEndpoint, matchesEndpoint } from './endpoint-store.ts';
import { createSecret } from './sign-message.ts';
import { webhookEndpoints } from './tables.ts';

type StaffId = `staff:${string}`;
type Saved = { endpointId: string; secret: string | null };

/**
 * Creates or updates an endpoint. Returns the secret only for a new one. Throws AppError not_found, and bad_request for
 * a URL that isn't allowed or when the maximum number of endpoints exists.
 */
export async function saveEndpoint(
  services: Services,
  wish: WebhookSaveInput,
  actor: StaffId,
): Promise<Saved> {
  const refusal = services.webhooks.refusal(wish.url);
  if (refusal) throw new AppError('bad_request', refusal, { field: 'url' });
  const at = services.clock.now();
  return services.database.transaction((tx) =>
    wish.endpointId
      ? change(tx, { ...wish, endpointId: wish.endpointId }, actor, at)
      : make(tx, wish, actor, at),
  );
}

const countOfBranch = sql<number>`count(*)::int`;

async function make(tx: QueryExecutor, wish: WebhookSaveInput, actor: StaffId, at: Date): Promise<Saved> {
  const { branchId } = wish;
  const [found] = await tx.orm
    .select({ count: countOfBranch })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.branchId, branchId));
  if ((found?.count ?? 0) >= maxWebhookEndpoints)
    throw new AppError('bad_request', `There are ${maxWebhookEndpoints} already. Remove one first.`);
  const endpointId = randomUUID();
  const secret = createSecret();
  await tx.orm
    .insert(webhookEndpoints)
    .values({ ...settings(wish), branchId, id: endpointId, secret, createdAt: at });
  const done = { at, actor, action: 'CREATED', why: 'webhook created', detail: settings(wish) };
  await auditEndpoint(tx, { branchId, endpointId }, done);
  return { endpointId, secret };
}

async function change(
  tx: QueryExecutor,
  wish: WebhookSaveInput & { endpointId: string },
  actor: StaffId,
  at: Date,
): Promise<Saved> {
  const from = settings(await lockEndpoint(tx, wish));
  const to = settings(wish);
  await tx.orm.update(webhookEndpoints).set(to).where(matchesEndpoint(wish));
  await auditEndpoint(tx, wish, {
    at,
    actor,
    action: 'CHANGED',
    why: 'webhook changed',
    detail: { from, to },
  });
  return { endpointId: wish.endpointId, secret: null };
}

function settings({
  name,
  url,
  events,
  withPeople,
  enabled,
}: Omit<WebhookSaveInput, 'branchId' | 'endpointId'>) {
  return { name, url, events, withPeople, enabled };
}
