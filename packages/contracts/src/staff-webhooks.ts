import { webhookEvents } from '@studio/domain/webhooks/webhook-events';
import { z } from 'zod';
import { type Envelope, withEnvelope } from './envelope.ts';
import { branchId, id } from './shared-fields.ts';
import { singleLineText } from './text-schemas.ts';

/**
 * Statuses of a delivery: waiting for its next attempt, delivered, or dropped. It is dropped after the last attempt, at
 * once when the endpoint responds 410 Gone, and at once when a test message fails.
 */
export const deliveryStates = ['waiting', 'delivered', 'dropped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const webhookEndpoint = z.object({
  id,
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** Whether the messages to the endpoint contain personal data of the booking's owner. */
  includesClients: z.boolean(),
  enabled: z.boolean(),
  createdAt: z.string(),
  /** Time until which the previous secret also signs; null when there is none. */
  oldSecretUntil: z.string().nullable(),
  waiting: z.number().int(),
  dropped: z.number().int(),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

export const webhookDelivery = z.object({
  id,
  /**
   * Value of the header `webhook-id`, which is equal in all attempts and for all endpoints that receive the message.
   */
  messageId: id,
  type: z.enum([...webhookEvents, 'test']),
  bookingId: id.nullable(),
  happenedAt: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  /** Time of the next attempt; null unless the delivery is waiting. */
  nextAttemptAt: z.string().nullable(),
  /** Result of the latest attempt; null before the first. */
  response: z
    .object({
      at: z.string(),
      /** HTTP status; null when there was no response. `text` then contains the reason. */
      status: z.number().int().nullable(),
      /** Beginning of the response body, or the reason why there was no response. */
      text: z.string(),
      milliseconds: z.number().int(),
    })
    .nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** POST /admin/webhooks/list (policy: ADMIN): returns the webhook endpoints, without their secrets. */
export const listWebhooksRequest = withEnvelope({ branchId });
export const listWebhooksResponse = z.object({ ok: z.literal(true), endpoints: z.array(webhookEndpoint) });
export type ListWebhooksResponse = z.infer<typeof listWebhooksResponse>;

/**
 * URL with http or https. The server accepts only https without a password, and in demo mode also http to its own
 * machine.
 */
const address = singleLineText()
  .check(z.url({ protocol: /^https?$/ }))
  .max(500);

/**
 * POST /admin/webhooks/save (policy: ADMIN): creates an endpoint, or changes the one named by `endpointId`. Only the
 * response to its creation contains the secret. Idempotent. Errors: bad_request, not_found.
 */
export const saveWebhookRequest = withEnvelope({
  branchId,
  endpointId: id.optional(),
  name: singleLineText().min(1).max(60),
  url: address,
  events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length),
  includesClients: z.boolean(),
  enabled: z.boolean(),
});
export type WebhookSaveInput = Omit<z.output<typeof saveWebhookRequest>, keyof Envelope>;
export const saveWebhookResponse = z.object({
  ok: z.literal(true),
  endpointId: id,
  secret: z.string().nullable(),
});
export type SaveWebhookResponse = z.infer<typeof saveWebhookResponse>;

/**
 * POST /admin/webhooks/secret (policy: ADMIN): creates a new secret; the old one also signs for 24 hours. Errors:
 * not_found.
 */
export const rotateWebhookSecretRequest = withEnvelope({ branchId, endpointId: id });
export const rotateWebhookSecretResponse = z.object({
  ok: z.literal(true),
  secret: z.string(),
  oldSecretUntil: z.string(),
});
export type RotateWebhookSecretResponse = z.infer<typeof rotateWebhookSecretResponse>;

/** POST /admin/webhooks/remove (policy: ADMIN): removes an endpoint and its deliveries. Errors: not_found. */
export const removeWebhookRequest = withEnvelope({ branchId, endpointId: id });
export const removeWebhookResponse = z.object({ ok: z.literal(true) });

/**
 * POST /admin/webhooks/deliveries (policy: ADMIN): returns the newest 50 deliveries to an endpoint. Errors: not_found.
 */
export const listWebhookDeliveriesRequest = withEnvelope({ branchId, endpointId: id });
export const listWebhookDeliveriesResponse = z.object({
  ok: z.literal(true),
  deliveries: z.array(webhookDelivery),
});
export type ListWebhookDeliveriesResponse = z.infer<typeof listWebhookDeliveriesResponse>;

/**
 * POST /admin/webhooks/test and /admin/webhooks/redeliver (policy: ADMIN): sends a message of type `test`, or an
 * earlier message again, at once, and returns the result. Idempotent. Errors: not_found.
 */
export const testWebhookRequest = withEnvelope({ branchId, endpointId: id });
export const redeliverWebhookRequest = withEnvelope({ branchId, deliveryId: id });
export const webhookDeliveryResponse = z.object({ ok: z.literal(true), delivery: webhookDelivery });
export type WebhookDeliveryResponse = z.infer<typeof webhookDeliveryResponse>;
