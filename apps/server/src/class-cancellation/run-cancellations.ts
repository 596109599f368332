import type { ClassCancellationRow } from '../bookings/cancellation/find-class-cancellation.ts';
import { submitRefunds } from '../payments/submit-refunds.ts';
import type { Services } from '../platform/services.ts';
import { closeWaitingList } from '../waiting-list/close-waiting-list.ts';
import { cancelOrderInClass } from './cancel-class.ts';
import {
  extendCancellationLease,
  finishCancellation,
  leaseNextCancellation,
  listOrdersInClass,
} from './class-cancellation-store.ts';
import { endClassCheckouts } from './end-class-checkouts.ts';

/**
 * Lease of a cancellation in seconds. Another process can resume the cancellation when its lease isn't extended in
 * time.
 */
const leaseSeconds = 10;

/**
 * Continues all open class cancellations that no other process has leased. Steps that fail are left to the next run.
 * When a process dies, each order is either fully cancelled or unchanged, and the next run resumes. Concurrent runs do
 * nothing twice. No transaction contains a network call.
 */
export async function runCancellations(services: Services): Promise<void> {
  const { database, clock, config } = services;
  const seen: string[] = [];
  for (;;) {
    const lease = { now: clock.now(), until: leaseEnd(services), excludedIds: seen };
    const taken = await leaseNextCancellation(database, config.branchId, lease);
    if (!taken) break;
    seen.push(taken.id);
    await continueCancellation(services, taken);
  }
  if (seen.length > 0) await submitRefunds(services);
}

async function continueCancellation(services: Services, cancellation: ClassCancellationRow): Promise<void> {
  const { database, clock } = services;
  // Ends offers and checkouts first. After that, no one can book the class, so the loop sees all its bookings.
  await orLog(services, cancellation, () => closeWaitingList(services, cancellation));
  await orLog(services, cancellation, () => endClassCheckouts(services, cancellation));
  const { branchId, classId } = cancellation;
  for (const order of await listOrdersInClass(database, branchId, classId)) {
    const orderId = order[0]?.orderId;
    if (!orderId) continue;
    await extendCancellationLease(database, cancellation, leaseEnd(services));
    await orLog(services, cancellation, () =>
      database.transaction((tx) => cancelOrderInClass(tx, cancellation, orderId, clock.now())),
    );
  }
  if (!(await finishCancellation(database, cancellation, clock.now())))
    await extendCancellationLease(database, cancellation, null);
}

/**
 * Runs a step. Logs an error instead of throwing it, so that one failing step doesn't block the others; the next run
 * retries the step.
 */
async function orLog(
  services: Services,
  { classId }: ClassCancellationRow,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    services.log.warn({ err: error, classId }, 'a step of a class cancellation failed and will be retried');
  }
}

function leaseEnd({ clock }: Services): Date {
  return new Date(clock.now().getTime() + leaseSeconds * 1000);
}
