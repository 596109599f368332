import type { RefundStatus } from '@studio/domain/money/refund-status';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ProviderRefund } from '../integrations/payments/port.ts';
import { writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { RefundRow } from './store.ts';
import { refunds } from './tables.ts';

/** Provider's status of a refund; without an id if the provider rejected the refund. */
export type RefundUpdate = Pick<ProviderRefund, 'status' | 'failure'> & { id: string | null };

export const refundStatusByProviderStatus: Record<ProviderRefund['status'], RefundStatus> = {
  pending: 'PENDING',
  succeeded: 'SUCCEEDED',
  failed: 'FAILED',
};

/**
 * Statuses of the row from which a provider status is accepted. From any other, the response is outdated and changes
 * nothing.
 */
const allowedPredecessors: Record<ProviderRefund['status'], readonly RefundStatus[]> = {
  // The provider may have accepted a refund just before the server held or dropped it.
  pending: ['DUE', 'HELD', 'DROPPED'],
  succeeded: ['DUE', 'HELD', 'DROPPED', 'PENDING'],
  failed: ['DUE', 'PENDING', 'SUCCEEDED'],
};

/** Returns the delay before a retry in seconds: 5, 10, 20 … up to 10 minutes. */
export function getRetryDelaySeconds(attempts: number): number {
  return Math.min(600, 5 * 2 ** Math.max(0, attempts - 1));
}

/** Saves the provider's status of a refund. A failed refund stays failed until staff settle it. */
export async function updateRefundStatus(
  tx: QueryExecutor,
  { branchId, id: subjectId, round, attempts }: RefundRow,
  update: RefundUpdate,
  now: Date,
): Promise<void> {
  const status = refundStatusByProviderStatus[update.status];
  const nextAttemptAt = new Date(now.getTime() + getRetryDelaySeconds(attempts) * 1000);
  // During the call to the provider, the row may have been linked to another refund there.
  const isSameProviderRefund = update.id
    ? or(isNull(refunds.providerId), eq(sql`split_part(${refunds.providerId}, '#', 1)`, update.id))
    : isNull(refunds.providerId);
  const changed = await tx.orm
    .update(refunds)
    .set({
      status,
      providerId: sql`coalesce(${refunds.providerId}, ${update.id})`,
      failure: update.failure,
      updatedAt: now,
      nextAttemptAt,
    })
    .where(
      and(
        eq(refunds.branchId, branchId),
        eq(refunds.id, subjectId),
        eq(refunds.round, round),
        inArray(refunds.status, [...allowedPredecessors[update.status]]),
        isSameProviderRefund,
      ),
    )
    .returning({ id: refunds.id });
  if (changed.length === 0) return;
  const reason = update.failure ?? 'updated by the payment provider';
  const auditEntry = { actor: 'provider', subject: 'refund', subjectId, action: status, reason } as const;
  await writeAudit(tx, [{ branchId, at: now, ...auditEntry }]);
}
