import { takeSessions } from '../../entitlements/move-sessions.ts';
import { type EntitlementRow, findEntitlement } from '../../entitlements/store.ts';
import { deskBalances, giveBackAtDesk } from '../../payments/desk-payments.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { Queries } from '../../platform/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { freeOffers } from '../../purchases/had-offers.ts';

/** What was sold at the desk, who takes it back and why. */
export interface TakingBack {
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
export async function takeBackSale({ database, clock }: Services, wish: TakingBack): Promise<number> {
  const { branchId, entitlementId, reason, actor } = wish;
  const credit = await findEntitlement(database, branchId, entitlementId);
  if (!credit) throw new Refused('not_found');
  const now = clock.now();
  return database.transaction(async (tx) => {
    // Locks what was taken: whoever comes second finds the sessions gone.
    const back = { branchId, subjectId: entitlementId, note: reason, givenBy: actor };
    const pence = await giveBackAtDesk(tx, back, now);
    await takeAll(tx, wish, now);
    const { originId: saleId, productId } = credit;
    await freeOffers(tx, { branchId, purchaseId: saleId });
    const facts = { subject: 'entitlement', subjectId: entitlementId, action: 'TAKEN BACK' } as const;
    await writeAudit(tx, [
      { branchId, at: now, actor, ...facts, why: reason, detail: { amountPence: pence, productId } },
    ]);
    return pence;
  });
}

async function takeAll(
  tx: Queries,
  { branchId, entitlementId, reason, actor }: TakingBack,
  now: Date,
): Promise<void> {
  const credit = await findEntitlement(tx, branchId, entitlementId);
  const sold = (await deskBalances(tx, branchId, [entitlementId])).has(entitlementId);
  if (!credit || !sold || !isUntouched(credit))
    throw new Refused(
      'not_changeable',
      'Only what was sold at the desk, with every session still there, can be taken back.',
    );
  const sessions = credit.balance ?? 0;
  const movement = { branchId, entitlementId, subjectId: entitlementId, sessions, actor, note: reason };
  if (sessions > 0) await takeSessions(tx, 'REFUNDED', movement, now);
}

/** Whether every session of a credit that counts them is still there. */
export function isUntouched({ balance, terms }: Pick<EntitlementRow, 'balance' | 'terms'>): boolean {
  return balance !== null && balance > 0 && balance === terms.sessions;
}
