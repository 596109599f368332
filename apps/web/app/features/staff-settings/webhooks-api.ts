import { paths } from '@studio/contracts/paths';
import type {
  WebhookDeliveriesAnswer,
  WebhookDeliveryAnswer,
  WebhookSave,
  WebhookSaveAnswer,
  WebhookSecretAnswer,
  WebhooksListAnswer,
} from '@studio/contracts/staff-webhooks';
import { browserApi } from '../../lib/browser-api.ts';

export type EndpointWish = Omit<WebhookSave, 'branchId'>;

export const loadEndpoints = () => browserApi().call<WebhooksListAnswer>(paths.webhooksList, {});

export const saveEndpoint = (wish: EndpointWish) =>
  browserApi().call<WebhookSaveAnswer>(paths.webhookSave, wish);

export const renewSecret = (endpointId: string) =>
  browserApi().call<WebhookSecretAnswer>(paths.webhookSecret, { endpointId });

export const removeEndpoint = (endpointId: string) => browserApi().call(paths.webhookRemove, { endpointId });

export const sendTest = (endpointId: string) =>
  browserApi().call<WebhookDeliveryAnswer>(paths.webhookTest, { endpointId });

export const loadDeliveries = (endpointId: string) =>
  browserApi().call<WebhookDeliveriesAnswer>(paths.webhookDeliveries, { endpointId });

export const sendAgain = (deliveryId: string) =>
  browserApi().call<WebhookDeliveryAnswer>(paths.webhookRedeliver, { deliveryId });
