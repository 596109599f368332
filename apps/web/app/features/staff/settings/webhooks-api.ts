import { paths } from '@studio/contracts/paths';
import type {
  WebhookDeliveriesResponse,
  WebhookDeliveryResponse,
  WebhookSaveInput,
  WebhookSaveResponse,
  WebhookSecretResponse,
  WebhooksListResponse,
} from '@studio/contracts/staff-webhooks';
import { browserApi } from '../../../lib/api/browser-api.ts';

export type EndpointInput = Omit<WebhookSaveInput, 'branchId'>;

export const loadEndpoints = () => browserApi().call<WebhooksListResponse>(paths.webhooksList, {});

export const saveEndpoint = (input: EndpointInput) =>
  browserApi().call<WebhookSaveResponse>(paths.webhookSave, input);

export const rotateSecret = (endpointId: string) =>
  browserApi().call<WebhookSecretResponse>(paths.webhookSecret, { endpointId });

export const removeEndpoint = (endpointId: string) => browserApi().call(paths.webhookRemove, { endpointId });

export const sendTestEvent = (endpointId: string) =>
  browserApi().call<WebhookDeliveryResponse>(paths.webhookTest, { endpointId });

export const loadDeliveries = (endpointId: string) =>
  browserApi().call<WebhookDeliveriesResponse>(paths.webhookDeliveries, { endpointId });

export const resendDelivery = (deliveryId: string) =>
  browserApi().call<WebhookDeliveryResponse>(paths.webhookRedeliver, { deliveryId });
