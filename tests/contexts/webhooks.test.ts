import { randomUUID } from 'node:crypto';
import type {
  ListWebhookDeliveriesResponse,
  ListWebhooksResponse,
  SaveWebhookResponse,
  WebhookDeliveryResponse,
} from '@studio/contracts/staff-webhooks';
import { retryDelaysSeconds } from '@studio/domain/webhooks/retry-schedule';
import { webhookEvents } from '@studio/domain/webhooks/webhook-events';
import { deliverWebhooks } from '@studio/server/webhooks/deliver-webhooks';
import { purgeDeliveries } from '@studio/server/webhooks/purge-deliveries';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';
import { isSignedWith, openWebhookReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';

let studio: TestStudio;
let people: FakeUserPool;
let tokens: TestTokens;
let receiver: WebhookReceiver;
const owner = randomUUID();
const deskStaff = randomUUID();

beforeAll(async () => {
  studio = await openTestStudio();
  people = installFakeUserPool(studio);
  tokens = await trustTestKey(studio);
  people.addUser(owner, { groups: ['ADMIN'], firstName: 'Ines', lastName: 'Duarte' });
  people.addUser(deskStaff, { groups: ['STAFF'] });
});
afterAll(() => studio.close());
beforeEach(async () => {
  receiver = await openWebhookReceiver();
});
afterEach(async () => {
  for (const { id: endpointId } of await endpoints())
    await callAs(owner, '/admin/webhooks/remove', { endpointId });
  await receiver.close();
});

async function callAs<Answer = { code: string; message: string }>(
  userId: string,
  path: string,
  body: object = {},
) {
  const token = await tokens.access(userId, people.addUser(userId).groups);
  const reply = await studio.visitor().with(token).call(path, body);
  return reply as unknown as { status: number; body: Answer };
}

const endpoints = async () =>
  (await callAs<ListWebhooksResponse>(owner, '/admin/webhooks/list')).body.endpoints;
const buildInput = (changes: object = {}) => ({
  name: 'Spreadsheet',
  url: receiver.url,
  events: [...webhookEvents],
  includesClients: false,
  enabled: true,
  ...changes,
});
const createEndpoint = async (changes: object = {}) =>
  (await callAs<SaveWebhookResponse>(owner, '/admin/webhooks/save', buildInput(changes)))
    .body as SaveWebhookResponse & {
    secret: string;
  };
const deliveries = async (endpointId: string) =>
  (await callAs<ListWebhookDeliveriesResponse>(owner, '/admin/webhooks/deliveries', { endpointId })).body
    .deliveries;
const advanceTime = (seconds: number) => {
  studio.time.now = new Date(studio.time.now.getTime() + seconds * 1000);
};
async function deliver(): Promise<void> {
  await deliverWebhooks(studio.services);
  await studio.idle();
}
const inDays = (days: number) => new Date(studio.time.now.getTime() + days * 24 * 3_600_000);
const newClass = (days = 3) => createClass(studio.database, { startsAt: inDays(days), capacity: 8 });

async function book(visitor: TestBrowser, classId: string): Promise<string> {
  return (await bookAndPay(studio, visitor, classId)).bookingId;
}

describe('webhook events', () => {
  it('report a booking made, moved and cancelled, in order and signed', async () => {
    const { secret } = await createEndpoint();
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
    await createEndpoint({ events: ['booking.checked_in'] });
    const classId = await createClass(studio.database, {
      startsAt: new Date(studio.time.now.getTime() + 600_000),
    });
    const bookingId = await book(studio.visitor(), classId);
    for (let attempt = 0; attempt < 2; attempt++) {
      const mark = {
        id: randomUUID(),
        bookingId,
        kind: 'HERE',
        recordedAt: studio.time.now.toISOString(),
      };
      const { status } = await callAs(deskStaff, '/admin/check-in/marks', { marks: [mark] });
      expect(status).toBe(200);
    }
    await deliver();
    expect(receiver.received.map(({ type, data }) => [type, data.booking?.id])).toEqual([
      ['booking.checked_in', bookingId],
    ]);
  });

  it('contain no personal data unless the endpoint asks for it', async () => {
    await createEndpoint();
    await book(studio.visitor(), await newClass());
    await deliver();
    expect(receiver.received[0]?.body).not.toMatch(/Amara|Okafor|example\.com|7700/);
    const { endpointId } = (await endpoints()).map(({ id }) => ({ endpointId: id }))[0] ?? { endpointId: '' };
    await callAs(owner, '/admin/webhooks/save', { ...buildInput({ includesClients: true }), endpointId });
    await book(studio.visitor(), await newClass());
    await deliver();
    expect(receiver.received[1]?.data.customer).toMatchObject({
      email: guestDetails.email,
      attendeeName: 'Amara Okafor',
    });
  });

  it('are not sent for a rolled-back change, nor to a disabled or unsubscribed endpoint', async () => {
    const disabled = await createEndpoint({ enabled: false });
    const other = await createEndpoint({ events: ['booking.checked_in'] });
    const on = await createEndpoint();
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

describe('a failed delivery', () => {
  it('is retried with growing delays under the same id until it arrives', async () => {
    const { endpointId } = await createEndpoint();
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
    const { endpointId } = await createEndpoint();
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
      owner,
      '/admin/webhooks/redeliver',
      redeliverInput,
    );
    expect(body.delivery).toMatchObject({ state: 'delivered', messageId: dropped?.messageId });
  });

  it('delays later events of the same booking, and nothing else', async () => {
    await createEndpoint();
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
    const { endpointId } = await createEndpoint();
    receiver.response = { status: 410 };
    await book(studio.visitor(), await newClass());
    await deliver();
    expect(await deliveries(endpointId)).toMatchObject([{ state: 'dropped', attempts: 1 }]);
    expect((await endpoints())[0]?.enabled).toBe(false);
    const { body } = await callAs<{ entries: { action: string; by: { kind: string } }[] }>(
      owner,
      '/admin/log',
      {
        by: 'everyone',
        subject: 'webhook',
        subjectId: endpointId,
      },
    );
    expect(body.entries[0]).toMatchObject({ action: 'SWITCHED_OFF', by: { kind: 'system' } });
  });

  it('follows no redirect', async () => {
    const { endpointId } = await createEndpoint();
    const otherReceiver = await openWebhookReceiver();
    receiver.response = { status: 307, headers: { location: otherReceiver.url } };
    await book(studio.visitor(), await newClass());
    await deliver();
    expect(await deliveries(endpointId)).toMatchObject([{ state: 'waiting', response: { status: 307 } }]);
    expect(otherReceiver.received).toEqual([]);
    await otherReceiver.close();
  });
});

describe('the owner of an endpoint', () => {
  it('sees the secret once and can rotate it; the old secret signs for one more day', async () => {
    const { endpointId, secret } = await createEndpoint();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(await endpoints())).not.toContain('whsec_');
    const renewed = await callAs<{ secret: string }>(owner, '/admin/webhooks/secret', { endpointId });
    const test = () => callAs<WebhookDeliveryResponse>(owner, '/admin/webhooks/test', { endpointId });
    expect((await test()).body.delivery).toMatchObject({ type: 'test', state: 'delivered' });
    const checkSignatures = () =>
      [secret, renewed.body.secret].map((each) => isSignedWith(each, receiver.received.at(-1) as never));
    expect(checkSignatures()).toEqual([true, true]);
    advanceTime(24 * 3600 + 1);
    await test();
    expect(checkSignatures()).toEqual([false, true]);
  });

  it('finds every change in the audit log, without the secret', async () => {
    const { endpointId, secret } = await createEndpoint();
    await callAs(owner, '/admin/webhooks/test', { endpointId });
    await callAs(owner, '/admin/webhooks/secret', { endpointId });
    await callAs(owner, '/admin/webhooks/save', { ...buildInput({ name: 'Sheet' }), endpointId });
    await callAs(owner, '/admin/webhooks/remove', { endpointId });
    const query = { subject: 'webhook', subjectId: endpointId };
    const { body } = await callAs<{ entries: { action: string }[] }>(owner, '/admin/log', query);
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
    const { status, body } = await callAs(owner, '/admin/webhooks/save', buildInput({ url }));
    expect([status, body.code]).toEqual([400, 'bad_request']);
  });

  it('can have at most ten endpoints', async () => {
    for (let count = 0; count < 10; count++) await createEndpoint();
    expect(await callAs(owner, '/admin/webhooks/save', buildInput())).toMatchObject({ status: 400 });
  });
});

it('purges finished deliveries after a month', async () => {
  const { endpointId } = await createEndpoint();
  await book(studio.visitor(), await newClass());
  await deliver();
  advanceTime(31 * 24 * 3600);
  await purgeDeliveries(studio.database, studio.time.now);
  expect(await deliveries(endpointId)).toEqual([]);
});
