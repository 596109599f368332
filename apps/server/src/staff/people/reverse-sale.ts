import { takeSessions } from '../../entitlements/session-ledger.ts';
import { type EntitlementRow, findEntitlement } from '../../entitlements/store.ts';
import { type DeskRefund, loadDeskBalances, recordDeskRefund } from '../../payments/desk-payments.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { releasePromoUse } from '../../promotions/record-promo-use.ts';
import { releaseOffers } from '../../purchases/once-per-person-offers.ts';

export interface SaleReversalInput {
  branchId: string;
  entitlementId: string;
  reason: string;
  actor: Extract<Actor, `staff:${string}`>;
}

/**
 * Reverses a front-desk sale while all its sessions are unused (handbook: packs-and-memberships 18). Removes the
 * sessions, refunds the payments by their original method, also to a gift card, and releases a once-per-person offer
 * and the use of a promo code. Throws AppError not_found, and not_changeable, also for the second of two concurrent
 * calls.
 */
export async function reverseSale(
  { database, clock }: Services,
  input: SaleReversalInput,
): Promise<DeskRefund> {
  const { branchId, entitlementId, reason, actor } = input;
  const credit = await findEntitlement(database, branchId, entitlementId);
  if (!credit) throw new AppError('not_found');
  const now = clock.now();
  return database.transaction(async (tx) => {
    const { originId: saleId, productId } = credit;
    // Locks the promo code before the gift card, in the same order as a sale.
    await releasePromoUse(tx, branchId, saleId, now);
    // Locks the payments, so that a concurrent reversal waits and then finds no sessions.
    const refund = { branchId, subjectId: entitlementId, note: reason, refundedBy: actor };
    const refunded = await recordDeskRefund(tx, refund, now);
    await takeAll(tx, input, now);
    await releaseOffers(tx, { branchId, purchaseId: saleId });
    const entry = { subject: 'entitlement', subjectId: entitlementId, action: 'REVERSED' } as const;
    await writeAudit(tx, [
      { branchId, at: now, actor, ...entry, reason, detail: { amountPence: refunded.pence, productId } },
    ]);
    return refunded;
  });
}

async function takeAll(
  tx: QueryExecutor,
  { branchId, entitlementId, reason, actor }: SaleReversalInput,
  now: Date,
): Promise<void> {
  const credit = await findEntitlement(tx, branchId, entitlementId);
  const sold = (await loadDeskBalances(tx, branchId, [entitlementId])).has(entitlementId);
  if (!credit || !sold || !isEntitlementUnused(credit))
    throw new AppError(
      'not_changeable',
      'You can only reverse a front desk sale if no sessions have been used.',
    );
  const sessions = credit.balance ?? 0;
  const movement = { branchId, entitlementId, subjectId: entitlementId, sessions, actor, note: reason };
  if (sessions > 0) await takeSessions(tx, 'REFUNDED', movement, now);
}

/** Returns whether a limited entitlement still has all its sessions. */
export function isEntitlementUnused({ balance, terms }: Pick<EntitlementRow, 'balance' | 'terms'>): boolean {
  return balance !== null && balance > 0 && balance === terms.sessions;
}
