import { inArray, isNull } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { JobQueue } from './job-queue.ts';
import { outbox } from './tables.ts';

/**
 * Hands mails that committed transactions have written to the job queue, each once: it is in the queue and marked, or
 * neither. Rows that another process is about to hand over are left to it; read without the lock, a mail that a worker had
 * already taken was put into the queue a second time, and went out twice.
 */
export async function relayOutbox(
  database: Database,
  jobs: Pick<JobQueue, 'handOver'>,
  now: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    const waiting = await tx.orm
      .select({ id: outbox.id })
      .from(outbox)
      .where(isNull(outbox.queuedAt))
      .orderBy(outbox.id)
      .limit(200)
      .for('update', { skipLocked: true });
    if (waiting.length === 0) return;
    const ids = waiting.map(({ id }) => id);
    await jobs.handOver(tx, ids);
    await tx.orm.update(outbox).set({ queuedAt: now }).where(inArray(outbox.id, ids));
  });
}
