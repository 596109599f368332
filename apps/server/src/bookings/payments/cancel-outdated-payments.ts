import { and, eq } from 'drizzle-orm';
import type { PaymentRow } from '../../payments/store.ts';
import { payments } from '../../payments/tables.ts';
import type { Services } from '../../platform/services.ts';
import { listClassesById } from '../../timetable/store.ts';
import { findClassChange } from '../holds/accepted-class.ts';
import { holds } from '../tables.ts';
import { cancelPayment } from './cancel-open-payment.ts';

/**
 * Cancels open payments for classes that differ from what their payers accepted, so that no payer is charged before
 * accepting the change (handbook: paying 4). The places stay held. If a payment has succeeded in the meantime, books
 * its places and emails the payer about the change. Runs after a change has been committed, and again in the sweeper.
 */
export async function cancelOutdatedPayments(services: Services): Promise<void> {
  const { database, clock, config } = services;
  const { branchId } = config;
  const open = await database.orm
    .select({ payment: payments, seen: holds.seen })
    .from(payments)
    .innerJoin(holds, and(eq(holds.branchId, payments.branchId), eq(holds.id, payments.holdId)))
    .where(and(eq(payments.branchId, branchId), eq(payments.status, 'OPEN'), eq(holds.status, 'LIVE')));
  const classIds = open.map(({ payment }) => payment.classId);
  const found = classIds.length > 0 ? await listClassesById(database, branchId, classIds, clock.now()) : [];
  const classes = new Map(found.map((klass) => [klass.id, klass]));
  for (const { payment, seen } of open) {
    const klass = classes.get(payment.classId);
    if (klass && findClassChange(seen, klass)) await stopOrLog(services, payment as PaymentRow);
  }
}

/** Logs a payment that can't be cancelled yet, so that it doesn't block the others. The sweeper retries it. */
async function stopOrLog(services: Services, payment: PaymentRow): Promise<void> {
  try {
    await cancelPayment(services, payment, 'the class changed');
  } catch (error) {
    services.log.warn(
      { err: error, paymentId: payment.id },
      'could not cancel the payment for a changed class',
    );
  }
}
