import { paths } from '@studio/contracts/paths';
import {
  webhookDeliveriesAnswer,
  webhookDeliveriesRequest,
  webhookDeliveryAnswer,
  webhookRedeliverRequest,
  webhookRemoveAnswer,
  webhookRemoveRequest,
  webhookSaveAnswer,
  webhookSaveRequest,
  webhookSecretAnswer,
  webhookSecretRequest,
  webhooksListAnswer,
  webhooksListRequest,
  webhookTestRequest,
} from '@studio/contracts/staff-webhooks';
import type { FastifyInstance } from 'fastify';
import { callRoute } from '../platform/call-route.ts';
import type { Services } from '../platform/services.ts';
import { staffActor } from '../platform/staff-actor.ts';
import { listDeliveries, listEndpoints } from './list-endpoints.ts';
import { removeEndpoint } from './remove-endpoint.ts';
import { rotateSecret } from './rotate-secret.ts';
import { saveEndpoint } from './save-endpoint.ts';
import { redeliver, sendTest } from './send-now.ts';

const policy = { groups: ['ADMIN'] } as const;
const ok = true as const;

/** Where bookings are told to the studio's own tools, as its owner sets it. */
export function endpointRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.webhooksList,
    policy,
    request: webhooksListRequest,
    answer: webhooksListAnswer,
    handle: async ({ branchId }) => ({ ok, endpoints: await listEndpoints(services, branchId) }),
  });
  callRoute(app, services, {
    path: paths.webhookSave,
    policy,
    request: webhookSaveRequest,
    answer: webhookSaveAnswer,
    recentLogin: true,
    handle: async (body, caller) => ({ ok, ...(await saveEndpoint(services, body, staffActor(caller))) }),
  });
  callRoute(app, services, {
    path: paths.webhookSecret,
    policy,
    request: webhookSecretRequest,
    answer: webhookSecretAnswer,
    recentLogin: true,
    handle: async ({ branchId, endpointId }, caller) => {
      const changed = await rotateSecret(services, { branchId, endpointId }, staffActor(caller));
      return { ok, secret: changed.secret, oldSecretUntil: changed.oldSecretUntil.toISOString() };
    },
  });
  callRoute(app, services, {
    path: paths.webhookRemove,
    policy,
    request: webhookRemoveRequest,
    answer: webhookRemoveAnswer,
    handle: async ({ branchId, endpointId }, caller) => {
      await removeEndpoint(services, { branchId, endpointId }, staffActor(caller));
      return { ok };
    },
  });
}

/** What became of what was told, and telling it again. */
export function deliveryRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.webhookDeliveries,
    policy,
    request: webhookDeliveriesRequest,
    answer: webhookDeliveriesAnswer,
    handle: async ({ branchId, endpointId }) => {
      return { ok, deliveries: await listDeliveries(services, { branchId, endpointId }) };
    },
  });
  callRoute(app, services, {
    path: paths.webhookTest,
    policy,
    request: webhookTestRequest,
    answer: webhookDeliveryAnswer,
    handle: async ({ branchId, endpointId }, caller) => {
      return { ok, delivery: await sendTest(services, { branchId, endpointId }, staffActor(caller)) };
    },
  });
  callRoute(app, services, {
    path: paths.webhookRedeliver,
    policy,
    request: webhookRedeliverRequest,
    answer: webhookDeliveryAnswer,
    handle: async ({ branchId, deliveryId }, caller) => {
      return { ok, delivery: await redeliver(services, { branchId, deliveryId }, staffActor(caller)) };
    },
  });
}
