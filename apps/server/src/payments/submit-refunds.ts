import { and, eq, inArray } from 'drizzle-orm';
import { PaymentsRefused, type ProviderRefund } from '../outside/payments/port.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Services } from '../platform/services.ts';
import { type RefundRow, refundKey, takeDueRefunds } from './store.ts';
import { type RefundStatus, refunds } from './tables.ts';

/** Seconds until an attempt is repeated: 5, 10, 20 … at most 10 minutes. */
function waitSeconds(attempts: number): number {
  return Math.min(600, 5 * 2 ** Math.max(0, attempts - 1));
}

/** Asks the provider for all refunds that are due, and about those that are pending. Safe to run anywhere, any time. */
export async function submitRefunds(services: Services): Promise<void> {
  for (let round = 0; round < 20; round++) {
    const due = await takeDueRefunds(services.database, services.clock.now(), 10);
    if (due.length === 0) return;
    for (const refund of due) await submitRefund(services, refund);
  }
}

async function submitRefund(services: Services, refund: RefundRow): Promise<void> {
  try {
    await noteRefund(services, refund, await askProvider(services, refund));
  } catch (error) {
    if (error instanceof PaymentsRefused) {
      await noteRefund(services, refund, { id: refund.providerId, status: 'failed', failure: error.message });
      return;
    }
    services.log.warn({ err: error, refundId: refund.id }, 'a refund has to be asked for again');
    await postpone(services, refund);
  }
}

function askProvider(services: Services, refund: RefundRow): Promise<ProviderRefund> {
  if (refund.providerId) return services.payments.retrieveRefund(refund.providerId);
  const { intentId, amountPence } = refund;
  return services.payments.createRefund({ refundId: refundKey(refund), intentId, amountPence });
}

const statusOf: Record<ProviderRefund['status'], RefundStatus> = {
  pending: 'PENDING',
  succeeded: 'SUCCEEDED',
  failed: 'FAILED',
};

/** What a refund may have been before; an answer that was overtaken by a newer one changes nothing. */
const comesAfter: Record<ProviderRefund['status'], readonly RefundStatus[]> = {
  pending: ['DUE'],
  succeeded: ['DUE', 'PENDING'],
  failed: ['DUE', 'PENDING', 'SUCCEEDED'],
};

/** Writes what has become of a refund. A failed one stays failed: a person has to look after it. */
export async function noteRefund(
  services: Services,
  refund: RefundRow,
  told: { id: string | null; status: ProviderRefund['status']; failure: string | null },
): Promise<void> {
  const now = services.clock.now();
  const status = statusOf[told.status];
  const nextAttemptAt = new Date(now.getTime() + waitSeconds(refund.attempts) * 1000);
  await services.database.transaction(async (tx) => {
    const changed = await tx.orm
      .update(refunds)
      .set({ status, providerId: told.id, failure: told.failure, updatedAt: now, nextAttemptAt })
      .where(
        and(
          eq(refunds.branchId, refund.branchId),
          eq(refunds.id, refund.id),
          eq(refunds.round, refund.round),
          inArray(refunds.status, [...comesAfter[told.status]]),
        ),
      )
      .returning({ id: refunds.id });
    if (changed.length === 0) return;
    await writeAudit(tx, [
      {
        branchId: refund.branchId,
        at: now,
        actor: 'provider',
        subject: 'refund',
        subjectId: refund.id,
        action: status,
        why: told.failure ?? 'as the provider says',
      },
    ]);
  });
}

async function postpone(services: Services, refund: RefundRow): Promise<void> {
  const nextAttemptAt = new Date(services.clock.now().getTime() + waitSeconds(refund.attempts) * 1000);
  await services.database.orm
    .update(refunds)
    .set({ nextAttemptAt })
    .where(and(eq(refunds.branchId, refund.branchId), eq(refunds.id, refund.id)));
}
