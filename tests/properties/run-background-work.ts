import { finaliseAttendance } from '@studio/server/bookings/front-desk/finalise-attendance';
import { sweepPaymentsAndHolds } from '@studio/server/bookings/holds/sweep-payments-and-holds';
import { runCancellations } from '@studio/server/class-cancellation/run-cancellations';
import { queueGiftCardEmails } from '@studio/server/gift-cards/queue-gift-card-emails';
import { sweepMemberships } from '@studio/server/memberships/sweep-memberships';
import { sweepPurchases } from '@studio/server/purchases/sweep-purchases';
import { processWaitingLists } from '@studio/server/waiting-list/process-waiting-lists';
import type { World } from './world.ts';

/** Runs the sweeper. It handles what is older than `minAgeSeconds`, which is 0 at the start of a process. */
export async function runSweeper(world: World, minAgeSeconds?: number): Promise<void> {
  const { services } = world.studio;
  await sweepPaymentsAndHolds(services, minAgeSeconds);
  if (!hasMembers(world)) return;
  await sweepPurchases(services, minAgeSeconds);
  if (world.sweeper) await sweepMemberships(services);
}

/** Runs the jobs that every process runs, with or without the sweeper. */
export async function runBackgroundWork(world: World): Promise<void> {
  if (!hasMembers(world)) return;
  const { services } = world.studio;
  await runCancellations(services);
  await processWaitingLists(services);
  await finaliseAttendance(services);
  await queueGiftCardEmails(services);
}

export function hasMembers({ browsers }: World): boolean {
  return browsers.some(({ memberId }) => memberId !== null);
}
