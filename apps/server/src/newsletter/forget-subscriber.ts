import { and, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { forgetAddress } from '../promotions/list-code.ts';
import { leaveList } from './store.ts';
import { newsletterSubscribers as list } from './tables.ts';

/** Takes whoever has an address off the list and forgets it. That they left stays, as a hash: nobody adds them again unasked. */
export async function forgetSubscriber(
  tx: Queries,
  { branchId, personHash }: { branchId: string; personHash: string },
  now: Date,
): Promise<void> {
  const [row] = await tx.orm
    .select({ id: list.id })
    .from(list)
    .where(and(eq(list.branchId, branchId), eq(list.personHash, personHash)));
  if (row) await leaveList(tx, { branchId, id: row.id }, 'staff', now);
  await forgetAddress(tx, { branchId, personHash });
}
