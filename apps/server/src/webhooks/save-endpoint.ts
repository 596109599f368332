import { randomUUID } from 'node:crypto';
import type { WebhookSaveInput } from '@studio/contracts/staff-webhooks';
import { maxWebhookEndpoints } from '@studio/domain/webhooks/webhook-events';
import { eq, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { StaffActor } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { buildEndpointCondition, lockEndpoint, writeEndpointAudit } from './endpoint-store.ts';
import { createSigningSecret } from './message-signature.ts';
import { webhookEndpoints } from './tables.ts';

type Saved = { endpointId: string; secret: string | null };

/**
 * Creates or updates an endpoint. Returns the secret only for a new one. Throws AppError not_found, and bad_request for
 * a URL that isn't allowed or when the maximum number of endpoints exists.
 */
export async function saveEndpoint(
  services: Services,
  input: WebhookSaveInput,
  actor: StaffActor,
): Promise<Saved> {
  const urlError = services.webhooks.getUrlError(input.url);
  if (urlError) throw new AppError('bad_request', urlError, { field: 'url' });
  const at = services.clock.now();
  return services.database.transaction((tx) =>
    input.endpointId
      ? change(tx, { ...input, endpointId: input.endpointId }, actor, at)
      : make(tx, input, actor, at),
  );
}

const countOfBranch = sql<number>`count(*)::int`;

async function make(tx: QueryExecutor, input: WebhookSaveInput, actor: StaffActor, at: Date): Promise<Saved> {
  const { branchId } = input;
  const [found] = await tx.orm
    .select({ count: countOfBranch })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.branchId, branchId));
  if ((found?.count ?? 0) >= maxWebhookEndpoints)
    throw new AppError(
      'bad_request',
      `You can have up to ${maxWebhookEndpoints} webhooks. Remove one first.`,
    );
  const endpointId = randomUUID();
  const secret = createSigningSecret();
  await tx.orm
    .insert(webhookEndpoints)
    .values({ ...settings(input), branchId, id: endpointId, secret, createdAt: at });
  const done = { at, actor, action: 'CREATED', reason: 'webhook created', detail: settings(input) };
  await writeEndpointAudit(tx, { branchId, endpointId }, done);
  return { endpointId, secret };
}

async function change(
  tx: QueryExecutor,
  input: WebhookSaveInput & { endpointId: string },
  actor: StaffActor,
  at: Date,
): Promise<Saved> {
  const from = settings(await lockEndpoint(tx, input));
  const to = settings(input);
  await tx.orm.update(webhookEndpoints).set(to).where(buildEndpointCondition(input));
  await writeEndpointAudit(tx, input, {
    at,
    actor,
    action: 'CHANGED',
    reason: 'webhook changed',
    detail: { from, to },
  });
  return { endpointId: input.endpointId, secret: null };
}

function settings({
  name,
  url,
  events,
  includesClients,
  enabled,
}: Omit<WebhookSaveInput, 'branchId' | 'endpointId'>) {
  return { name, url, events, includesClients, enabled };
}
