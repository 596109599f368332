import { webhookEvents } from '@studio/domain/webhooks/webhook-events';
import { z } from 'zod';
import { type Envelope, withEnvelope } from './envelope.ts';
import { branchId, id } from './fields.ts';
import { singleLineText } from './text.ts';

/** What became of a delivery: it waits for its next try, has arrived, or was given up. */
export const deliveryStates = ['waiting', 'delivered', 'dropped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const webhookEndpoint = z.object({
  id,
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** Whether its messages say whose booking it is. */
  withPeople: z.boolean(),
  enabled: z.boolean(),
  createdAt: z.string(),
  /** Until when the secret before this one signs, too; null when there is none. */
  oldSecretUntil: z.string().nullable(),
  waiting: z.number().int(),
  dropped: z.number().int(),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

export const webhookDelivery = z.object({
  id,
  /** `webhook-id`: the same for every try, and for every endpoint that is told of the same change. */
  messageId: id,
  type: z.enum([...webhookEvents, 'test']),
  bookingId: id.nullable(),
  happenedAt: z.string(),
  state: z.enum(deliveryStates),
  tries: z.number().int(),
  /** When it is tried next; null unless it waits. */
  nextTryAt: z.string().nullable(),
  /** What the newest try came to; null before the first. */
  answer: z
    .object({
      at: z.string(),
      /** Null when there was no answer: `text` then says why. */
      status: z.number().int().nullable(),
      /** The beginning of the answer's body, or why there was none. */
      text: z.string(),
      milliseconds: z.number().int(),
    })
    .nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** POST /admin/webhooks/list (policy: ADMIN): the endpoints that are told of bookings. Secrets are not in it. */
export const webhooksListRequest = withEnvelope({ branchId });
export const webhooksListResponse = z.object({ ok: z.literal(true), endpoints: z.array(webhookEndpoint) });
export type WebhooksListResponse = z.infer<typeof webhooksListResponse>;

/** An address over TLS, without a password in it; in demo mode also http on this machine. */
const address = singleLineText()
  .check(z.url({ protocol: /^https?$/ }))
  .max(500);

/**
 * POST /admin/webhooks/save (policy: ADMIN): a new endpoint, or with `endpointId` changes to one. A new one is answered
 * with its secret, which is never shown again. Refusals: bad_request, not_found.
 */
export const webhookSaveRequest = withEnvelope({
  branchId,
  endpointId: id.optional(),
  name: singleLineText().min(1).max(60),
  url: address,
  events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length),
  withPeople: z.boolean(),
  enabled: z.boolean(),
});
export type WebhookSaveInput = Omit<z.output<typeof webhookSaveRequest>, keyof Envelope>;
export const webhookSaveResponse = z.object({
  ok: z.literal(true),
  endpointId: id,
  secret: z.string().nullable(),
});
export type WebhookSaveResponse = z.infer<typeof webhookSaveResponse>;

/** POST /admin/webhooks/secret (policy: ADMIN): a new secret; the old one signs beside it for 24 hours. Refusals: not_found. */
export const webhookSecretRequest = withEnvelope({ branchId, endpointId: id });
export const webhookSecretResponse = z.object({
  ok: z.literal(true),
  secret: z.string(),
  oldSecretUntil: z.string(),
});
export type WebhookSecretResponse = z.infer<typeof webhookSecretResponse>;

/** POST /admin/webhooks/remove (policy: ADMIN): nothing more goes there, and what waited for it is forgotten. Refusals: not_found. */
export const webhookRemoveRequest = withEnvelope({ branchId, endpointId: id });
export const webhookRemoveResponse = z.object({ ok: z.literal(true) });

/** POST /admin/webhooks/deliveries (policy: ADMIN): the newest 50 deliveries to an endpoint. Refusals: not_found. */
export const webhookDeliveriesRequest = withEnvelope({ branchId, endpointId: id });
export const webhookDeliveriesResponse = z.object({
  ok: z.literal(true),
  deliveries: z.array(webhookDelivery),
});
export type WebhookDeliveriesResponse = z.infer<typeof webhookDeliveriesResponse>;

/**
 * POST /admin/webhooks/test and /admin/webhooks/redeliver (policy: ADMIN): sends a message of the type `test`, or one that
 * was sent before, at once, and answers with what came of it. Refusals: not_found.
 */
export const webhookTestRequest = withEnvelope({ branchId, endpointId: id });
export const webhookRedeliverRequest = withEnvelope({ branchId, deliveryId: id });
export const webhookDeliveryResponse = z.object({ ok: z.literal(true), delivery: webhookDelivery });
export type WebhookDeliveryResponse = z.infer<typeof webhookDeliveryResponse>;
