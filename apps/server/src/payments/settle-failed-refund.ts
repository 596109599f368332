import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { assertNotDisputed, loadRefundedAmounts } from './refunded-amounts.ts';
import type { RefundRow } from './store.ts';
import { submitRefunds } from './submit-refunds.ts';
import { type DeskPaymentMethod, deskPayments, refunds } from './tables.ts';

/** Failed refund, and the staff member who settles it. */
export interface FailedRefundInput {
  branchId: string;
  refundId: string;
  actor: Extract<Actor, `staff:${string}`>;
  reason: string;
}

/** Submits a failed refund to the provider again. Throws AppError not_found, not_changeable. */
export async function retryFailedRefund(services: Services, failed: FailedRefundInput): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  await database.transaction(async (tx) => {
    const resetValues = {
      status: 'DUE',
      providerId: null,
      failure: null,
      attempts: 0,
      nextAttemptAt: now,
    } as const;
    const round = sql`${refunds.round} + 1`;
    const earlierProviderIds = sql`array_remove(array_append(${refunds.earlierProviderIds}, ${refunds.providerId}), NULL)`;
    await changeFailedRefund(tx, failed, { ...resetValues, round, earlierProviderIds }, 'RETRIED', now);
  });
  services.runInBackground('submit refunds', () => submitRefunds(services));
}

/**
 * Records that the front desk paid out a failed refund. Throws AppError not_found, or not_changeable if a concurrent
 * request has settled the refund or the payment is disputed.
 */
export async function markRefundPaidAtDesk(
  { database, clock }: Services,
  failed: FailedRefundInput & {
    method: Exclude<DeskPaymentMethod, 'COMPLIMENTARY'>;
    personId: string | null;
  },
): Promise<void> {
  const now = clock.now();
  const { branchId, actor, method, personId, reason } = failed;
  await database.transaction(async (tx) => {
    const refund = await changeFailedRefund(tx, failed, { status: 'PAID_AT_DESK' }, 'PAID_AT_DESK', now);
    await tx.orm.insert(deskPayments).values({
      branchId,
      id: uuidv7(),
      personId,
      subject: 'product',
      subjectId: refund.id,
      method,
      amountPence: -refund.amountPence,
      currency: refund.currency,
      note: reason,
      takenBy: actor,
      takenAt: now,
    });
  });
}

async function changeFailedRefund(
  tx: QueryExecutor,
  { branchId, refundId, actor, reason }: FailedRefundInput,
  change: Parameters<ReturnType<typeof tx.orm.update<typeof refunds>>['set']>[0],
  action: string,
  now: Date,
): Promise<RefundRow> {
  const own = and(eq(refunds.branchId, branchId), eq(refunds.id, refundId));
  const [changed] = await tx.orm
    .update(refunds)
    .set({ ...change, updatedAt: now })
    .where(and(own, eq(refunds.status, 'FAILED')))
    .returning();
  if (!changed) {
    const [row] = await tx.orm.select({ id: refunds.id }).from(refunds).where(own);
    if (!row) throw new AppError('not_found');
    throw new AppError('not_changeable', 'This refund no longer needs attention. Reload the page.');
  }
  assertNotDisputed(await loadRefundedAmounts(tx, { ...changed, bookingId: null }));
  await writeAudit(tx, [
    { branchId, at: now, actor, subject: 'refund', subjectId: refundId, action, reason },
  ]);
  return changed;
}
