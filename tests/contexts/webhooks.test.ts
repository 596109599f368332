import { randomUUID } from 'node:crypto';
import type {
  WebhookDeliveriesResponse,
  WebhookDeliveryResponse,
  WebhookSaveResponse,
  WebhooksListResponse,
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
const door = randomUUID();

beforeAll(async () => {
  studio = await openTestStudio();
  people = installFakeUserPool(studio);
  tokens = await trustTestKey(studio);
  people.know(owner, { groups: ['ADMIN'], firstName: 'Ines', lastName: 'Duarte' });
  people.know(door, { groups: ['STAFF'] });
});
afterAll(() => studio.close());
beforeEach(async () => {
  receiver = await openWebhookReceiver();
});
afterEach(async () => {
  for (const { id: endpointId } of await endpoints())
    await as(owner, '/admin/webhooks/remove', { endpointId });
  await receiver.close();
});

async function as<Answer = { code: string; message: string }>(
  userId: string,
  path: string,
  body: object = {},
) {
  const token = await tokens.access(userId, people.know(userId).groups);
  const reply = await studio.visitor().with(token).call(path, body);
  return reply as unknown as { status: number; body: Answer };
}

const endpoints = async () => (await as<WebhooksListResponse>(owner, '/admin/webhooks/list')).body.endpoints;
const wish = (changes: object = {}) => ({
  name: 'Spreadsheet',
  url: receiver.url,
  events: [...webhookEvents],
  withPeople: false,
  enabled: true,
  ...changes,
});
const make = async (changes: object = {}) =>
  (await as<WebhookSaveResponse>(owner, '/admin/webhooks/save', wish(changes)))
    .body as WebhookSaveResponse & {
    secret: string;
  };
const deliveries = async (endpointId: string) =>
  (await as<WebhookDeliveriesResponse>(owner, '/admin/webhooks/deliveries', { endpointId })).body.deliveries;
const later = (seconds: number) => {
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

describe('what is told', () => {
  it('is a booking made, moved, cancelled, in the order of its story, signed', async () => {
    const { secret } = await make();
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

  it('is a check-in at the door, once', async () => {
    await make({ events: ['booking.checked_in'] });
    const classId = await createClass(studio.database, {
      startsAt: new Date(studio.time.now.getTime() + 600_000),
    });
    const bookingId = await book(studio.visitor(), classId);
    for (let press = 0; press < 2; press++) {
      const mark = {
        id: randomUUID(),
        bookingId,
        kind: 'HERE',
        recordedAt: studio.time.now.toISOString(),
      };
      const { status } = await as(door, '/admin/door/marks', { marks: [mark] });
      expect(status).toBe(200);
    }
    await deliver();
    expect(receiver.received.map(({ type, data }) => [type, data.booking?.id])).toEqual([
      ['booking.checked_in', bookingId],
    ]);
  });

  it('names nobody, unless the endpoint is to know', async () => {
    await make();
    await book(studio.visitor(), await newClass());
    await deliver();
    expect(receiver.received[0]?.body).not.toMatch(/Amara|Okafor|example\.com|7700/);
    const { endpointId } = (await endpoints()).map(({ id }) => ({ endpointId: id }))[0] ?? { endpointId: '' };
    await as(owner, '/admin/webhooks/save', { ...wish({ withPeople: true }), endpointId });
    await book(studio.visitor(), await newClass());
    await deliver();
    expect(receiver.received[1]?.data.customer).toMatchObject({
      email: guestDetails.email,
      attendeeName: 'Amara Okafor',
    });
  });

  it('is nothing when the change is undone, and nothing to an endpoint that is off or wants other news', async () => {
    const off = await make({ enabled: false });
    const other = await make({ events: ['booking.checked_in'] });
    const on = await make();
    const classId = await newClass();
    const undone = studio.database.transaction(async (tx) => {
      await tx.run({ name: 'test_copy', text: copyABooking }, [classId]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await book(studio.visitor(), classId);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    expect(await deliveries(off.endpointId)).toEqual([]);
    expect(await deliveries(other.endpointId)).toEqual([]);
    expect(await deliveries(on.endpointId)).toHaveLength(1);
  });
});

const copyABooking = `INSERT INTO bookings SELECT (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(),
  'order_id', gen_random_uuid(), 'display_code', left(md5(random()::text), 8), 'status', 'CONFIRMED', 'class_id', $1::uuid))).*
  FROM bookings b LIMIT 1`;

describe('a delivery that does not arrive', () => {
  it('is tried again with growing pauses, under the same id, and arrives in the end', async () => {
    const { endpointId } = await make();
    receiver.answer = { status: 500, body: 'out of order' };
    await book(studio.visitor(), await newClass());
    await deliver();
    const [failed] = await deliveries(endpointId);
    expect(failed).toMatchObject({
      state: 'waiting',
      tries: 1,
      answer: { status: 500, text: 'out of order' },
    });
    later((retryDelaysSeconds[0] as number) - 1);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    later(1);
    receiver.answer = { status: 200 };
    await deliver();
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    expect((await deliveries(endpointId))[0]).toMatchObject({
      state: 'delivered',
      tries: 2,
      nextTryAt: null,
    });
    later(24 * 3600);
    await deliver();
    expect(receiver.received).toHaveLength(2);
  });

  it('is given up after the ninth try, shown, and can be sent again', async () => {
    const { endpointId } = await make();
    receiver.answer = { status: 503 };
    await book(studio.visitor(), await newClass());
    await deliver();
    for (const pause of retryDelaysSeconds) {
      later(pause);
      await deliver();
    }
    expect(receiver.received).toHaveLength(9);
    expect((await endpoints())[0]).toMatchObject({ waiting: 0, dropped: 1 });
    const [given] = await deliveries(endpointId);
    expect(given).toMatchObject({ state: 'dropped', tries: 9 });
    receiver.answer = { status: 200 };
    const again = { deliveryId: given?.id };
    const { body } = await as<WebhookDeliveryResponse>(owner, '/admin/webhooks/redeliver', again);
    expect(body.delivery).toMatchObject({ state: 'delivered', messageId: given?.messageId });
  });

  it('keeps what happened to the same booking afterwards waiting, and nothing else', async () => {
    await make();
    const visitor = studio.visitor();
    receiver.answer = { status: 500 };
    const bookingId = await book(visitor, await newClass());
    await deliver();
    await visitor.call('/classes/class/cancel', { bookingId });
    receiver.answer = { status: 200 };
    const other = await book(studio.visitor(), await newClass());
    await deliver();
    expect(receiver.received.map(({ data }) => data.booking?.id)).toEqual([bookingId, other]);
    later(5);
    await deliver();
    await deliver();
    expect(receiver.received.slice(2).map(({ type }) => type)).toEqual([
      'booking.created',
      'booking.cancelled',
    ]);
  });

  it('ends at once where nobody wants more: 410 switches the endpoint off', async () => {
    const { endpointId } = await make();
    receiver.answer = { status: 410 };
    await book(studio.visitor(), await newClass());
    await deliver();
    expect(await deliveries(endpointId)).toMatchObject([{ state: 'dropped', tries: 1 }]);
    expect((await endpoints())[0]?.enabled).toBe(false);
    const { body } = await as<{ entries: { action: string; by: { kind: string } }[] }>(owner, '/admin/log', {
      by: 'everybody',
      subject: 'webhook',
      subjectId: endpointId,
    });
    expect(body.entries[0]).toMatchObject({ action: 'SWITCHED_OFF', by: { kind: 'system' } });
  });

  it('follows no redirect', async () => {
    const { endpointId } = await make();
    const elsewhere = await openWebhookReceiver();
    receiver.answer = { status: 307, headers: { location: elsewhere.url } };
    await book(studio.visitor(), await newClass());
    await deliver();
    expect(await deliveries(endpointId)).toMatchObject([{ state: 'waiting', answer: { status: 307 } }]);
    expect(elsewhere.received).toEqual([]);
    await elsewhere.close();
  });
});

describe('its owner', () => {
  it('sees the secret once, changes it, and the old one signs for a day', async () => {
    const { endpointId, secret } = await make();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(await endpoints())).not.toContain('whsec_');
    const renewed = await as<{ secret: string }>(owner, '/admin/webhooks/secret', { endpointId });
    const test = () => as<WebhookDeliveryResponse>(owner, '/admin/webhooks/test', { endpointId });
    expect((await test()).body.delivery).toMatchObject({ type: 'test', state: 'delivered' });
    const fits = () =>
      [secret, renewed.body.secret].map((each) => isSignedWith(each, receiver.received.at(-1) as never));
    expect(fits()).toEqual([true, true]);
    later(24 * 3600 + 1);
    await test();
    expect(fits()).toEqual([false, true]);
  });

  it('finds every change in the log, and no secret in it', async () => {
    const { endpointId, secret } = await make();
    await as(owner, '/admin/webhooks/test', { endpointId });
    await as(owner, '/admin/webhooks/secret', { endpointId });
    await as(owner, '/admin/webhooks/save', { ...wish({ name: 'Sheet' }), endpointId });
    await as(owner, '/admin/webhooks/remove', { endpointId });
    const query = { subject: 'webhook', subjectId: endpointId };
    const { body } = await as<{ entries: { action: string }[] }>(owner, '/admin/log', query);
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
    const { status, body } = await as(owner, '/admin/webhooks/save', wish({ url }));
    expect([status, body.code]).toEqual([400, 'bad_request']);
  });

  it('has ten at most', async () => {
    for (let count = 0; count < 10; count++) await make();
    expect(await as(owner, '/admin/webhooks/save', wish())).toMatchObject({ status: 400 });
  });
});

it('forgets what is over after a month', async () => {
  const { endpointId } = await make();
  await book(studio.visitor(), await newClass());
  await deliver();
  later(31 * 24 * 3600);
  await purgeDeliveries(studio.database, studio.time.now);
  expect(await deliveries(endpointId)).toEqual([]);
});
