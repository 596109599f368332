import { closeClasses } from '@studio/server/bookings/close-classes';
import { sweep } from '@studio/server/bookings/sweep';
import { sendGiftCards } from '@studio/server/gift-cards/send-gift-cards';
import { sweepMemberships } from '@studio/server/memberships/sweep-memberships';
import { sweepPurchases } from '@studio/server/purchases/sweep-purchases';
import { runCancellations } from '@studio/server/staff/cancel/run-cancellations';
import { serveWaitingLists } from '@studio/server/waiting-list/serve-waiting-lists';
import type { World } from './world.ts';

/** What the sweeper does; `patience` in seconds, none as when a process starts. */
export async function sweepAll(world: World, patience?: number): Promise<void> {
  const { services } = world.studio;
  await sweep(services, patience);
  if (!hasMembers(world)) return;
  await sweepPurchases(services, patience);
  if (world.sweeper) await sweepMemberships(services);
}

/** What every process does by itself, sweeper or not. */
export async function workAll(world: World): Promise<void> {
  if (!hasMembers(world)) return;
  const { services } = world.studio;
  await runCancellations(services);
  await serveWaitingLists(services);
  await closeClasses(services);
  await sendGiftCards(services);
}

export function hasMembers({ browsers }: World): boolean {
  return browsers.some(({ memberId }) => memberId !== null);
}
