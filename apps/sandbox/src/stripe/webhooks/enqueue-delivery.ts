import type { SandboxDatabase } from '../../database.ts';
import { readFaultSettings } from '../fault-injection/fault-settings.ts';
import type { StripeEvent } from '../objects/api-objects.ts';
import { createId } from '../objects/create-id.ts';
import { getId } from '../objects/object-store.ts';

/**
 * Length in milliseconds of the intervals whose events `reorder` reverses. All events of one interval become due at the
 * same time.
 */
const reorderMs = 500;

/**
 * Queues an event for the webhook in the caller's transaction. The fault settings determine the delay, the number of
 * copies, the order, and whether the event is dropped.
 */
export async function enqueueDelivery(tx: SandboxDatabase, event: StripeEvent): Promise<void> {
  const { webhooks } = await readFaultSettings(tx);
  const isDropped =
    webhooks.drop === true || (Array.isArray(webhooks.drop) && webhooks.drop.includes(event.type));
  const body = JSON.stringify(event, null, 2);
  for (let copy = 1; copy <= Math.max(1, webhooks.copies); copy += 1) {
    await tx.query(
      `INSERT INTO sandbox.stripe_delivery (id, rank, event_id, topic, subject, body, state, due_at)
       SELECT $1, CASE WHEN $2::boolean THEN -serial ELSE serial END, $3, $4, $5, $6, $7,
              CASE WHEN $2::boolean
                THEN to_timestamp(ceil((extract(epoch FROM now()) * 1000 + $8::float8) / $9::float8) * $9::float8 / 1000)
                   ELSE now() + $8::float8 * interval '1 millisecond' END
         FROM (SELECT nextval('sandbox.stripe_delivery_seq_seq')::double precision AS serial) AS next`,
      [
        createId('del'),
        webhooks.reorder,
        event.id,
        event.type,
        getDeliveryKey(event, copy),
        body,
        isDropped ? 'dropped' : 'pending',
        webhooks.delayMs,
        reorderMs,
      ],
    );
  }
}

/**
 * Returns the key that deliveries about one payment share, so that they are sent one after the other. Each further copy
 * of an event has a separate key.
 */
function getDeliveryKey(event: StripeEvent, copy: number): string {
  const object = event.data.object as { id?: string; payment_intent?: unknown };
  const about = getId(object.payment_intent) ?? object.id ?? event.id;
  return copy === 1 ? about : `${about} copy ${copy}`;
}
