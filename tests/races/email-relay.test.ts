import { setTimeout as pause } from 'node:timers/promises';
import { migratePostgres, openPostgres, openQueuePool } from '@studio/server/platform/database/postgres';
import { enqueueEmail } from '@studio/server/platform/emails/outbox';
import { relayOutbox } from '@studio/server/platform/emails/relay-outbox';
import { type JobQueue, openJobQueue } from '@studio/server/platform/jobs/job-queue';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from './harness/create-database.ts';
import { waitUntil } from './harness/wait-until.ts';

/** One process: its database connections and its job queue. */
interface Process {
  database: ReturnType<typeof openPostgres>;
  jobs: JobQueue;
}

const { log } = Fastify();
let processes: Process[] = [];
/** Ids of emails whose sending has begun or completed, in any process. */
let started: string[] = [];
let finished: string[] = [];

beforeAll(async () => {
  const databaseUrl = await createDatabase();
  await migratePostgres(databaseUrl);
  const open = async (): Promise<Process> => {
    const database = openPostgres(databaseUrl, 3);
    return {
      database,
      jobs: await openJobQueue({ pool: openQueuePool(databaseUrl, database.monitor) }, log),
    };
  };
  processes = [await open(), await open()];
  for (const { jobs } of processes)
    await jobs.processEmails(async (id) => {
      started.push(id);
      // A slow mail service, so that other processes poll while the sending is in progress.
      await pause(1200);
      finished.push(id);
    });
});
afterAll(async () => {
  for (const { jobs, database } of processes) {
    await jobs.close();
    await database.close();
  }
});
beforeEach(() => {
  started = [];
  finished = [];
});

function twoProcesses(): [Process, Process] {
  const [one, other] = processes;
  if (!one || !other) throw new Error('The processes have not started.');
  return [one, other];
}

const relay = ({ database, jobs }: Process) => relayOutbox(database, jobs, new Date());

async function enqueue({ database }: Process, count: number): Promise<string[]> {
  const before = await listUnqueued(database);
  for (let nth = 0; nth < count; nth++) {
    const subject = { orderId: crypto.randomUUID() };
    await enqueueEmail(
      database,
      { kind: 'booking-confirmed', branchId: 'studio', subject },
      new Date(),
      'studio',
    );
  }
  return (await listUnqueued(database)).filter((id) => !before.includes(id));
}

async function listUnqueued(database: Process['database']): Promise<string[]> {
  const statement = { name: 'test_unqueued', text: 'SELECT id::text FROM outbox WHERE queued_at IS NULL' };
  return (await database.run<{ id: string }>(statement, [])).map(({ id }) => id);
}

/** Both processes poll repeatedly, until everything that has begun is complete, and some time after. */
async function pollUntilDone(count: number): Promise<void> {
  await waitUntil('the mails are through', async () => {
    await Promise.all(processes.map(relay));
    return started.length >= count && finished.length === started.length;
  });
  for (let nth = 0; nth < 12; nth++) {
    await Promise.all(processes.map(relay));
    await pause(100);
  }
  await waitUntil('nothing is open', async () => finished.length === started.length);
}

describe('two processes that relay queued emails', () => {
  it('hand over each email once, though the other polls during the hand-over and the sending', async () => {
    const [one, other] = twoProcesses();
    const ids = await enqueue(one, 5);
    let handOverCount = 0;
    const enqueueEmails: JobQueue['enqueueEmails'] = async (tx, outboxIds) => {
      await one.jobs.enqueueEmails(tx, outboxIds);
      handOverCount = outboxIds.length;
      // A whole poll of the other process happens between the hand-over and the commit.
      await relay(other);
    };
    await relayOutbox(one.database, { enqueueEmails }, new Date());
    expect(handOverCount).toBe(5);
    await pollUntilDone(5);
    expect(started.toSorted()).toEqual(ids.toSorted());
  });

  it('hand over each email once, in many concurrent rounds', { tags: 'long' }, async () => {
    const [one] = twoProcesses();
    const ids: string[] = [];
    for (let round = 0; round < 6; round++) {
      ids.push(...(await enqueue(one, 3)));
      await Promise.all([...processes, ...processes].map(relay));
    }
    await pollUntilDone(ids.length);
    expect(started.toSorted()).toEqual(ids.toSorted());
  });

  it('hand over nothing when one dies halfway, and the other hands it over', {
    tags: 'long',
  }, async () => {
    const [one, other] = twoProcesses();
    const [id] = await enqueue(one, 1);
    const enqueueEmails: JobQueue['enqueueEmails'] = async (tx, outboxIds) => {
      await one.jobs.enqueueEmails(tx, outboxIds);
      throw new Error('It dies here.');
    };
    await expect(relayOutbox(one.database, { enqueueEmails }, new Date())).rejects.toThrow('It dies here.');
    expect(await listUnqueued(one.database)).toEqual([id]);
    await relay(other);
    await pollUntilDone(1);
    expect(started).toEqual([id]);
  });

  it('control: reading without the lock hands over an email that is being sent, and sends it twice', async () => {
    const [one, other] = twoProcesses();
    const ids = await enqueue(one, 1);
    // Both processes have read the row.
    await one.database.transaction((tx) => one.jobs.enqueueEmails(tx, ids));
    await waitUntil('it is being sent', async () => started.length === 1);
    await other.database.transaction((tx) => other.jobs.enqueueEmails(tx, ids));
    await waitUntil('it is sent again', async () => finished.length === 2);
    expect(started).toEqual([...ids, ...ids]);
  });
});
