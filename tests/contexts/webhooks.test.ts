import { randomUUID } from 'node:crypto';
import type { WebhookDeliveryResponse } from '@studio/contracts/staff-webhooks';
import { purgeDeliveries } from '@studio/server/webhooks/purge-deliveries';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { isSignedWith, openWebhookReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';
import {
  buildWebhookInput,
  deskStaffId,
  openWebhookStudio,
  ownerId,
  type WebhookStudio,
} from '../harness/webhook-studio.ts';

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

describe('webhook events', () => {
  it('report a booking made, moved and cancelled, in order and signed', async () => {
    const { secret } = await createEndpoint(receiver);
    const visitor = studio.visitor();
    const [first, second] = [await newClass(3), await newClass(4)];
    const bookingId = await book(visitor, first);
    expect((await visitor.call('/classes/class/move', { bookingId, classId: second })).status).toBe(200);
    expect((await visitor.call('/classes/class/cancel', { bookingId })).status).toBe(200);
    for (let round = 0; round < 3; round++) await deliver();
    expect(receiver.received.map(({ type }) => type)).toEqual([
      'booking.created',
      'booking.moved',
      'booking.cancelled',
    ]);
    const [created, moved, cancelled] = receiver.received;
    expect(created?.data).toMatchObject({
      booking: { id: bookingId, status: 'CONFIRMED' },
      class: { id: first },
    });
    expect(moved?.data).toMatchObject({ class: { id: second }, previousClass: { id: first } });
    expect(cancelled?.data.booking?.status).toBe('CANCELLED');
    expect(receiver.received.every((message) => isSignedWith(secret, message))).toBe(true);
    expect(isSignedWith(`whsec_${Buffer.alloc(32).toString('base64')}`, receiver.received[0] as never)).toBe(
      false,
    );
  });

  it('report a check-in once', async () => {
    await createEndpoint(receiver, { events: ['booking.checked_in'] });
    const classId = await createClass(studio.database, {
      startsAt: new Date(studio.time.now.getTime() + 600_000),
    });
    const bookingId = await book(studio.visitor(), classId);
    for (let attempt = 0; attempt < 2; attempt++) {
      const mark = {
        id: randomUUID(),
        bookingId,
        kind: 'CHECKED_IN',
        recordedAt: studio.time.now.toISOString(),
      };
      const { status } = await callAs(deskStaffId, '/admin/check-in/marks', { marks: [mark] });
      expect(status).toBe(200);
    }
    await deliver();
    expect(receiver.received.map(({ type, data }) => [type, data.booking?.id])).toEqual([
      ['booking.checked_in', bookingId],
    ]);
  });

  it('contain no personal data unless the endpoint asks for it', async () => {
    await createEndpoint(receiver);
    await book(studio.visitor(), await newClass());
    await deliver();
    expect(receiver.received[0]?.body).not.toMatch(/Amara|Okafor|example\.com|7700/);
    const { endpointId } = (await endpoints()).map(({ id }) => ({ endpointId: id }))[0] ?? { endpointId: '' };
    await callAs(ownerId, '/admin/webhooks/save', {
      ...buildWebhookInput(receiver, { includesClients: true }),
      endpointId,
    });
    await book(studio.visitor(), await newClass());
    await deliver();
    expect(receiver.received[1]?.data.customer).toMatchObject({
      email: guestDetails.email,
      attendeeName: 'Amara Okafor',
    });
  });

  it('are not sent for a rolled-back change, nor to a disabled or unsubscribed endpoint', async () => {
    const disabled = await createEndpoint(receiver, { enabled: false });
    const other = await createEndpoint(receiver, { events: ['booking.checked_in'] });
    const on = await createEndpoint(receiver);
    const classId = await newClass();
    const undone = studio.database.transaction(async (tx) => {
      await tx.run({ name: 'test_copy', text: copyABooking }, [classId]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await book(studio.visitor(), classId);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    expect(await deliveries(disabled.endpointId)).toEqual([]);
    expect(await deliveries(other.endpointId)).toEqual([]);
    expect(await deliveries(on.endpointId)).toHaveLength(1);
  });
});

const copyABooking = `INSERT INTO bookings SELECT (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(),
  'order_id', gen_random_uuid(), 'display_code', left(md5(random()::text), 8), 'status', 'CONFIRMED', 'class_id', $1::uuid))).*
  FROM bookings b LIMIT 1`;

describe('the owner of an endpoint', () => {
  it('sees the secret once and can rotate it; the old secret signs for one more day', async () => {
    const { endpointId, secret } = await createEndpoint(receiver);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(await endpoints())).not.toContain('whsec_');
    const renewed = await callAs<{ secret: string }>(ownerId, '/admin/webhooks/secret', { endpointId });
    const test = () => callAs<WebhookDeliveryResponse>(ownerId, '/admin/webhooks/test', { endpointId });
    expect((await test()).body.delivery).toMatchObject({ type: 'test', state: 'delivered' });
    const checkSignatures = () =>
      [secret, renewed.body.secret].map((each) => isSignedWith(each, receiver.received.at(-1) as never));
    expect(checkSignatures()).toEqual([true, true]);
    advanceTime(24 * 3600 + 1);
    await test();
    expect(checkSignatures()).toEqual([false, true]);
  });

  it('finds every change in the audit log, without the secret', async () => {
    const { endpointId, secret } = await createEndpoint(receiver);
    await callAs(ownerId, '/admin/webhooks/test', { endpointId });
    await callAs(ownerId, '/admin/webhooks/secret', { endpointId });
    await callAs(ownerId, '/admin/webhooks/save', {
      ...buildWebhookInput(receiver, { name: 'Sheet' }),
      endpointId,
    });
    await callAs(ownerId, '/admin/webhooks/remove', { endpointId });
    const query = { subject: 'webhook', subjectId: endpointId };
    const { body } = await callAs<{ entries: { action: string }[] }>(ownerId, '/admin/log', query);
    expect(body.entries.map(({ action }) => action)).toEqual([
      'REMOVED',
      'CHANGED',
      'SECRET_CHANGED',
      'TESTED',
      'CREATED',
    ]);
    expect(JSON.stringify(body)).not.toContain(secret.slice(6));
  });

  it.each([
    'https://169.254.169.254/latest',
    'https://10.0.0.1/',
    'https://[fd00::1]/',
    'https://u:p@example.com/',
    'ftp://example.com/',
  ])('cannot enter %s', async (url) => {
    const { status, body } = await callAs(
      ownerId,
      '/admin/webhooks/save',
      buildWebhookInput(receiver, { url }),
    );
    expect([status, body.code]).toEqual([400, 'bad_request']);
  });

  it('can have at most ten endpoints', async () => {
    for (let count = 0; count < 10; count++) await createEndpoint(receiver);
    expect(await callAs(ownerId, '/admin/webhooks/save', buildWebhookInput(receiver))).toMatchObject({
      status: 400,
    });
  });
});

it('purges finished deliveries after a month', async () => {
  const { endpointId } = await createEndpoint(receiver);
  await book(studio.visitor(), await newClass());
  await deliver();
  advanceTime(31 * 24 * 3600);
  await purgeDeliveries(studio.database, studio.time.now);
  expect(await deliveries(endpointId)).toEqual([]);
});
