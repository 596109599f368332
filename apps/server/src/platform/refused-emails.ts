import { and, isNotNull, type SQL } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { enqueueMail, type MailOrder } from './outbox.ts';
import { outbox } from './tables.ts';

/**
 * Takes refused emails off the list of what needs someone, and sends them again when asked to: as new ones, to the address
 * that is known by now. Of two who do it at once, one finds them. Returns how many there were.
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
  if (resend) for (const order of settled) await enqueueMail(tx, order as MailOrder, now);
  return settled.length;
}
