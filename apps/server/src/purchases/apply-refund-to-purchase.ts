import { and, eq, isNull } from 'drizzle-orm';
import { endRefundedEntitlement, loadSessionUsage } from '../entitlements/end-refunded-entitlement.ts';
import { deductRefundFromGiftCard } from '../gift-cards/gift-card-ledger.ts';
import { findGiftCard } from '../gift-cards/store.ts';
import { giftCards } from '../gift-cards/tables.ts';
import type { PaidItem } from '../payments/find-paid-item.ts';
import type { SavedProviderRefunds } from '../payments/save-provider-refunds.ts';
import type { RefundRow } from '../payments/store.ts';
import { writeAudit } from '../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { releaseOffers } from './once-per-person-offers.ts';

const findEntitlementOfPaidItem: PreparedStatement = {
  name: 'entitlement_of_paid_item',
  text: `SELECT entitlement_id AS "entitlementId" FROM purchases WHERE branch_id = $1 AND id = $2 AND gift_card_pence = 0
    UNION ALL SELECT entitlement_id FROM membership_months WHERE branch_id = $1 AND id = $2`,
};

/**
 * Applies a refund or dispute at the provider to the goods of a purchase or a paid month. The refunded amount is
 * deducted from a gift card, up to its balance. Once the whole payment is refunded, the entitlement that it bought ends
 * with its remaining sessions, unless a gift card paid part of the price. A gift card whose payment is disputed is
 * inactive until the studio wins the dispute or staff reactivate the card.
 */
export async function applyRefundToPurchase(
  tx: QueryExecutor,
  { branchId, id, source }: PaidItem,
  { written, isFullyRefunded }: SavedProviderRefunds,
  now: Date,
): Promise<void> {
  if (source === 'place' || written.length === 0) return;
  const card = source === 'purchase' ? await findGiftCard(tx, branchId, { purchaseId: id }) : null;
  if (card) for (const refund of written) await applyToGiftCard(tx, card.id, refund, now);
  const last = written.findLast(isFinal);
  if (!last || !isFullyRefunded) return;
  const [found] = await tx.run<{ entitlementId: string | null }>(findEntitlementOfPaidItem, [branchId, id]);
  if (!found?.entitlementId) return;
  const { entitlementId } = found;
  const { used } = await loadSessionUsage(tx, { branchId, entitlementId, lock: true });
  await endRefundedEntitlement(
    tx,
    { branchId, entitlementId, refundId: last.id, actor: 'provider', note: last.reason },
    now,
  );
  if (used === 0 && last.madeBy === 'provider') await releaseOffers(tx, { branchId, purchaseId: id });
}

/**
 * Returns whether the money of a row is or will be refunded for good. False for a failed refund, a dispute that the
 * studio won, and an open dispute, which it may still win.
 */
function isFinal({ status }: RefundRow): boolean {
  return status !== 'DISPUTED' && status !== 'FAILED' && status !== 'WON';
}

async function applyToGiftCard(
  tx: QueryExecutor,
  giftCardId: string,
  refund: RefundRow,
  now: Date,
): Promise<void> {
  const { branchId, id: refundId, amountPence: pence, status } = refund;
  if (status === 'DISPUTED') await deactivateGiftCard(tx, branchId, giftCardId, now);
  if (status === 'WON') await reactivateGiftCard(tx, branchId, giftCardId, now);
  if (isFinal(refund))
    await deductRefundFromGiftCard(tx, { branchId, giftCardId, refundId, pence, actor: 'provider' }, now);
}

async function deactivateGiftCard(tx: QueryExecutor, branchId: string, id: string, now: Date): Promise<void> {
  const own = and(eq(giftCards.branchId, branchId), eq(giftCards.id, id), isNull(giftCards.deactivatedAt));
  const deactivated = await tx.orm
    .update(giftCards)
    .set({ deactivatedAt: now, deactivatedForDispute: true })
    .where(own)
    .returning({ id: giftCards.id });
  if (deactivated.length === 0) return;
  const entry = { branchId, at: now, actor: 'provider', subject: 'gift-card', subjectId: id } as const;
  await writeAudit(tx, [{ ...entry, action: 'DEACTIVATED', reason: 'payment disputed' }]);
}

/**
 * Reactivates a gift card that a dispute deactivated, when the studio wins the dispute. A gift card that staff
 * deactivated stays inactive.
 */
async function reactivateGiftCard(tx: QueryExecutor, branchId: string, id: string, now: Date): Promise<void> {
  const own = and(
    eq(giftCards.branchId, branchId),
    eq(giftCards.id, id),
    eq(giftCards.deactivatedForDispute, true),
  );
  const resumed = await tx.orm
    .update(giftCards)
    .set({ deactivatedAt: null, deactivatedForDispute: false })
    .where(own)
    .returning({ id: giftCards.id });
  if (resumed.length === 0) return;
  const entry = { branchId, at: now, actor: 'provider', subject: 'gift-card', subjectId: id } as const;
  await writeAudit(tx, [{ ...entry, action: 'REACTIVATED', reason: 'dispute won' }]);
}
