import { normaliseEmail } from '@studio/domain/people/email';
import type { RetentionCutoffs } from '@studio/domain/privacy/retention-cutoffs';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { promoUses } from './tables.ts';

/**
 * Replaces the email address in a person's promo code uses with a keyed hash of the mailbox, so that once-per-person
 * codes stay used.
 */
export async function pseudonymisePromoUses(
  tx: QueryExecutor,
  { email, holder }: { email: string; holder: string },
): Promise<void> {
  await tx.orm
    .update(promoUses)
    .set({ email: null, holders: sql`array_append(${promoUses.holders}, ${holder})` })
    .where(eq(promoUses.email, normaliseEmail(email)));
}

/** Replaces email addresses in old promo code uses with their hashes. `holderOf` hashes an email address. */
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

/** Deletes the hashes of people in promo code uses whose retention period has ended. */
export async function purgeOldPromoUses(
  db: QueryExecutor,
  { offer }: Pick<RetentionCutoffs, 'offer'>,
): Promise<void> {
  await db.orm
    .update(promoUses)
    .set({ holders: [] })
    .where(and(lt(promoUses.usedAt, offer), sql`cardinality(${promoUses.holders}) > 0`));
}
