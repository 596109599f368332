import { oldSecretValidHours } from '@studio/domain/webhooks/retry-schedule';
import type { Services } from '../platform/services.ts';
import {
  buildEndpointCondition,
  type EndpointKey,
  lockEndpoint,
  writeEndpointAudit,
} from './endpoint-store.ts';
import { createSigningSecret } from './message-signature.ts';
import { webhookEndpoints } from './tables.ts';

/**
 * Replaces an endpoint's secret. Messages are also signed with the old secret for `oldSecretValidHours`. Throws
 * AppError not_found.
 */
export async function rotateSecret(
  { database, clock }: Services,
  key: EndpointKey,
  actor: `staff:${string}`,
): Promise<{ secret: string; oldSecretUntil: Date }> {
  const at = clock.now();
  const oldSecretUntil = new Date(at.getTime() + oldSecretValidHours * 3_600_000);
  const secret = createSigningSecret();
  await database.transaction(async (tx) => {
    const { secret: oldSecret } = await lockEndpoint(tx, key);
    await tx.orm
      .update(webhookEndpoints)
      .set({ secret, oldSecret, oldSecretUntil })
      .where(buildEndpointCondition(key));
    await writeEndpointAudit(tx, key, {
      at,
      actor,
      action: 'SECRET_CHANGED',
      reason: 'new webhook secret',
    });
  });
  return { secret, oldSecretUntil };
}
