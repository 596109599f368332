import type { PurchaseStatus } from '@studio/domain/purchases/settle-purchase';
import { and, eq } from 'drizzle-orm';
import { returnToGiftCard } from '../gift-cards/gift-card-ledger.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database.ts';
import { releasePromoUse } from '../promotions/use-promo.ts';
import type { PurchaseRow } from './store.ts';
import { purchases } from './tables.ts';

/** Writes what has become of a purchase, and why. Its row is locked by the caller. */
export async function setPurchaseStatus(
  tx: QueryExecutor,
  { branchId, id }: Pick<PurchaseRow, 'branchId' | 'id'>,
  status: PurchaseStatus,
  { why, ...facts }: { why: string } & Partial<Pick<PurchaseRow, 'method' | 'receiptUrl' | 'entitlementId'>>,
  actor: Actor,
  now: Date,
): Promise<void> {
  await tx.orm
    .update(purchases)
    .set({ status, settledAt: now, settledBecause: why, ...facts })
    .where(and(eq(purchases.branchId, branchId), eq(purchases.id, id)));
  await writeAudit(tx, [
    { branchId, at: now, actor, subject: 'purchase', subjectId: id, action: status, why },
  ]);
}

/** Gives back what a purchase that does not come about has taken: the use of its code, and the gift card's part. */
export async function returnPaymentParts(
  tx: QueryExecutor,
  purchase: PurchaseRow,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { branchId, id: purchaseId, giftCardId, giftCardPence: pence } = purchase;
  await releasePromoUse(tx, branchId, purchaseId, now);
  if (giftCardId && pence > 0)
    await returnToGiftCard(tx, { branchId, giftCardId, purchaseId, pence, actor }, now);
}
