import { and, eq } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { eraseNewsletterCodeAddress } from '../promotions/newsletter-code.ts';
import { unsubscribeAndErase } from './store.ts';
import { newsletterSubscribers as list } from './tables.ts';

/**
 * Unsubscribes and erases an email address. A keyed hash records the unsubscribe, so that no one adds the email address
 * again without consent.
 */
export async function eraseSubscriber(
  tx: QueryExecutor,
  { branchId, personHash }: { branchId: string; personHash: string },
  now: Date,
): Promise<void> {
  const [row] = await tx.orm
    .select({ id: list.id })
    .from(list)
    .where(and(eq(list.branchId, branchId), eq(list.personHash, personHash)));
  if (row) await unsubscribeAndErase(tx, { branchId, id: row.id }, 'staff', now);
  await eraseNewsletterCodeAddress(tx, { branchId, personHash });
}
