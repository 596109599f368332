import type { WebhookDelivery } from '@studio/contracts/staff-webhooks';
import { formatCount } from '@studio/domain/text/format';
import { formatMomentShort } from '@studio/domain/time/format-london';
import type { WebhookEvent } from '@studio/domain/webhooks/webhook-events';

export const webhookEventLabels: Record<WebhookEvent, string> = {
  'booking.created': 'Booking created',
  'booking.moved': 'Booking moved',
  'booking.cancelled': 'Booking cancelled',
  'booking.checked_in': 'Client checked in',
};

export function getDeliveryEventLabel({ type }: WebhookDelivery): string {
  return type === 'test' ? 'Test' : webhookEventLabels[type];
}

/** Returns the label of a delivery's status. */
export function getDeliveryStatusLabel({ state, attempts: tries }: WebhookDelivery): string {
  if (state === 'delivered') return 'Delivered';
  if (state === 'dropped') return 'Failed';
  return tries === 0 ? 'Pending' : 'Retrying';
}

/** Describes the response to a delivery, and when the delivery is retried. */
export function describeDeliveryResult({
  response,
  nextAttemptAt,
  attempts: tries,
}: WebhookDelivery): string {
  if (!response) return 'Not sent yet.';
  const responseText =
    response.status === null ? response.text : `Response ${response.status} in ${response.milliseconds} ms.`;
  const next = nextAttemptAt ? ` Next attempt ${formatMomentShort(new Date(nextAttemptAt))}.` : '';
  return `${responseText}${tries > 1 ? ` ${tries} attempts.` : ''}${next}`;
}

/** Describes the result of a test. */
export function describeTestDelivery(delivery: WebhookDelivery): string {
  const result = delivery.state === 'delivered' ? 'Test delivered.' : 'Test not delivered.';
  return `${result} ${describeDeliveryResult(delivery)}`;
}

/** Says how many events a webhook still has to get, such as "2 events waiting to be sent". */
export function describeWaitingEvents(waiting: number, enabled: boolean): string {
  return `${formatCount(waiting, 'event')} ${enabled ? 'waiting to be sent' : 'on hold'}`;
}

/** Says what removing a webhook deletes. `waiting` is the number of its events that haven’t been sent. */
export function describeWebhookRemoval(waiting: number): string {
  const unsent = waiting > 0 ? ` ${formatCount(waiting, 'event')} won’t be sent.` : '';
  return `We’ll stop sending events and delete the list of recent events.${unsent} You can’t undo this.`;
}
