import type Stripe from 'stripe';
import { type ApiCall, epochSeconds } from '../api/call.ts';
import { enqueueDelivery } from '../webhooks/enqueue-delivery.ts';
import { newId } from './new-id.ts';
import { insertObject } from './object-store.ts';

/** The API version whose shapes the sandbox speaks: the one that the Node SDK 23.1 pins. */
export const apiVersion = '2026-10-28.endive';

/** The part of a call that an event needs; background work has no request to name. */
export type EventSource = Pick<ApiCall, 'db' | 'now'> &
  Partial<Pick<ApiCall, 'requestId' | 'idempotencyKey'>>;

/** Stores an event with a snapshot of its object and queues it for the webhook, in the caller's transaction. */
export async function recordEvent(
  source: EventSource,
  type: Stripe.Event.Type,
  object: { id: string; object: string },
  previous?: object,
): Promise<void> {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: epochSeconds(source.now),
    data: { object, ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: source.requestId ?? null, idempotency_key: source.idempotencyKey ?? null },
    type,
  } as Stripe.Event;
  await insertObject(source.db, 'event', event);
  await enqueueDelivery(source.db, event);
}
