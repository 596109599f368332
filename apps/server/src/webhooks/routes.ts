import { paths } from '@studio/contracts/paths';
import {
  listWebhookDeliveriesRequest,
  listWebhookDeliveriesResponse,
  listWebhooksRequest,
  listWebhooksResponse,
  redeliverWebhookRequest,
  removeWebhookRequest,
  removeWebhookResponse,
  rotateWebhookSecretRequest,
  rotateWebhookSecretResponse,
  saveWebhookRequest,
  saveWebhookResponse,
  testWebhookRequest,
  webhookDeliveryResponse,
} from '@studio/contracts/staff-webhooks';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../platform/http/api-route.ts';
import { getStaffActor } from '../platform/http/get-staff-actor.ts';
import type { Services } from '../platform/services.ts';
import { listDeliveries, listEndpoints } from './list-endpoints.ts';
import { removeEndpoint } from './remove-endpoint.ts';
import { rotateSecret } from './rotate-secret.ts';
import { saveEndpoint } from './save-endpoint.ts';
import { redeliverWebhook, sendTestWebhook } from './send-test-webhook.ts';

/** Only owners may make these calls (handbook: roles 6). */
const policy = { groups: ['ADMIN'] } as const;
const ok = true as const;

/** Registers the owner's routes of webhook endpoints. */
export function registerWebhookEndpointRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.webhooksList,
    policy,
    request: listWebhooksRequest,
    response: listWebhooksResponse,
    handle: async ({ branchId }) => ({ ok, endpoints: await listEndpoints(services, branchId) }),
  });
  registerApiRoute(app, services, {
    path: paths.webhookSave,
    policy,
    request: saveWebhookRequest,
    response: saveWebhookResponse,
    recentLogin: true,
    handle: async (body, caller) => ({ ok, ...(await saveEndpoint(services, body, getStaffActor(caller))) }),
  });
  registerApiRoute(app, services, {
    path: paths.webhookSecret,
    policy,
    request: rotateWebhookSecretRequest,
    response: rotateWebhookSecretResponse,
    recentLogin: true,
    handle: async ({ branchId, endpointId }, caller) => {
      const changed = await rotateSecret(services, { branchId, endpointId }, getStaffActor(caller));
      return { ok, secret: changed.secret, oldSecretUntil: changed.oldSecretUntil.toISOString() };
    },
  });
  registerApiRoute(app, services, {
    path: paths.webhookRemove,
    policy,
    request: removeWebhookRequest,
    response: removeWebhookResponse,
    handle: async ({ branchId, endpointId }, caller) => {
      await removeEndpoint(services, { branchId, endpointId }, getStaffActor(caller));
      return { ok };
    },
  });
}

/** Registers the owner's routes that list, test and repeat deliveries. */
export function registerWebhookDeliveryRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.webhookDeliveries,
    policy,
    request: listWebhookDeliveriesRequest,
    response: listWebhookDeliveriesResponse,
    handle: async ({ branchId, endpointId }) => {
      return { ok, deliveries: await listDeliveries(services, { branchId, endpointId }) };
    },
  });
  registerApiRoute(app, services, {
    path: paths.webhookTest,
    policy,
    request: testWebhookRequest,
    response: webhookDeliveryResponse,
    handle: async ({ branchId, endpointId }, caller) => {
      return {
        ok,
        delivery: await sendTestWebhook(services, { branchId, endpointId }, getStaffActor(caller)),
      };
    },
  });
  registerApiRoute(app, services, {
    path: paths.webhookRedeliver,
    policy,
    request: redeliverWebhookRequest,
    response: webhookDeliveryResponse,
    handle: async ({ branchId, deliveryId }, caller) => {
      return {
        ok,
        delivery: await redeliverWebhook(services, { branchId, deliveryId }, getStaffActor(caller)),
      };
    },
  });
}
