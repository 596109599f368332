import { isHoldLive } from '@studio/domain/bookings/hold';
import { and, eq, lte } from 'drizzle-orm';
import { listStaleOpenPayments, makePendingRefundsDue, type PaymentRow } from '../../payments/store.ts';
import { submitRefunds } from '../../payments/submit-refunds.ts';
import { purgeRateLimitWindows } from '../../platform/limits/rate-limits.ts';
import type { Services } from '../../platform/services.ts';
import { cancelPayment } from '../payments/cancel-open-payment.ts';
import { cancelOutdatedPayments } from '../payments/cancel-outdated-payments.ts';
import { finalisePayment } from '../payments/finalise-payment.ts';
import { findPaymentIntent } from '../payments/payment-intent.ts';
import { holds } from '../tables.ts';
import { findHold } from './hold-store.ts';
import { reclaimLapsedHoldsStatement } from './place-statements.ts';

/**
 * Age in seconds from which the sweeper handles an open payment. Before that, the payer's browser or the provider's
 * webhook settles the payment.
 */
const defaultGraceSeconds = 20;

/**
 * Settles open payments, due refunds and expired holds that no browser completed. The rest of the system stays correct
 * if this job runs late. `graceSeconds` is the minimum age of a payment in seconds; 0 handles every payment, as at
 * process start.
 */
export async function sweepPaymentsAndHolds(
  services: Services,
  graceSeconds = defaultGraceSeconds,
): Promise<void> {
  const before = new Date(services.clock.now().getTime() - graceSeconds * 1000 + 1);
  let page = await listStaleOpenPayments(services.database, before, undefined);
  while (page.length > 0) {
    for (const payment of page) await settleOpenOrLog(services, payment);
    page = await listStaleOpenPayments(services.database, before, page.at(-1));
  }
  if (graceSeconds === 0) await makePendingRefundsDue(services.database, services.clock.now());
  await cancelOutdatedPayments(services);
  await submitRefunds(services);
  await endLapsedHolds(services);
  await purgeRateLimitWindows(services.database, services.clock.now());
}

/** Settles a payment. Logs an error instead of throwing it, so that one payment doesn't block the others. */
async function settleOpenOrLog(services: Services, payment: PaymentRow): Promise<void> {
  try {
    await settleOpen(services, payment);
  } catch (error) {
    services.log.warn({ err: error, paymentId: payment.id }, 'could not settle an open payment; will retry');
  }
}

async function settleOpen(services: Services, payment: PaymentRow): Promise<void> {
  // Without a saved intent, no browser has its client secret, so no one can have paid.
  const intent = await findPaymentIntent(services, payment);
  if (intent && intent.status !== 'open') {
    await finalisePayment(services, { intentId: intent.id, actor: 'system' });
    return;
  }
  const hold = await findHold(services.database, payment.branchId, payment.holdId);
  if (hold && isHoldLive(hold, services.clock.now())) return;
  await cancelPayment(services, payment, 'the hold expired');
}

async function endLapsedHolds(services: Services): Promise<void> {
  const now = services.clock.now();
  const lapsed = await services.database.orm
    .selectDistinct({ branchId: holds.branchId, classId: holds.classId })
    .from(holds)
    .where(and(eq(holds.status, 'LIVE'), lte(holds.expiresAt, now)));
  for (const { branchId, classId } of lapsed)
    await services.database.run(reclaimLapsedHoldsStatement, [branchId, classId, now]);
}
