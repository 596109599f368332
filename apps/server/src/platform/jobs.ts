import type { PGlite } from '@electric-sql/pglite';
import type { FastifyBaseLogger } from 'fastify';
import { fromPglite, PgBoss } from 'pg-boss';

/** The queue of jobs, in the schema `pgboss` of the same database. Nothing about correctness waits for it. */
export interface Jobs {
  /** Hands one mail of the outbox to the workers; handing it over again while it waits changes nothing. */
  sendMail(outboxId: string): Promise<void>;
  /** Works mails off, each until it is sent or given up; a failed one is tried again after 2, 4, 8 … seconds. */
  workMail(deliver: (outboxId: string) => Promise<void>): Promise<void>;
  /** Runs work once a day, in one process. */
  daily(name: string, work: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

const mailQueue = 'deliver-mail';

/** Opens the queue on PostgreSQL, by its address, or on the embedded database. */
export async function openJobs(
  where: { url: string } | { pglite: PGlite },
  log: FastifyBaseLogger,
): Promise<Jobs> {
  const boss =
    'url' in where
      ? new PgBoss({ connectionString: where.url, max: 3 })
      : new PgBoss({ backend: 'pglite', db: fromPglite(where.pglite) });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue has a problem'));
  await boss.start();
  await boss.createQueue(mailQueue, {
    policy: 'short',
    retryLimit: 12,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 600,
  });
  return {
    sendMail: async (outboxId) => {
      await boss.send(mailQueue, { outboxId }, { singletonKey: outboxId });
    },
    workMail: async (deliver) => {
      await boss.work<{ outboxId: string }>(
        mailQueue,
        { pollingIntervalSeconds: 1, batchSize: 5 },
        async (jobs) => {
          for (const job of jobs) await deliver(job.data.outboxId);
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
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
