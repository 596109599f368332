import { normaliseEmail } from '@studio/domain/people/email';
import type { RetentionCutoffs } from '@studio/domain/privacy/retention-cutoffs';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database.ts';
import { promoUses } from './tables.ts';

/** Replaces the address of who used codes by the key of their mailbox, so that a code once per person stays that. */
export async function pseudonymisePromoUses(
  tx: QueryExecutor,
  { email, holder }: { email: string; holder: string },
): Promise<void> {
  await tx.orm
    .update(promoUses)
    .set({ email: null, holders: sql`array_append(${promoUses.holders}, ${holder})` })
    .where(eq(promoUses.email, normaliseEmail(email)));
}

/** The same for every use from before keys were kept. `holderOf` makes the key of an address. */
export async function pseudonymiseOldPromoUses(
  db: QueryExecutor,
  holderOf: (email: string) => string,
): Promise<void> {
  const rows = await db.orm
    .selectDistinct({ email: promoUses.email })
    .from(promoUses)
    .where(isNotNull(promoUses.email));
  for (const { email } of rows)
    if (email) await pseudonymisePromoUses(db, { email, holder: holderOf(email) });
}

/** Deletes the keys of who used codes once their period is over. */
export async function purgeOldPromoUses(
  db: QueryExecutor,
  { offer }: Pick<RetentionCutoffs, 'offer'>,
): Promise<void> {
  await db.orm
    .update(promoUses)
    .set({ holders: [] })
    .where(and(lt(promoUses.usedAt, offer), sql`cardinality(${promoUses.holders}) > 0`));
}
