import { cancelOrderInClass } from '../../bookings/cancel-class.ts';
import {
  type ClassCancellationRow,
  extendCancellationLease,
  finishCancellation,
  leaseNextCancellation,
  listOrdersInClass,
} from '../../bookings/class-cancellation-store.ts';
import { endClassCheckouts } from '../../bookings/end-class-checkouts.ts';
import { submitRefunds } from '../../payments/submit-refunds.ts';
import type { Services } from '../../platform/services.ts';
import { closeWaitingList } from '../../waiting-list/close-waiting-list.ts';

/** How long somebody has a cancellation to themselves without a sign of life, in seconds. */
const leaseSeconds = 10;

/**
 * Goes on with every class that the studio has cancelled, until all its bookings are. A process that dies in the middle
 * leaves each order either done or untouched, and the next one goes on from there; two at once do nothing twice. Nothing
 * is asked over the network within a transaction.
 */
export async function runCancellations(services: Services): Promise<void> {
  const { database, clock, config } = services;
  const seen: string[] = [];
  for (;;) {
    const wish = { now: clock.now(), until: leaseEnd(services), without: seen };
    const taken = await leaseNextCancellation(database, config.branchId, wish);
    if (!taken) break;
    seen.push(taken.id);
    await goOnWith(services, taken);
  }
  if (seen.length > 0) await submitRefunds(services);
}

async function goOnWith(services: Services, cancellation: ClassCancellationRow): Promise<void> {
  const { database, clock } = services;
  // First whoever is just getting a place, so that every booking there will ever be is seen afterwards.
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

/** One that cannot be settled yet does not keep the others waiting; the next round tries it again. */
async function orLog(
  services: Services,
  { classId }: ClassCancellationRow,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    services.log.warn({ err: error, classId }, 'a part of a cancelled class has to be tried again');
  }
}

function leaseEnd({ clock }: Services): Date {
  return new Date(clock.now().getTime() + leaseSeconds * 1000);
}
