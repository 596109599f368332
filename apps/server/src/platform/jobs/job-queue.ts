import type { PGlite } from '@electric-sql/pglite';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { fromPglite, PgBoss } from 'pg-boss';
import { classifyDatabaseError } from '../database/classify-database-error.ts';
import type { QueryExecutor } from '../database/database.ts';

/**
 * Job queue in the schema `pgboss` of the same database. It only decides when work runs: running a job twice, late or
 * in another process never has a wrong result.
 */
export interface JobQueue {
  /** Enqueues emails of the outbox in the caller's transaction. Workers see them only once it commits. */
  enqueueEmails(tx: QueryExecutor, outboxIds: readonly string[]): Promise<void>;
  /**
   * Delivers emails, each until it is sent or dropped. Retries a failed email after 2, 4, 8 … seconds, at most ten
   * minutes.
   */
  processEmails(deliver: (outboxId: string) => Promise<void>): Promise<void>;
  /** Runs work once a day in one process, soon after 03:10 London time. */
  daily(name: string, work: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

const emailQueue = 'deliver-email';

/**
 * Retry settings of emails. There are more retries than fit into two days, so that `deliverEmail` drops an email and
 * not the queue. The queue notices a dead worker within 45 seconds. A worker that hangs loses its emails to other
 * workers after two minutes, more than twice as long as any email service may take.
 */
const retryOptions = {
  retryLimit: 400,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 120,
  heartbeatSeconds: 30,
};

/** Intervals in seconds at which pg-boss looks for jobs whose worker died. */
const monitorOptions = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 };

/** Opens the job queue on a PostgreSQL connection pool, which the queue closes, or on the embedded database. */
export async function openJobQueue(
  where: { pool: Pool } | { pglite: PGlite },
  log: FastifyBaseLogger,
): Promise<JobQueue> {
  const boss =
    'pool' in where
      ? new PgBoss({
          ...monitorOptions,
          db: { executeSql: (text, values) => where.pool.query(text, values) },
        })
      : new PgBoss({ ...monitorOptions, backend: 'pglite', db: fromPglite(where.pglite) });
  // Logs connection errors at debug level: the queue polls every second, and the database monitor already logs that the
  // database is unavailable.
  boss.on('error', (error) => {
    const level = ({ unavailable: 'debug', 'in-doubt': 'debug', busy: 'warn', none: 'error' } as const)[
      classifyDatabaseError(error) ?? 'none'
    ];
    // pg-boss passes a plain object with the error's fields, not an Error.
    const err = Object.assign(new Error(error.message), error);
    log[level]({ err }, 'the job queue reported an error');
  });
  await boss.start();
  await boss.createQueue(emailQueue, { policy: 'short', ...retryOptions });
  // A queue that an earlier release created has the retry settings of that release.
  await boss.updateQueue(emailQueue, retryOptions);
  return {
    enqueueEmails: async (tx, outboxIds) => {
      const jobs = outboxIds.map((outboxId) => ({ data: { outboxId }, singletonKey: outboxId }));
      const executeSql = async (text: string, values: unknown[] = []) => ({
        rows: await tx.run({ name: 'enqueue_email_jobs', text }, values),
      });
      await boss.insert(emailQueue, jobs, { db: { executeSql } });
    },
    processEmails: async (deliver) => {
      await boss.work<{ outboxId: string }>(
        emailQueue,
        { pollingIntervalSeconds: 1, batchSize: 10 },
        async (jobs) => {
          // Attempts all jobs, even if one fails. A retry of the batch skips emails that were sent.
          const tried = await Promise.allSettled(jobs.map(({ data }) => deliver(data.outboxId)));
          for (const one of tried) if (one.status === 'rejected') throw one.reason;
        },
      );
    },
    daily: async (name, work) => {
      await boss.createQueue(name);
      await boss.schedule(name, '10 3 * * *', null, { tz: 'Europe/London' });
      await boss.work(name, { pollingIntervalSeconds: 60 }, async () => {
        await work();
      });
    },
    close: async () => {
      await boss.stop({ graceful: true, timeout: 5000 });
      if ('pool' in where) await where.pool.end();
    },
  };
}
