import { eq, isNull } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { Jobs } from './jobs.ts';
import { outbox } from './tables.ts';

/** Hands mails that committed transactions have written to the job queue. Handing one over twice does no harm. */
export async function relayOutbox(database: Database, jobs: Jobs, now: Date): Promise<void> {
  const waiting = await database.orm
    .select({ id: outbox.id })
    .from(outbox)
    .where(isNull(outbox.queuedAt))
    .orderBy(outbox.id)
    .limit(200);
  for (const { id } of waiting) {
    await jobs.sendMail(id);
    await database.orm.update(outbox).set({ queuedAt: now }).where(eq(outbox.id, id));
  }
}
