import type { RefundPart } from '@studio/domain/money/allocate-refund';
import type { RefundStatus } from '@studio/domain/money/refund-status';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import type { PaidItem } from './find-paid-item.ts';
import type { RefundRow } from './store.ts';
import { type ExternalRefunder, refunds } from './tables.ts';

/** Refund or dispute that didn't originate in this system. */
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

/**
 * Inserts a refund made outside this system, with one row for each part (a place, or a whole purchase or month). Emails
 * the payer, except about a failed refund, and about a dispute, which the payer's bank started.
 */
export async function recordExternalRefund(
  tx: QueryExecutor,
  { paid, madeAt, ...details }: ExternalRefund,
  parts: readonly RefundPart[],
  now: Date,
): Promise<RefundRow[]> {
  const inserted: RefundRow[] = [];
  for (const [part, { bookingId, amountPence }] of parts.entries()) {
    const { branchId, id: paymentId, currency } = paid;
    const reason = reasons[details.madeBy];
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
        ...details,
        providerId: part === 0 ? details.providerId : `${details.providerId}#${part}`,
        nextAttemptAt: now,
        createdAt: madeAt,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error('The inserted row was not returned.');
    inserted.push(row);
    const { id: subjectId, status: action } = row;
    const entry = { branchId, at: now, actor: 'provider', subject: 'refund', subjectId, action } as const;
    await writeAudit(tx, [{ ...entry, reason, detail: { paymentId, bookingId, amountPence } }]);
    if (details.madeBy === 'provider' && row.status !== 'FAILED')
      await enqueueEmail(tx, { branchId, kind: 'refund-made', subject: { refundId: subjectId } }, now);
  }
  return inserted;
}

/** Links a due or failed refund row to the refund that someone made in the provider's dashboard instead. */
export async function adoptExternalRefund(
  tx: QueryExecutor,
  row: RefundRow,
  { providerId, status, failure }: Pick<ExternalRefund, 'providerId' | 'status' | 'failure'>,
  now: Date,
): Promise<void> {
  const { branchId, id: subjectId } = row;
  const own = and(eq(refunds.branchId, branchId), eq(refunds.id, subjectId));
  await tx.orm.update(refunds).set({ providerId, status, failure, updatedAt: now }).where(own);
  const reason = 'refunded in the Stripe dashboard instead';
  const entry = { branchId, at: now, actor: 'provider', subject: 'refund', subjectId } as const;
  await writeAudit(tx, [{ ...entry, action: status, reason }]);
}

/**
 * Holds or drops a refund that the provider hasn't made, or makes it due again. A refund that becomes due again gets
 * the current date, and a new round, because the provider repeats a rejection for the same idempotency key.
 */
export async function changeUnmadeRefund(
  tx: QueryExecutor,
  { branchId, id: subjectId, round, providerId, earlierProviderIds }: RefundRow,
  status: Extract<RefundStatus, 'DUE' | 'HELD' | 'DROPPED'>,
  reason: string,
  now: Date,
): Promise<void> {
  const own = and(eq(refunds.branchId, branchId), eq(refunds.id, subjectId));
  const resubmission = {
    round: round + 1,
    attempts: 0,
    nextAttemptAt: now,
    createdAt: now,
    failure: null,
    providerId: null,
    earlierProviderIds: providerId ? [...earlierProviderIds, providerId] : earlierProviderIds,
  };
  const change = { status, updatedAt: now, ...(status === 'DUE' ? resubmission : {}) };
  await tx.orm.update(refunds).set(change).where(own);
  const entry = { branchId, at: now, actor: 'provider', subject: 'refund', subjectId } as const;
  await writeAudit(tx, [{ ...entry, action: status, reason }]);
}

/**
 * Reduces refunds that aren't submitted yet, the last one first, by money that was refunded at the provider or in a
 * dispute. The provider would reject refunds above the amount paid. Drops those of which nothing is left.
 */
export async function reduceDueRefunds(
  tx: QueryExecutor,
  due: readonly RefundRow[],
  overPence: number,
  now: Date,
): Promise<void> {
  let over = overPence;
  for (const row of due.toReversed()) {
    if (over <= 0) return;
    const { branchId, id: subjectId, amountPence: before, round } = row;
    const amountPence = Math.max(0, before - over);
    over -= before - amountPence;
    const own = and(eq(refunds.branchId, branchId), eq(refunds.id, subjectId));
    const reason = 'already refunded in the Stripe dashboard or by the bank';
    if (amountPence === 0) {
      await changeUnmadeRefund(tx, row, 'DROPPED', reason, now);
      continue;
    }
    // A new amount needs a new round, and so a new idempotency key at the provider.
    const change = { amountPence, round: round + 1, nextAttemptAt: now, updatedAt: now };
    await tx.orm.update(refunds).set(change).where(own);
    const entry = { branchId, at: now, actor: 'provider', subject: 'refund', subjectId } as const;
    await writeAudit(tx, [{ ...entry, action: 'REDUCED', reason, detail: { before, amountPence } }]);
  }
}
