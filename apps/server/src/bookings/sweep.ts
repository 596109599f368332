import { isHoldLive } from '@studio/domain/bookings/hold';
import { and, eq, lte } from 'drizzle-orm';
import { bringRefundsForward, openPaymentsSince, type PaymentRow } from '../payments/store.ts';
import { submitRefunds } from '../payments/submit-refunds.ts';
import { forgetOldWindows } from '../platform/limits.ts';
import type { Services } from '../platform/services.ts';
import { finalisePayment } from './finalise-payment.ts';
import { findHold } from './hold-store.ts';
import { knownIntent } from './payment-intent.ts';
import { reclaimLapsed } from './place-statements.ts';
import { stopChangedPayments } from './stop-changed-payments.ts';
import { stopPayment } from './stop-open-payment.ts';
import { holds } from './tables.ts';

/** Seconds for which an open payment is left to its browser and the webhook before the sweeper looks at it. */
const patienceSeconds = 20;

/**
 * Settles what nobody came back for: payments that were made, or never will be, refunds that are due, holds whose time
 * has passed. Nothing about correctness waits for it. `patience` in seconds; 0 looks at everything, as at start.
 */
export async function sweep(services: Services, patience = patienceSeconds): Promise<void> {
  const before = new Date(services.clock.now().getTime() - patience * 1000 + 1);
  let page = await openPaymentsSince(services.database, before, undefined);
  while (page.length > 0) {
    for (const payment of page) await settleOpenOrLog(services, payment);
    page = await openPaymentsSince(services.database, before, page.at(-1));
  }
  if (patience === 0) await bringRefundsForward(services.database, services.clock.now());
  await stopChangedPayments(services);
  await submitRefunds(services);
  await endLapsedHolds(services);
  await forgetOldWindows(services.database, services.clock.now());
}

/** One that cannot be settled yet does not keep the others waiting. */
async function settleOpenOrLog(services: Services, payment: PaymentRow): Promise<void> {
  try {
    await settleOpen(services, payment);
  } catch (error) {
    services.log.warn({ err: error, paymentId: payment.id }, 'an open payment could not be settled yet');
  }
}

async function settleOpen(services: Services, payment: PaymentRow): Promise<void> {
  // Without an intent that is known, no browser was ever told how to pay.
  const intent = await knownIntent(services, payment);
  if (intent && intent.status !== 'open') {
    await finalisePayment(services, { intentId: intent.id, actor: 'system' });
    return;
  }
  const hold = await findHold(services.database, payment.branchId, payment.holdId);
  if (hold && isHoldLive(hold, services.clock.now())) return;
  await stopPayment(services, payment, 'its hold has ended');
}

async function endLapsedHolds(services: Services): Promise<void> {
  const now = services.clock.now();
  const lapsed = await services.database.orm
    .selectDistinct({ branchId: holds.branchId, classId: holds.classId })
    .from(holds)
    .where(and(eq(holds.status, 'LIVE'), lte(holds.expiresAt, now)));
  for (const { branchId, classId } of lapsed)
    await services.database.run(reclaimLapsed, [branchId, classId, now]);
}
