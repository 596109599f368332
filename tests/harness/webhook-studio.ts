import { randomUUID } from 'node:crypto';
import type {
  ListWebhookDeliveriesResponse,
  ListWebhooksResponse,
  SaveWebhookResponse,
} from '@studio/contracts/staff-webhooks';
import { webhookEvents } from '@studio/domain/webhooks/webhook-events';
import { deliverWebhooks } from '@studio/server/webhooks/deliver-webhooks';
import { createClass } from './create-class.ts';
import { installFakeUserPool } from './fake-user-pool.ts';
import { bookAndPay } from './paid-booking.ts';
import { openTestStudio, type TestBrowser } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

export const ownerId = randomUUID();
export const deskStaffId = randomUUID();
export const buildWebhookInput = (receiver: WebhookReceiver, changes: object = {}) => ({
  name: 'Spreadsheet',
  url: receiver.url,
  events: [...webhookEvents],
  includesClients: false,
  enabled: true,
  ...changes,
});

/** Opens a studio whose owner has webhooks. */
export async function openWebhookStudio() {
  const studio = await openTestStudio();
  const people = installFakeUserPool(studio);
  const tokens = await trustTestKey(studio);
  people.addUser(ownerId, { groups: ['ADMIN'], firstName: 'Ines', lastName: 'Duarte' });
  people.addUser(deskStaffId, { groups: ['STAFF'] });

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
    (await callAs<ListWebhooksResponse>(ownerId, '/admin/webhooks/list')).body.endpoints;
  const createEndpoint = async (receiver: WebhookReceiver, changes: object = {}) =>
    (await callAs<SaveWebhookResponse>(ownerId, '/admin/webhooks/save', buildWebhookInput(receiver, changes)))
      .body as SaveWebhookResponse & {
      secret: string;
    };
  const deliveries = async (endpointId: string) =>
    (await callAs<ListWebhookDeliveriesResponse>(ownerId, '/admin/webhooks/deliveries', { endpointId })).body
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

  return {
    studio,
    people,
    tokens,
    callAs,
    endpoints,
    createEndpoint,
    deliveries,
    advanceTime,
    deliver,
    inDays,
    newClass,
    book,
  };
}

export type WebhookStudio = Awaited<ReturnType<typeof openWebhookStudio>>;
