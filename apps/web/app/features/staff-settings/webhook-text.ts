import type { WebhookDelivery } from '@studio/contracts/staff-webhooks';
import { formatMomentShort } from '@studio/domain/time/format-london';
import type { WebhookEvent } from '@studio/domain/webhooks/webhook-events';

/** What an endpoint can be told of, in the words of the tools. */
export const webhookEventLabels: Record<WebhookEvent, string> = {
  'booking.created': 'Booked',
  'booking.moved': 'Moved',
  'booking.cancelled': 'Cancelled',
  'booking.checked_in': 'Checked in',
};

/** What a delivery tells. */
export function describeDelivery({ type }: WebhookDelivery): string {
  return type === 'test' ? 'Test' : webhookEventLabels[type];
}

/** What became of a delivery, as a badge says it. A test is sent once: nothing is given up with it. */
export function getDeliveryStatusLabel({ state, tries, type }: WebhookDelivery): string {
  if (state === 'delivered') return 'Arrived';
  if (state === 'dropped') return type === 'test' ? 'Did not arrive' : 'Given up';
  return tries === 0 ? 'On its way' : 'Tried again later';
}

/** What came back, and what happens next. */
export function describeDeliveryResult({ answer, nextTryAt, tries }: WebhookDelivery): string {
  if (!answer) return 'Not sent yet.';
  const came =
    answer.status === null ? answer.text : `Answered ${answer.status} in ${answer.milliseconds} ms.`;
  const next = nextTryAt ? ` Next try ${formatMomentShort(new Date(nextTryAt))}.` : '';
  return `${came}${tries > 1 ? ` Tried ${tries} times.` : ''}${next}`;
}
