import { getNextAttempt } from '@studio/domain/webhooks/retry-schedule';
import { and, eq } from 'drizzle-orm';
import { type WebhookResponse, WebhookSendError } from '../integrations/webhooks/port.ts';
import type { Services } from '../platform/services.ts';
import { buildMessageBody } from './build-message-body.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import {
  buildEndpointCondition,
  type EndpointRow,
  findEndpoint,
  writeEndpointAudit,
} from './endpoint-store.ts';
import { buildSignatureHeaders } from './message-signature.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

type Tried = { status: number | null; text: string; milliseconds: number };

/** HTTP status 410: the receiver wants no further messages. */
const goneStatus = 410;

/** Maximum length of a stored response, in characters. */
const maxStoredLength = 300;

/** Sends a claimed delivery and stores the result: delivered, waiting for a retry, or dropped. */
export async function sendDelivery(services: Services, claimed: ClaimedDelivery): Promise<void> {
  const { database, clock } = services;
  const { branchId, id, attempts } = claimed;
  const own = and(eq(webhookDeliveries.branchId, branchId), eq(webhookDeliveries.id, id));
  const [delivery] = await database.orm.select().from(webhookDeliveries).where(own);
  const endpoint = delivery && (await findEndpoint(database, { branchId, endpointId: delivery.endpointId }));
  if (!delivery || !endpoint) return;
  const body = await buildMessageBody(database, delivery, endpoint.includesClients, clock.now());
  const tried = await tryOnce(services, endpoint, delivery.messageId, body);
  const now = clock.now();
  const next = getNextAttempt(attempts, now);
  const arrived = tried.status !== null && tried.status >= 200 && tried.status < 300;
  const dropped = !arrived && (tried.status === goneStatus || next === null || delivery.type === 'test');
  await database.orm
    .update(webhookDeliveries)
    .set({
      state: arrived ? 'delivered' : dropped ? 'dropped' : 'waiting',
      ...(next ? { nextAttemptAt: next } : {}),
      leasedUntil: null,
      respondedAt: now,
      responseStatus: tried.status,
      responseText: tried.text,
      responseMs: tried.milliseconds,
    })
    // Prevents overwriting the result of a later attempt.
    .where(and(own, eq(webhookDeliveries.attempts, attempts)));
  if (tried.status === goneStatus) await disableEndpoint(services, endpoint);
}

async function tryOnce(
  { webhooks, clock }: Services,
  endpoint: EndpointRow,
  messageId: string,
  body: string,
): Promise<Tried> {
  const at = clock.now();
  const { secret, oldSecret, oldSecretUntil } = endpoint;
  const stillGood = oldSecret !== null && oldSecretUntil !== null && at < oldSecretUntil;
  const secrets = stillGood ? [secret, oldSecret] : [secret];
  const headers = {
    'user-agent': 'MilesStreet-Webhooks/1',
    ...buildSignatureHeaders({ id: messageId, at, body }, secrets),
  };
  const startedAt = performance.now();
  const response: WebhookResponse | WebhookSendError = await webhooks
    .post({ url: endpoint.url, headers, body })
    .catch((error: unknown) => {
      if (error instanceof WebhookSendError) return error;
      throw error;
    });
  const milliseconds = Math.round(performance.now() - startedAt);
  if (response instanceof WebhookSendError) return { status: null, text: response.message, milliseconds };
  // PostgreSQL can't store NUL in text.
  const text = response.text.replaceAll('\0', '').slice(0, maxStoredLength);
  return { status: response.status, text, milliseconds };
}

/** Disables an endpoint that doesn't want further messages. The audit entry names the system as actor. */
async function disableEndpoint(
  { database, clock }: Services,
  { branchId, id: endpointId }: EndpointRow,
): Promise<void> {
  const key = { branchId, endpointId };
  await database.transaction(async (tx) => {
    await tx.orm.update(webhookEndpoints).set({ enabled: false }).where(buildEndpointCondition(key));
    const reason = 'the receiver responded with 410 Gone';
    await writeEndpointAudit(tx, key, {
      at: clock.now(),
      actor: 'system',
      action: 'DISABLED',
      reason,
    });
  });
}
