import { inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/tables.ts';
import type { JobQueue } from '../jobs/job-queue.ts';

/**
 * Enqueues up to 200 emails of committed transactions in the job queue. Each email is enqueued and marked as enqueued
 * in one transaction. `FOR UPDATE SKIP LOCKED` skips rows that another process is enqueueing. Without this lock, an
 * email that a worker has already taken could be enqueued and sent twice.
 */
export async function relayOutbox(
  database: Database,
  jobs: Pick<JobQueue, 'enqueueEmails'>,
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
    await jobs.enqueueEmails(tx, ids);
    await tx.orm.update(outbox).set({ queuedAt: now }).where(inArray(outbox.id, ids));
  });
}
