import type { PGlite } from '@electric-sql/pglite';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { fromPglite, PgBoss } from 'pg-boss';
import { classifyDatabaseError } from './classify-database-error.ts';
import type { QueryExecutor } from './database.ts';

/** The queue of jobs, in the schema `pgboss` of the same database. Nothing about correctness waits for it. */
export interface JobQueue {
  /**
   * Hands mails of the outbox to the workers, in the caller's transaction: they are there when it has committed, and never
   * if it does not.
   */
  handOver(tx: QueryExecutor, outboxIds: readonly string[]): Promise<void>;
  /** Works mails off, each until it is sent or given up; a failed one is tried again after 2, 4, 8 … seconds, at most ten minutes. */
  workMail(deliver: (outboxId: string) => Promise<void>): Promise<void>;
  /** Runs work once a day, in one process. */
  daily(name: string, work: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

const mailQueue = 'deliver-mail';

/**
 * More tries than two days have room for: then `deliverMail` gives a mail up, and not the queue. Whoever dies over mails
 * is missed within half a minute; whoever hangs leaves them to the others after two, and no service is waited for half as
 * long.
 */
const mailTries = {
  retryLimit: 400,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 120,
  heartbeatSeconds: 30,
};

/** How often it is looked for work that somebody died over. */
const looking = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 };

/** Opens the queue on connections to PostgreSQL, which it closes, or on the embedded database. */
export async function openJobQueue(
  where: { pool: Pool } | { pglite: PGlite },
  log: FastifyBaseLogger,
): Promise<JobQueue> {
  const boss =
    'pool' in where
      ? new PgBoss({ ...looking, db: { executeSql: (text, values) => where.pool.query(text, values) } })
      : new PgBoss({ ...looking, backend: 'pglite', db: fromPglite(where.pglite) });
  // It asks every second: that the database is away is told once, by the watch over it.
  boss.on('error', (error) => {
    const level = ({ away: 'debug', 'in-doubt': 'debug', busy: 'warn', none: 'error' } as const)[
      classifyDatabaseError(error) ?? 'none'
    ];
    // It hands on the fields of a failure, and no failure.
    const err = Object.assign(new Error(error.message), error);
    log[level]({ err }, 'the job queue has a problem');
  });
  await boss.start();
  await boss.createQueue(mailQueue, { policy: 'short', ...mailTries });
  // One that is there from before has the tries of before.
  await boss.updateQueue(mailQueue, mailTries);
  return {
    handOver: async (tx, outboxIds) => {
      const jobs = outboxIds.map((outboxId) => ({ data: { outboxId }, singletonKey: outboxId }));
      const executeSql = async (text: string, values: unknown[] = []) => ({
        rows: await tx.run({ name: 'hand_over_mails', text }, values),
      });
      await boss.insert(mailQueue, jobs, { db: { executeSql } });
    },
    workMail: async (deliver) => {
      await boss.work<{ outboxId: string }>(
        mailQueue,
        { pollingIntervalSeconds: 1, batchSize: 10 },
        async (jobs) => {
          // All are tried, also beside one that fails; those that were sent are found sent when they come again.
          const tried = await Promise.allSettled(jobs.map(({ data }) => deliver(data.outboxId)));
          for (const one of tried) if (one.status === 'rejected') throw one.reason;
        },
      );
    },
    daily: async (name, work) => {
      await boss.createQueue(name);
      await boss.schedule(name, '10 3 * * *', null, { tz: 'Europe/London' });
      await boss.work(name, async () => {
        await work();
      });
    },
    close: async () => {
      await boss.stop({ graceful: true, timeout: 5000 });
      if ('pool' in where) await where.pool.end();
    },
  };
}
