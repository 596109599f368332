import { paths } from '@studio/contracts/paths';
import type {
  ListWebhookDeliveriesResponse,
  ListWebhooksResponse,
  RotateWebhookSecretResponse,
  SaveWebhookResponse,
  WebhookDelivery,
  WebhookDeliveryResponse,
  WebhookSaveInput,
} from '@studio/contracts/staff-webhooks';
import { browserApi } from '../../../lib/api/browser-api.ts';

export type EndpointInput = Omit<WebhookSaveInput, 'branchId'>;

export const loadEndpoints = () => browserApi().call<ListWebhooksResponse>(paths.webhooksList, {});

export const saveEndpoint = (input: EndpointInput) =>
  browserApi().call<SaveWebhookResponse>(paths.webhookSave, input);

export interface NewWebhookSecret {
  secret: string;
  /** Test of a new endpoint, whose `delivery` is null if its request failed; null if the secret was replaced. */
  test: { delivery: WebhookDelivery | null } | null;
}

/** Adds an endpoint and sends a test to it, so that a wrong URL doesn't stay unnoticed. */
export async function addAndTestEndpoint(input: EndpointInput): Promise<NewWebhookSecret | null> {
  const { endpointId, secret } = await saveEndpoint(input);
  // The endpoint exists, so a failed request for the test isn't an error.
  const tested = await sendTestEvent(endpointId).catch(() => null);
  return secret === null ? null : { secret, test: { delivery: tested?.delivery ?? null } };
}

export const rotateSecret = (endpointId: string) =>
  browserApi().call<RotateWebhookSecretResponse>(paths.webhookSecret, { endpointId });

export const removeEndpoint = (endpointId: string) => browserApi().call(paths.webhookRemove, { endpointId });

export const sendTestEvent = (endpointId: string) =>
  browserApi().call<WebhookDeliveryResponse>(paths.webhookTest, { endpointId });

export const loadDeliveries = (endpointId: string) =>
  browserApi().call<ListWebhookDeliveriesResponse>(paths.webhookDeliveries, { endpointId });

export const resendDelivery = (deliveryId: string) =>
  browserApi().call<WebhookDeliveryResponse>(paths.webhookRedeliver, { deliveryId });
