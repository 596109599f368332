/**
 * Sends sixty emails through two servers. In the short form, `hold-limits` tests limits instead.
 *
 * @module-tag long
 */
import { randomUUID } from 'node:crypto';
import { consumeEmailBudget } from '@studio/server/email-budget';
import { insertContactMessage } from '@studio/server/enquiries/store';
import { enqueueEmail } from '@studio/server/platform/emails/outbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServices } from './harness/in-process-services.ts';
import { replaceGuard } from './harness/replace-guard.ts';
import { pickProcess, startTwoStudios, type TwoStudioProcesses } from './harness/two-studio-processes.ts';
import { waitUntil } from './harness/wait-until.ts';

const branchId = '11-miles-st';
const many = 60;

describe('emails that two processes send to one address at once', () => {
  let studios: TwoStudioProcesses;
  beforeAll(async () => {
    studios = await startTwoStudios({ LIMITS: 'on' });
  });
  afterAll(() => studios.close());

  it('are limited to five of sixty for an unverified address, and the others are recorded', async () => {
    const email = `victim-${randomUUID()}@guests.example`;
    await requestMany(email, { clientId: 'a-stranger', memberId: null });
    expect(await countEmailsTo(email)).toBe(5);
    const dropped = {
      name: 'test_dropped',
      text: 'SELECT drop_reason FROM outbox WHERE drop_reason IS NOT NULL',
    };
    const rows = await studios.database.run<{ drop_reason: string }>(dropped, []);
    expect(rows.map((row) => row.drop_reason)).toEqual(Array(many - 5).fill('too many to this address'));
  });

  it('are limited to thirty of sixty when staff cause them, whatever strangers have used up', async () => {
    const email = `client-${randomUUID()}@guests.example`;
    await requestMany(email, { clientId: 'a-stranger', memberId: null });
    await requestMany(email, 'studio');
    expect(await countEmailsTo(email)).toBe(5 + 30);
  });

  it('control: without the lock on the counters all are sent', async () => {
    const inside = await openServices(studios.databaseUrl, { LIMITS: 'on' });
    try {
      const { services } = inside;
      const taken = replaceGuard([inside.pool], /DO UPDATE SET count = limit_counters\.count/, 'DO NOTHING');
      const email = { to: `victim-${randomUUID()}@guests.example`, cause: 'stranger' } as const;
      const send = () =>
        services.database.transaction((tx) => consumeEmailBudget(tx, services, email, new Date()));
      const sent = await Promise.all(Array.from({ length: many }, send));
      expect(sent.filter(Boolean).length).toBeGreaterThan(5);
      expect(taken()).toBe(many);
    } finally {
      await inside.close();
    }
  });

  /** Queues many emails to an address in the outbox, and waits until each has been sent or dropped. */
  async function requestMany(email: string, requester: Parameters<typeof enqueueEmail>[3]): Promise<void> {
    const { database } = studios;
    const now = new Date();
    const messageId = randomUUID();
    const fields = { name: 'Eve', email, subject: 'Hello', message: 'Hello.' };
    const about = { topic: 'general', instructorId: null, status: 'NEW' } as const;
    await insertContactMessage(database, { branchId, id: messageId, ...fields, ...about, createdAt: now });
    const order = { branchId, kind: 'contact-copy', subject: { messageId } } as const;
    await database.transaction(async (tx) => {
      for (let nth = 0; nth < many; nth++) await enqueueEmail(tx, order, now, requester ?? 'studio');
    });
    const open = {
      name: 'test_open_mails',
      text: 'SELECT 1 FROM outbox WHERE sent_at IS NULL AND drop_reason IS NULL',
    };
    await waitUntil('all are settled', async () => (await database.run(open, [])).length === 0);
  }

  async function countEmailsTo(address: string): Promise<number> {
    const response = await fetch(`${pickProcess(studios, 0).url}/sandbox/mail.json?to=${address}`);
    return ((await response.json()) as { mails: unknown[] }).mails.length;
  }
});
