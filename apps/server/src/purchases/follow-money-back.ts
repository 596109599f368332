import { and, eq } from 'drizzle-orm';
import { takeSessions } from '../entitlements/move-sessions.ts';
import { entitlements } from '../entitlements/tables.ts';
import { takeRefundOff } from '../gift-cards/move-money.ts';
import { findGiftCard } from '../gift-cards/store.ts';
import { giftCards } from '../gift-cards/tables.ts';
import type { PaidRow } from '../payments/find-paid.ts';
import type { RecordedMoneyBack } from '../payments/record-money-back.ts';
import type { RefundRow } from '../payments/store.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Queries, Statement } from '../platform/database.ts';

const bought: Statement = {
  name: 'bought_with_paid',
  text: `SELECT entitlement_id AS "entitlementId" FROM purchases WHERE branch_id = $1 AND id = $2 AND gift_card_pence = 0
    UNION ALL SELECT entitlement_id FROM membership_months WHERE branch_id = $1 AND id = $2`,
};

/**
 * What was bought follows money that went back at the provider: a gift card loses what was refunded, as far as it is still
 * there; once all of the money is gone, so are the sessions that are left. A disputed card is stopped until someone has
 * decided.
 */
export async function followMoneyBack(
  tx: Queries,
  { branchId, id, source }: PaidRow,
  { written, allGone }: RecordedMoneyBack,
  now: Date,
): Promise<void> {
  if (source === 'place' || written.length === 0) return;
  const card = source === 'purchase' ? await findGiftCard(tx, branchId, { purchaseId: id }) : null;
  for (const refund of written) {
    if (card && refund.status === 'DISPUTED') await stopCard(tx, branchId, card.id, now);
    else if (card && refund.status !== 'FAILED')
      await takeRefundOff(
        tx,
        {
          branchId,
          giftCardId: card.id,
          refundId: refund.id,
          pence: refund.amountPence,
          actor: 'provider',
        },
        now,
      );
  }
  const last = written.findLast(({ status }) => status !== 'DISPUTED' && status !== 'FAILED');
  if (!last || !allGone) return;
  const [found] = await tx.run<{ entitlementId: string | null }>(bought, [branchId, id]);
  if (found?.entitlementId) await endCredit(tx, found.entitlementId, last, now);
}

async function stopCard(tx: Queries, branchId: string, id: string, now: Date): Promise<void> {
  const own = and(eq(giftCards.branchId, branchId), eq(giftCards.id, id));
  await tx.orm.update(giftCards).set({ stoppedAt: now }).where(own);
  const entry = { branchId, at: now, actor: 'provider', subject: 'gift-card', subjectId: id } as const;
  await writeAudit(tx, [{ ...entry, action: 'STOPPED', why: 'its payment is disputed' }]);
}

/** Takes the sessions that are left; an unlimited credit ends. */
async function endCredit(
  tx: Queries,
  entitlementId: string,
  { branchId, id: subjectId, reason: note }: RefundRow,
  now: Date,
): Promise<void> {
  const own = and(eq(entitlements.branchId, branchId), eq(entitlements.id, entitlementId));
  const [credit] = await tx.orm.select().from(entitlements).where(own).for('update');
  if (!credit) return;
  const { balance } = credit;
  if (balance === null) await tx.orm.update(entitlements).set({ expiresAt: now }).where(own);
  else if (balance > 0) {
    const movement = {
      branchId,
      entitlementId,
      subjectId,
      sessions: balance,
      actor: 'provider',
      note,
    } as const;
    await takeSessions(tx, 'REFUNDED', movement, now);
  }
  const entry = { branchId, at: now, actor: 'provider', subject: 'entitlement' } as const;
  const detail = { sessions: balance, refundId: subjectId };
  await writeAudit(tx, [{ ...entry, subjectId: entitlementId, action: 'TAKEN BACK', why: note, detail }]);
}
