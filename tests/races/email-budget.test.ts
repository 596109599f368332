import { randomUUID } from 'node:crypto';
import { insertMessage } from '@studio/server/enquiries/store';
import { enqueueMail } from '@studio/server/platform/outbox';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn, startTwoStudios, type TwoStudios } from './harness/two-studios.ts';
import { waitUntil } from './harness/wait-until.ts';

const branchId = '11-miles-st';
const many = 60;

describe('emails that two processes send to one address at once', () => {
  let studios: TwoStudios;
  beforeAll(async () => {
    studios = await startTwoStudios({ LIMITS: 'on' });
  });
  afterAll(() => studios.close());

  it('are five of sixty when nobody has proven it, and the others are noted', async () => {
    const email = `victim-${randomUUID()}@guests.example`;
    await askForMany(email, { clientId: 'a-stranger', memberId: null });
    expect(await mailsTo(email)).toBe(5);
    const dropped = {
      name: 'test_dropped',
      text: 'SELECT dropped_because FROM outbox WHERE dropped_because IS NOT NULL',
    };
    const rows = await studios.database.run<{ dropped_because: string }>(dropped, []);
    expect(rows.map((row) => row.dropped_because)).toEqual(Array(many - 5).fill('too many to this address'));
  });

  it('are thirty of sixty when the team causes them, whatever strangers have used up', {
    tags: 'long',
  }, async () => {
    const email = `client-${randomUUID()}@guests.example`;
    await askForMany(email, { clientId: 'a-stranger', memberId: null });
    await askForMany(email, 'studio');
    expect(await mailsTo(email)).toBe(5 + 30);
  });

  it('would be more by counting first and sending then', async () => {
    const clients = [new Client(studios.databaseUrl), new Client(studios.databaseUrl)];
    await Promise.all(clients.map((client) => client.connect()));
    try {
      await clients[0]?.query('CREATE TABLE naive_budget AS SELECT 4 AS count');
      const counts = await Promise.all(clients.map(looksFirst));
      const sent = await Promise.all(clients.map((client, index) => countsThen(client, counts[index] ?? 5)));
      expect(sent).toEqual([true, true]);
    } finally {
      await Promise.all(clients.map((client) => client.end()));
    }
  });

  /** Writes many emails to an address into the outbox, and waits until each has been sent or dropped. */
  async function askForMany(email: string, askedBy: Parameters<typeof enqueueMail>[3]): Promise<void> {
    const { database } = studios;
    const now = new Date();
    const messageId = randomUUID();
    const words = { name: 'Eve', email, subject: 'Hello', message: 'Hello.' };
    const about = { topic: 'general', instructorId: null, status: 'NEW' } as const;
    await insertMessage(database, { branchId, id: messageId, ...words, ...about, createdAt: now });
    const order = { branchId, kind: 'contact-copy', subject: { messageId } } as const;
    await database.transaction(async (tx) => {
      for (let nth = 0; nth < many; nth++) await enqueueMail(tx, order, now, askedBy ?? 'studio');
    });
    const open = {
      name: 'test_open_mails',
      text: 'SELECT 1 FROM outbox WHERE sent_at IS NULL AND dropped_because IS NULL',
    };
    await waitUntil('all are settled', async () => (await database.run(open, [])).length === 0);
  }

  async function mailsTo(address: string): Promise<number> {
    const response = await fetch(`${inTurn(studios, 0).url}/sandbox/mail.json?to=${address}`);
    return ((await response.json()) as { mails: unknown[] }).mails.length;
  }
});

/** The control: each reads the counter, in a transaction, before the other has counted. */
async function looksFirst(client: Client): Promise<number> {
  await client.query('BEGIN');
  return (await client.query('SELECT count FROM naive_budget')).rows[0].count;
}

async function countsThen(client: Client, seen: number): Promise<boolean> {
  if (seen < 5) await client.query('UPDATE naive_budget SET count = count + 1');
  await client.query('COMMIT');
  return seen < 5;
}
