import { and, isNotNull, type SQL } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { enqueueMail, type MailOrder } from './outbox.ts';
import { outbox } from './tables.ts';

/**
 * Removes refused emails from Today, and sends them again on request: as new emails, to the current address. Of two
 * concurrent calls, one finds them. Returns how many there were.
 */
export async function settleRefusedEmails(
  tx: Queries,
  which: SQL | undefined,
  { resend, now }: { resend: boolean; now: Date },
): Promise<number> {
  const { branchId, kind, subject, addressRefusedAt } = outbox;
  const settled = await tx.orm
    .update(outbox)
    .set({ addressRefusedAt: null })
    .where(and(isNotNull(addressRefusedAt), which))
    .returning({ branchId, kind, subject });
  if (resend) for (const order of settled) await enqueueMail(tx, order as MailOrder, now, 'studio');
  return settled.length;
}
