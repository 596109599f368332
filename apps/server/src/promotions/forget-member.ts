import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { promoUses } from './tables.ts';

/** Erases the address of who used codes; that they were used stays. */
export async function forgetCodesOf(tx: Queries, memberId: string): Promise<void> {
  await tx.orm.update(promoUses).set({ email: null }).where(eq(promoUses.memberId, memberId));
}
