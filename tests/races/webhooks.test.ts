/**
 * Waits for retries of deliveries. In the short form, contexts test webhooks.
 *
 * @module-tag long
 */
import { randomUUID } from 'node:crypto';
import { bookings } from '@studio/server/bookings/tables';
import { claimDeliveries } from '@studio/server/webhooks/claim-deliveries';
import { webhookEndpoints } from '@studio/server/webhooks/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBookingRow } from '../harness/create-booking.ts';
import { openWebhookReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';
import { createFutureClass } from './harness/class-state.ts';
import { replaceGuard } from './harness/replace-guard.ts';
import { startTwoStudios, type TwoStudioProcesses } from './harness/two-studio-processes.ts';
import { waitUntil } from './harness/wait-until.ts';

const count = 120;

describe('outgoing webhooks of two processes', () => {
  let studios: TwoStudioProcesses;
  let receiver: WebhookReceiver;
  const endpointId = randomUUID();

  beforeAll(async () => {
    [studios, receiver] = await Promise.all([startTwoStudios(), openWebhookReceiver()]);
    await studios.database.orm.insert(webhookEndpoints).values({
      branchId: '11-miles-st',
      id: endpointId,
      name: 'Tool',
      url: receiver.url,
      events: ['booking.created'],
      secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
      createdAt: new Date(),
    });
  });
  afterAll(async () => {
    await studios.close();
    await receiver.close();
  });

  const open = async () => {
    const text = `SELECT count(*)::int AS count FROM webhook_deliveries WHERE state = 'waiting'`;
    return (await studios.database.run<{ count: number }>({ name: 'test_webhooks_open', text }, []))[0]
      ?.count;
  };

  it('arrive once each, whichever process sends them', async () => {
    const classId = await createFutureClass(studios.database, count);
    await studios.database.orm
      .insert(bookings)
      .values(Array.from({ length: count }, () => buildBookingRow({ classId })));
    await waitUntil('all webhooks are delivered', async () => (await open()) === 0);
    expect(receiver.received).toHaveLength(count);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(count);
  });

  it('continue when the process that was sending one is killed', { tags: 'long' }, async () => {
    receiver.response = 'nothing';
    const before = receiver.received.length;
    const classId = await createFutureClass(studios.database, 1);
    await studios.database.orm.insert(bookings).values([buildBookingRow({ classId })]);
    await waitUntil('it is on its way', async () => receiver.received.length > before);
    await Promise.all(studios.processes.map((each) => each.kill()));
    receiver.response = { status: 200 };
    await studios.killAndRestart(0);
    await waitUntil('it is sent again', async () => (await open()) === 0);
    const resent = receiver.received.slice(before);
    expect(resent.length).toBeGreaterThan(1);
    expect(new Set(resent.map(({ id }) => id)).size).toBe(1);
  });

  it('control, run last: without the lease of the claiming process a webhook is sent twice', async () => {
    // Stops both processes, so that only this test sends the webhook.
    await Promise.all(studios.processes.map((each) => each.stop()));
    const classId = await createFutureClass(studios.database, 1);
    await studios.database.orm.insert(bookings).values([buildBookingRow({ classId })]);
    const taken = replaceGuard(
      [studios.database.pool],
      /\((d\.)?leased_until IS NULL OR (d\.)?leased_until <= \$1\)/g,
      'true',
    );
    const claim = () => claimDeliveries(studios.database, new Date());
    const claimed = [...(await claim()), ...(await claim())];
    expect(claimed).toHaveLength(2);
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(1);
    expect(taken()).toBe(2);
  });
});
