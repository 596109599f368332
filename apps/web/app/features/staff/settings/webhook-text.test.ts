import type { WebhookDelivery } from '@studio/contracts/staff-webhooks';
import { expect, it } from 'vitest';
import { describeDeliveryResult, getDeliveryStatusLabel } from './webhook-text.ts';

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
