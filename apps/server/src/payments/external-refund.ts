import type { RefundPart } from '@studio/domain/money/allocate-refund';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database.ts';
import { enqueueEmail } from '../platform/outbox.ts';
import type { PaidItem } from './find-paid-item.ts';
import type { RefundRow } from './store.ts';
import { type ExternalRefunder, type RefundStatus, refunds } from './tables.ts';

/** A refund that no one at the studio asked us for, as it is written down. */
export interface ExternalRefund {
  paid: PaidItem;
  intentId: string;
  providerId: string;
  madeBy: ExternalRefunder;
  status: RefundStatus;
  failure: string | null;
  madeAt: Date;
}

const reasons: Record<ExternalRefunder, string> = {
  provider: 'Refunded in the Stripe dashboard',
  dispute: 'Disputed with the bank',
};

/** Writes a refund made elsewhere, with a row for each of its parts. A dispute is not emailed about: its payer began it. */
export async function recordExternalRefund(
  tx: QueryExecutor,
  { paid, madeAt, ...facts }: ExternalRefund,
  parts: readonly RefundPart[],
  now: Date,
): Promise<RefundRow[]> {
  const written: RefundRow[] = [];
  for (const [part, { bookingId, amountPence }] of parts.entries()) {
    const { branchId, id: paymentId, currency } = paid;
    const reason = reasons[facts.madeBy];
    const [row] = await tx.orm
      .insert(refunds)
      .values({
        branchId,
        id: uuidv7(),
        paymentId,
        bookingId,
        amountPence,
        currency,
        reason,
        ...facts,
        providerId: part === 0 ? facts.providerId : `${facts.providerId}#${part}`,
        nextAttemptAt: now,
        createdAt: madeAt,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error('A row that was written was not returned.');
    written.push(row);
    const { id: subjectId, status: action } = row;
    const entry = { branchId, at: now, actor: 'provider', subject: 'refund', subjectId, action } as const;
    await writeAudit(tx, [{ ...entry, why: reason, detail: { paymentId, bookingId, amountPence } }]);
    if (facts.madeBy === 'provider' && row.status !== 'FAILED')
      await enqueueEmail(tx, { branchId, kind: 'refund-made', subject: { refundId: subjectId } }, now);
  }
  return written;
}

/** A refund of ours that someone has made at the provider instead: it is that one from now on. */
export async function adoptExternalRefund(
  tx: QueryExecutor,
  row: RefundRow,
  { providerId, status, failure }: Pick<ExternalRefund, 'providerId' | 'status' | 'failure'>,
  now: Date,
): Promise<void> {
  const { branchId, id: subjectId } = row;
  const own = and(eq(refunds.branchId, branchId), eq(refunds.id, subjectId));
  await tx.orm.update(refunds).set({ providerId, status, failure, updatedAt: now }).where(own);
  const why = 'refunded in the Stripe dashboard instead';
  const entry = { branchId, at: now, actor: 'provider', subject: 'refund', subjectId } as const;
  await writeAudit(tx, [{ ...entry, action: status, why }]);
}

/**
 * Takes money that has been refunded at the provider off refunds that are still to be asked for, the newest first: the
 * provider would refuse them.
 */
export async function reduceDueRefunds(
  tx: QueryExecutor,
  due: readonly RefundRow[],
  overPence: number,
  now: Date,
): Promise<void> {
  let over = overPence;
  for (const { branchId, id: subjectId, amountPence: before, round } of due.toReversed()) {
    if (over <= 0) return;
    const amountPence = Math.max(0, before - over);
    over -= before - amountPence;
    const own = and(eq(refunds.branchId, branchId), eq(refunds.id, subjectId));
    // Asked for again, it is another refund for the provider.
    if (amountPence > 0)
      await tx.orm
        .update(refunds)
        .set({ amountPence, round: round + 1, nextAttemptAt: now, updatedAt: now })
        .where(own);
    else await tx.orm.delete(refunds).where(own);
    const why = 'refunded in the Stripe dashboard before';
    const entry = { branchId, at: now, actor: 'provider', subject: 'refund', subjectId } as const;
    const action = amountPence > 0 ? 'REDUCED' : 'DROPPED';
    await writeAudit(tx, [{ ...entry, action, why, detail: { before, amountPence } }]);
  }
}
