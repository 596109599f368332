import type Stripe from 'stripe';
import { type ApiCall, toEpochSeconds } from '../api/api-call.ts';
import { enqueueDelivery } from '../webhooks/enqueue-delivery.ts';
import type { EventObject, EventType, StripeEvent } from './api-objects.ts';
import { createId } from './create-id.ts';
import { insertObject } from './object-store.ts';

/** API version of the sandbox, the same as the one that the SDK pins and has types for. */
export const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive';

/** Part of a call that recording an event needs, also in background jobs, which have no request. */
export type EventContext = Pick<ApiCall, 'db' | 'now'> &
  Partial<Pick<ApiCall, 'requestId' | 'idempotencyKey'>>;

/** Stores an event with a snapshot of its object and queues it for the webhook, in the caller's transaction. */
export async function recordEvent<Type extends EventType>(
  source: EventContext,
  type: Type,
  object: EventObject<Type>,
  previous?: Partial<EventObject<Type>>,
): Promise<void> {
  const event: StripeEvent = {
    id: createId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: toEpochSeconds(source.now),
    data: { object, ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: source.requestId ?? null, idempotency_key: source.idempotencyKey ?? null },
    type,
  };
  await insertObject(source.db, 'event', event);
  await enqueueDelivery(source.db, event);
}
