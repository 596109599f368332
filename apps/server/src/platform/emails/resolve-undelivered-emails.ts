import { and, isNotNull, type SQL } from 'drizzle-orm';
import type { QueryExecutor } from '../database/database.ts';
import { outbox } from '../database/tables.ts';
import { type EmailJob, enqueueEmail } from './outbox.ts';

/**
 * Removes rejected emails from the staff page Today. With `resend`, also enqueues each of them as a new email, which
 * goes to the recipient's current email address. Of two concurrent calls, only one finds the rejected emails. Returns
 * how many there were.
 */
export async function resolveUndeliveredEmails(
  tx: QueryExecutor,
  condition: SQL | undefined,
  { resend, now }: { resend: boolean; now: Date },
): Promise<number> {
  const { branchId, kind, subject, addressRejectedAt } = outbox;
  const settled = await tx.orm
    .update(outbox)
    .set({ addressRejectedAt: null })
    .where(and(isNotNull(addressRejectedAt), condition))
    .returning({ branchId, kind, subject });
  if (resend) for (const job of settled) await enqueueEmail(tx, job as EmailJob, now, 'studio');
  return settled.length;
}
