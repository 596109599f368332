import { and, eq } from 'drizzle-orm';
import { releaseHoldStatement } from '../bookings/holds/place-statements.ts';
import { cancelOpenPayment, cancelPayment } from '../bookings/payments/cancel-open-payment.ts';
import type { PaymentRow } from '../payments/store.ts';
import { payments } from '../payments/tables.ts';
import type { Services } from '../platform/services.ts';
import { listLiveHolds } from './class-cancellation-store.ts';

/**
 * Ends all checkouts of a cancelled class: cancels open payments, or refunds those that have succeeded, and releases
 * holds. Waits for holds that are becoming bookings, so that the caller sees those bookings afterwards.
 */
export async function endClassCheckouts(
  services: Services,
  { branchId, classId }: { branchId: string; classId: string },
): Promise<void> {
  const reason = 'the class was cancelled';
  for (const hold of await listLiveHolds(services.database, branchId, classId)) {
    await cancelOpenPayment(services, hold, reason);
    await services.database.run(releaseHoldStatement, [
      branchId,
      hold.id,
      services.clock.now(),
      'system',
      reason,
    ]);
  }
  for (const payment of await openPaymentsOf(services, branchId, classId))
    await cancelPayment(services, payment, reason);
}

async function openPaymentsOf(
  { database }: Services,
  branchId: string,
  classId: string,
): Promise<PaymentRow[]> {
  const rows = await database.orm
    .select()
    .from(payments)
    .where(and(eq(payments.branchId, branchId), eq(payments.classId, classId), eq(payments.status, 'OPEN')));
  return rows as PaymentRow[];
}
