import type { WebhookDelivery } from '@studio/contracts/staff-webhooks';
import { expect, it } from 'vitest';
import {
  describeDeliveryResult,
  describeWaitingEvents,
  describeWebhookRemoval,
  getDeliveryStatusLabel,
} from './webhook-text.ts';

const delivery: WebhookDelivery = {
  id: '',
  messageId: '',
  type: 'booking.created',
  bookingId: null,
  happenedAt: '2026-11-23T06:00:00Z',
  state: 'waiting',
  attempts: 0,
  nextAttemptAt: '2026-11-23T06:00:05Z',
  response: null,
};
const answer = { at: '2026-11-23T06:00:01Z', status: 500, text: 'no', milliseconds: 12 };

it('describes the result of a delivery and the next attempt', () => {
  expect([getDeliveryStatusLabel(delivery), describeDeliveryResult(delivery)]).toEqual([
    'Pending',
    'Not sent yet.',
  ]);
  const tried = { ...delivery, attempts: 2, response: answer };
  expect(getDeliveryStatusLabel(tried)).toBe('Retrying');
  expect(describeDeliveryResult(tried)).toBe(
    'Response 500 in 12 ms. 2 attempts. Next attempt Mon 23 Nov, 06:00.',
  );
  const failedAnswer = { ...answer, status: null, text: 'Nobody listens there.' };
  const over = {
    ...delivery,
    state: 'dropped',
    attempts: 9,
    nextAttemptAt: null,
    response: failedAnswer,
  } as const;
  expect(getDeliveryStatusLabel({ ...over, type: 'test' })).toBe('Failed');
  expect([getDeliveryStatusLabel(over), describeDeliveryResult(over)]).toEqual([
    'Failed',
    'Nobody listens there. 9 attempts.',
  ]);
});

it('says how many events are waiting, and what removing a webhook deletes', () => {
  expect(describeWaitingEvents(1, true)).toBe('1 event waiting to be sent');
  expect(describeWaitingEvents(78, false)).toBe('78 events on hold');
  expect(describeWebhookRemoval(0)).toBe(
    'We’ll stop sending events and delete the list of recent events. You can’t undo this.',
  );
  expect(describeWebhookRemoval(2)).toContain(' 2 events won’t be sent. ');
});
