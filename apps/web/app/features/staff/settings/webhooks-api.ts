import { paths } from '@studio/contracts/paths';
import type {
  ListWebhookDeliveriesResponse,
  ListWebhooksResponse,
  RotateWebhookSecretResponse,
  SaveWebhookResponse,
  WebhookDeliveryResponse,
  WebhookSaveInput,
} from '@studio/contracts/staff-webhooks';
import { browserApi } from '../../../lib/api/browser-api.ts';

export type EndpointInput = Omit<WebhookSaveInput, 'branchId'>;

export const loadEndpoints = () => browserApi().call<ListWebhooksResponse>(paths.webhooksList, {});

export const saveEndpoint = (input: EndpointInput) =>
  browserApi().call<SaveWebhookResponse>(paths.webhookSave, input);

export const rotateSecret = (endpointId: string) =>
  browserApi().call<RotateWebhookSecretResponse>(paths.webhookSecret, { endpointId });

export const removeEndpoint = (endpointId: string) => browserApi().call(paths.webhookRemove, { endpointId });

export const sendTestEvent = (endpointId: string) =>
  browserApi().call<WebhookDeliveryResponse>(paths.webhookTest, { endpointId });

export const loadDeliveries = (endpointId: string) =>
  browserApi().call<ListWebhookDeliveriesResponse>(paths.webhookDeliveries, { endpointId });

export const resendDelivery = (deliveryId: string) =>
  browserApi().call<WebhookDeliveryResponse>(paths.webhookRedeliver, { deliveryId });
