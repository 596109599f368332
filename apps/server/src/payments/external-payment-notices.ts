import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ProviderDispute, ProviderRefund } from '../integrations/payments/port.ts';
import { AppError } from '../platform/app-error.ts';
import { writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import type { PaidItem } from './find-paid-item.ts';
import { providerNotices } from './tables.ts';

/** Notifies staff of a refund made at the provider, once. */
export async function recordExternalRefundNotice(
  tx: QueryExecutor,
  { branchId, id: paymentId, currency }: PaidItem,
  { id: providerId, amountPence, madeAt: at, failure: reason }: ProviderRefund,
  now: Date,
): Promise<void> {
  const values = { branchId, providerId, kind: 'refund', paymentId, amountPence, currency, reason } as const;
  await tx.orm
    .insert(providerNotices)
    .values({ ...values, at, updatedAt: now })
    .onConflictDoNothing();
}

/** Final statuses of a dispute. An outdated response with an earlier status doesn't change them. */
const finalDisputeStatuses = sql`('won', 'lost', 'warning_closed', 'prevented')`;

/**
 * Notifies staff of a dispute or inquiry. Notifies them again when an inquiry becomes a dispute, which withholds the
 * money, and when the dispute ends.
 */
export async function recordDisputeNotice(
  tx: QueryExecutor,
  { branchId, id: paymentId, currency }: PaidItem,
  { id: providerId, amountPence, reason, status, evidenceDueBy, madeAt: at }: ProviderDispute,
  now: Date,
): Promise<void> {
  const values = { amountPence, reason, status, evidenceDueBy, updatedAt: now };
  const changed = await tx.orm
    .insert(providerNotices)
    .values({ branchId, providerId, kind: 'dispute', paymentId, currency, at, ...values })
    .onConflictDoUpdate({
      target: [providerNotices.branchId, providerNotices.providerId],
      set: {
        ...values,
        handledAt: sql`CASE WHEN excluded.status IN ${finalDisputeStatuses} OR (excluded.status = 'needs_response' AND ${providerNotices.status} <> 'needs_response') THEN NULL ELSE ${providerNotices.handledAt} END`,
      },
      setWhere: sql`${providerNotices.status} <> excluded.status AND (${providerNotices.status} NOT IN ${finalDisputeStatuses} OR excluded.status IN ${finalDisputeStatuses})`,
    })
    .returning({ providerId: providerNotices.providerId });
  if (changed.length === 0) return;
  const entry = { branchId, at: now, actor: 'provider', subject: 'payment', subjectId: paymentId } as const;
  const reasonText = reason.replaceAll('_', ' ');
  await writeAudit(tx, [
    { ...entry, action: 'DISPUTE', reason: reasonText, detail: { providerId, status, amountPence } },
  ]);
}

/** Marks a notice as handled by staff. Idempotent. Throws AppError not_found. */
export async function markNoticeHandled(
  { database, clock }: Services,
  input: { branchId: string; providerId: string; actor: `staff:${string}` },
): Promise<void> {
  const { branchId, providerId, actor } = input;
  const now = clock.now();
  const own = and(eq(providerNotices.branchId, branchId), eq(providerNotices.providerId, providerId));
  await database.transaction(async (tx) => {
    const handled = await tx.orm
      .update(providerNotices)
      .set({ handledAt: now, handledBy: actor })
      .where(and(own, isNull(providerNotices.handledAt)))
      .returning({ paymentId: providerNotices.paymentId });
    const [notice] = handled;
    if (notice) {
      const entry = { branchId, at: now, actor, subject: 'payment', subjectId: notice.paymentId } as const;
      await writeAudit(tx, [
        { ...entry, action: 'HANDLED', reason: 'marked as reviewed', detail: { providerId } },
      ]);
      return;
    }
    const [existing] = await tx.orm
      .select({ id: providerNotices.providerId })
      .from(providerNotices)
      .where(own);
    if (!existing) throw new AppError('not_found');
  });
}
