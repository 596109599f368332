import type { WebhookDeliveryResponse } from '@studio/contracts/staff-webhooks';
import { retryDelaysSeconds } from '@studio/domain/webhooks/retry-schedule';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWebhookReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';
import { openWebhookStudio, ownerId, type WebhookStudio } from '../harness/webhook-studio.ts';

let receiver: WebhookReceiver;

let { studio, callAs, endpoints, createEndpoint, deliveries, advanceTime, deliver, newClass, book } =
  {} as WebhookStudio;

beforeAll(async () => {
  ({ studio, callAs, endpoints, createEndpoint, deliveries, advanceTime, deliver, newClass, book } =
    await openWebhookStudio());
});
afterAll(() => studio.close());
beforeEach(async () => {
  receiver = await openWebhookReceiver();
});
afterEach(async () => {
  for (const { id: endpointId } of await endpoints())
    await callAs(ownerId, '/admin/webhooks/remove', { endpointId });
  await receiver.close();
});

describe('a failed delivery', () => {
  it('is retried with growing delays under the same id until it arrives', async () => {
    const { endpointId } = await createEndpoint(receiver);
    receiver.response = { status: 500, body: 'out of order' };
    await book(studio.visitor(), await newClass());
    await deliver();
    const [failed] = await deliveries(endpointId);
    expect(failed).toMatchObject({
      state: 'waiting',
      attempts: 1,
      response: { status: 500, text: 'out of order' },
    });
    advanceTime((retryDelaysSeconds[0] as number) - 1);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    advanceTime(1);
    receiver.response = { status: 200 };
    await deliver();
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    expect((await deliveries(endpointId))[0]).toMatchObject({
      state: 'delivered',
      attempts: 2,
      nextAttemptAt: null,
    });
    advanceTime(24 * 3600);
    await deliver();
    expect(receiver.received).toHaveLength(2);
  });

  it('is dropped after the ninth try, shown, and can be resent', async () => {
    const { endpointId } = await createEndpoint(receiver);
    receiver.response = { status: 503 };
    await book(studio.visitor(), await newClass());
    await deliver();
    for (const pause of retryDelaysSeconds) {
      advanceTime(pause);
      await deliver();
    }
    expect(receiver.received).toHaveLength(9);
    expect((await endpoints())[0]).toMatchObject({ waiting: 0, dropped: 1 });
    const [dropped] = await deliveries(endpointId);
    expect(dropped).toMatchObject({ state: 'dropped', attempts: 9 });
    receiver.response = { status: 200 };
    const redeliverInput = { deliveryId: dropped?.id };
    const { body } = await callAs<WebhookDeliveryResponse>(
      ownerId,
      '/admin/webhooks/redeliver',
      redeliverInput,
    );
    expect(body.delivery).toMatchObject({ state: 'delivered', messageId: dropped?.messageId });
  });

  it('delays later events of the same booking, and nothing else', async () => {
    await createEndpoint(receiver);
    const visitor = studio.visitor();
    receiver.response = { status: 500 };
    const bookingId = await book(visitor, await newClass());
    await deliver();
    await visitor.call('/classes/class/cancel', { bookingId });
    receiver.response = { status: 200 };
    const other = await book(studio.visitor(), await newClass());
    await deliver();
    expect(receiver.received.map(({ data }) => data.booking?.id)).toEqual([bookingId, other]);
    advanceTime(5);
    await deliver();
    await deliver();
    expect(receiver.received.slice(2).map(({ type }) => type)).toEqual([
      'booking.created',
      'booking.cancelled',
    ]);
  });

  it('is not retried after status 410, which disables the endpoint', async () => {
    const { endpointId } = await createEndpoint(receiver);
    receiver.response = { status: 410 };
    await book(studio.visitor(), await newClass());
    await deliver();
    expect(await deliveries(endpointId)).toMatchObject([{ state: 'dropped', attempts: 1 }]);
    expect((await endpoints())[0]?.enabled).toBe(false);
    const { body } = await callAs<{ entries: { action: string; by: { kind: string } }[] }>(
      ownerId,
      '/admin/log',
      {
        by: 'everyone',
        subject: 'webhook',
        subjectId: endpointId,
      },
    );
    expect(body.entries[0]).toMatchObject({ action: 'DISABLED', by: { kind: 'system' } });
  });

  it('follows no redirect', async () => {
    const { endpointId } = await createEndpoint(receiver);
    const otherReceiver = await openWebhookReceiver();
    receiver.response = { status: 307, headers: { location: otherReceiver.url } };
    await book(studio.visitor(), await newClass());
    await deliver();
    expect(await deliveries(endpointId)).toMatchObject([{ state: 'waiting', response: { status: 307 } }]);
    expect(otherReceiver.received).toEqual([]);
    await otherReceiver.close();
  });
});
