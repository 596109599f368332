import { takeSessions } from '../../entitlements/session-ledger.ts';
import { type EntitlementRow, findEntitlement } from '../../entitlements/store.ts';
import { loadDeskBalances, recordDeskRefund } from '../../payments/desk-payments.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { releaseOffers } from '../../purchases/once-per-person-offers.ts';

/** What was sold at the desk, who takes it back and why. */
export interface SaleReversalInput {
  branchId: string;
  entitlementId: string;
  reason: string;
  actor: Extract<Actor, `staff:${string}`>;
}

/**
 * Takes back what was sold at the desk, while none of its sessions is used: the sessions go, the money is given back as it
 * came, and an offer can be had again. Once: of two who do so, the second is refused. Returns the pence given. Refuses with
 * not_found, not_changeable.
 */
export async function reverseSale({ database, clock }: Services, wish: SaleReversalInput): Promise<number> {
  const { branchId, entitlementId, reason, actor } = wish;
  const credit = await findEntitlement(database, branchId, entitlementId);
  if (!credit) throw new AppError('not_found');
  const now = clock.now();
  return database.transaction(async (tx) => {
    // Locks what was taken: whoever comes second finds the sessions gone.
    const back = { branchId, subjectId: entitlementId, note: reason, givenBy: actor };
    const pence = await recordDeskRefund(tx, back, now);
    await takeAll(tx, wish, now);
    const { originId: saleId, productId } = credit;
    await releaseOffers(tx, { branchId, purchaseId: saleId });
    const facts = { subject: 'entitlement', subjectId: entitlementId, action: 'TAKEN BACK' } as const;
    await writeAudit(tx, [
      { branchId, at: now, actor, ...facts, why: reason, detail: { amountPence: pence, productId } },
    ]);
    return pence;
  });
}

async function takeAll(
  tx: QueryExecutor,
  { branchId, entitlementId, reason, actor }: SaleReversalInput,
  now: Date,
): Promise<void> {
  const credit = await findEntitlement(tx, branchId, entitlementId);
  const sold = (await loadDeskBalances(tx, branchId, [entitlementId])).has(entitlementId);
  if (!credit || !sold || !isUnused(credit))
    throw new AppError(
      'not_changeable',
      'Only what was sold at the desk, with every session still there, can be taken back.',
    );
  const sessions = credit.balance ?? 0;
  const movement = { branchId, entitlementId, subjectId: entitlementId, sessions, actor, note: reason };
  if (sessions > 0) await takeSessions(tx, 'REFUNDED', movement, now);
}

/** Whether every session of a credit that counts them is still there. */
export function isUnused({ balance, terms }: Pick<EntitlementRow, 'balance' | 'terms'>): boolean {
  return balance !== null && balance > 0 && balance === terms.sessions;
}
