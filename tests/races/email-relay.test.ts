import { setTimeout as pause } from 'node:timers/promises';
import { type JobQueue, openJobQueue } from '@studio/server/platform/job-queue';
import { enqueueEmail } from '@studio/server/platform/outbox';
import { migratePostgres, openPostgres, openQueuePool } from '@studio/server/platform/postgres';
import { relayOutbox } from '@studio/server/platform/relay-outbox';
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
let begun: string[] = [];
let through: string[] = [];

beforeAll(async () => {
  const databaseUrl = await createDatabase();
  await migratePostgres(databaseUrl);
  const open = async (): Promise<Process> => {
    const database = openPostgres(databaseUrl, 3);
    return { database, jobs: await openJobQueue({ pool: openQueuePool(databaseUrl, database.watch) }, log) };
  };
  processes = [await open(), await open()];
  for (const { jobs } of processes)
    await jobs.workMail(async (id) => {
      begun.push(id);
      // A slow mail service, so that other processes poll while the sending is in progress.
      await pause(1200);
      through.push(id);
    });
});
afterAll(async () => {
  for (const { jobs, database } of processes) {
    await jobs.close();
    await database.close();
  }
});
beforeEach(() => {
  begun = [];
  through = [];
});

function twoProcesses(): [Process, Process] {
  const [one, other] = processes;
  if (!one || !other) throw new Error('The processes have not started.');
  return [one, other];
}

const relay = ({ database, jobs }: Process) => relayOutbox(database, jobs, new Date());

async function write({ database }: Process, count: number): Promise<string[]> {
  const before = await unqueued(database);
  for (let nth = 0; nth < count; nth++) {
    const subject = { orderId: crypto.randomUUID() };
    await enqueueEmail(
      database,
      { kind: 'booking-confirmed', branchId: 'studio', subject },
      new Date(),
      'studio',
    );
  }
  return (await unqueued(database)).filter((id) => !before.includes(id));
}

async function unqueued(database: Process['database']): Promise<string[]> {
  const statement = { name: 'test_unqueued', text: 'SELECT id::text FROM outbox WHERE queued_at IS NULL' };
  return (await database.run<{ id: string }>(statement, [])).map(({ id }) => id);
}

/** Both processes poll repeatedly, until everything that has begun is complete, and some time after. */
async function lookOn(count: number): Promise<void> {
  await waitUntil('the mails are through', async () => {
    await Promise.all(processes.map(relay));
    return begun.length >= count && through.length === begun.length;
  });
  for (let nth = 0; nth < 12; nth++) {
    await Promise.all(processes.map(relay));
    await pause(100);
  }
  await waitUntil('nothing is open', async () => through.length === begun.length);
}

describe('two processes that look for waiting mails', () => {
  it('hand each over once, though the other looks in the middle and while it is being sent', async () => {
    const [one, other] = twoProcesses();
    const ids = await write(one, 5);
    let handedOver = 0;
    const handOver: JobQueue['handOver'] = async (tx, outboxIds) => {
      await one.jobs.handOver(tx, outboxIds);
      handedOver = outboxIds.length;
      // A whole poll of the other process happens between the hand-over and the commit.
      await relay(other);
    };
    await relayOutbox(one.database, { handOver }, new Date());
    expect(handedOver).toBe(5);
    await lookOn(5);
    expect(begun.toSorted()).toEqual(ids.toSorted());
  });

  it('hand each over once, side by side, many times', { tags: 'long' }, async () => {
    const [one] = twoProcesses();
    const ids: string[] = [];
    for (let round = 0; round < 6; round++) {
      ids.push(...(await write(one, 3)));
      await Promise.all([...processes, ...processes].map(relay));
    }
    await lookOn(ids.length);
    expect(begun.toSorted()).toEqual(ids.toSorted());
  });

  it('a process that dies in the middle has handed over nothing, and the other does', {
    tags: 'long',
  }, async () => {
    const [one, other] = twoProcesses();
    const [id] = await write(one, 1);
    const handOver: JobQueue['handOver'] = async (tx, outboxIds) => {
      await one.jobs.handOver(tx, outboxIds);
      throw new Error('It dies here.');
    };
    await expect(relayOutbox(one.database, { handOver }, new Date())).rejects.toThrow('It dies here.');
    expect(await unqueued(one.database)).toEqual([id]);
    await relay(other);
    await lookOn(1);
    expect(begun).toEqual([id]);
  });

  it('control: who reads without the lock hands over again what is being sent, and it goes out twice', async () => {
    const [one, other] = twoProcesses();
    const ids = await write(one, 1);
    // Both processes have read the row.
    await one.database.transaction((tx) => one.jobs.handOver(tx, ids));
    await waitUntil('it is being sent', async () => begun.length === 1);
    await other.database.transaction((tx) => other.jobs.handOver(tx, ids));
    await waitUntil('it is sent again', async () => through.length === 2);
    expect(begun).toEqual([...ids, ...ids]);
  });
});
