import type { WebhookDelivery } from '@studio/contracts/staff-webhooks';
import { formatMomentShort } from '@studio/domain/time/format-london';
import type { WebhookEvent } from '@studio/domain/webhooks/webhook-events';

export const webhookEventLabels: Record<WebhookEvent, string> = {
  'booking.created': 'Booked',
  'booking.moved': 'Moved',
  'booking.cancelled': 'Cancelled',
  'booking.checked_in': 'Checked in',
};

export function describeDelivery({ type }: WebhookDelivery): string {
  return type === 'test' ? 'Test' : webhookEventLabels[type];
}

/** Returns the label of a delivery's status. A test is sent once and never retried. */
export function getDeliveryStatusLabel({ state, attempts: tries, type }: WebhookDelivery): string {
  if (state === 'delivered') return 'Arrived';
  if (state === 'dropped') return type === 'test' ? 'Did not arrive' : 'Given up';
  return tries === 0 ? 'On its way' : 'Tried again later';
}

/** Describes the response to a delivery and the next retry. */
export function describeDeliveryResult({ answer, nextAttemptAt, attempts: tries }: WebhookDelivery): string {
  if (!answer) return 'Not sent yet.';
  const responseText =
    answer.status === null ? answer.text : `Answered ${answer.status} in ${answer.milliseconds} ms.`;
  const next = nextAttemptAt ? ` Next try ${formatMomentShort(new Date(nextAttemptAt))}.` : '';
  return `${responseText}${tries > 1 ? ` Tried ${tries} times.` : ''}${next}`;
}
