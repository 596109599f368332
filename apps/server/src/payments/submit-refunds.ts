import { and, eq } from 'drizzle-orm';
import { PaymentsRejectedError, type ProviderRefund } from '../integrations/payments/port.ts';
import type { Services } from '../platform/services.ts';
import { getProviderRefundId, getRefundIdempotencyKey, leaseDueRefunds, type RefundRow } from './store.ts';
import { refunds } from './tables.ts';
import { getRetryDelaySeconds, type RefundUpdate, updateRefundStatus } from './update-refund-status.ts';

/** Submits due refunds to the provider and checks pending ones. Safe to run in several processes and at any time. */
export async function submitRefunds(services: Services): Promise<void> {
  for (let round = 0; round < 20; round++) {
    const due = await leaseDueRefunds(services.database, services.clock.now(), 10);
    if (due.length === 0) return;
    for (const refund of due) await submitRefund(services, refund);
  }
}

async function submitRefund(services: Services, refund: RefundRow): Promise<void> {
  try {
    await saveUpdate(services, refund, await submitToProvider(services, refund));
  } catch (error) {
    if (error instanceof PaymentsRejectedError && (await isFinal(services, refund))) {
      await saveUpdate(services, refund, {
        id: getProviderRefundId(refund),
        status: 'failed',
        failure: error.message,
      });
      return;
    }
    services.log.warn({ err: error, refundId: refund.id }, 'could not submit a refund; will retry');
    await postpone(services, refund);
  }
}

function submitToProvider(services: Services, refund: RefundRow): Promise<ProviderRefund> {
  const providerId = getProviderRefundId(refund);
  if (providerId) return services.payments.retrieveRefund(providerId);
  const { intentId, amountPence } = refund;
  return services.payments.createRefund({
    idempotencyKey: getRefundIdempotencyKey(refund),
    intentId,
    amountPence,
  });
}

/**
 * Returns whether a rejected refund has failed for good. First saves refunds that someone made at the provider: if they
 * refunded the same money, saving them reduces this refund, which hasn't failed then.
 */
async function isFinal(services: Services, refund: RefundRow): Promise<boolean> {
  try {
    await services.recordProviderRefunds(refund.intentId);
  } catch (error) {
    services.log.warn({ err: error, refundId: refund.id }, 'could not read the refunds made at the provider');
    return false;
  }
  const [now] = await services.database.orm.select().from(refunds).where(isRow(refund));
  return now?.status === refund.status && now.round === refund.round;
}

function saveUpdate({ database, clock }: Services, refund: RefundRow, update: RefundUpdate): Promise<void> {
  return database.transaction((tx) => updateRefundStatus(tx, refund, update, clock.now()));
}

async function postpone(services: Services, refund: RefundRow): Promise<void> {
  const nextAttemptAt = new Date(
    services.clock.now().getTime() + getRetryDelaySeconds(refund.attempts) * 1000,
  );
  const sameRound = and(isRow(refund), eq(refunds.round, refund.round));
  await services.database.orm.update(refunds).set({ nextAttemptAt }).where(sameRound);
}

function isRow({ branchId, id }: RefundRow) {
  return and(eq(refunds.branchId, branchId), eq(refunds.id, id));
}
