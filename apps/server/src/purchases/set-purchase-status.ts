import type { PurchaseStatus } from '@studio/domain/purchases/settle-purchase';
import { and, eq } from 'drizzle-orm';
import { returnToGiftCard } from '../gift-cards/gift-card-ledger.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { releasePromoUse } from '../promotions/record-promo-use.ts';
import type { PurchaseRow } from './store.ts';
import { purchases } from './tables.ts';

/** Saves the final status of a purchase and its reason. The caller has locked the row. */
export async function setPurchaseStatus(
  tx: QueryExecutor,
  { branchId, id }: Pick<PurchaseRow, 'branchId' | 'id'>,
  status: PurchaseStatus,
  {
    reason,
    ...values
  }: { reason: string } & Partial<Pick<PurchaseRow, 'method' | 'receiptUrl' | 'entitlementId'>>,
  actor: Actor,
  now: Date,
): Promise<void> {
  await tx.orm
    .update(purchases)
    .set({ status, settledAt: now, settleReason: reason, ...values })
    .where(and(eq(purchases.branchId, branchId), eq(purchases.id, id)));
  await writeAudit(tx, [
    { branchId, at: now, actor, subject: 'purchase', subjectId: id, action: status, reason },
  ]);
}

/** Releases the use of the promo code and the gift card amount of an unfulfilled purchase. */
export async function releasePromoAndGiftCard(
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
