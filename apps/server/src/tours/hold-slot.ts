import { tourHoldExpiry } from '@studio/domain/tours/tour-hold';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { claimSlot, releaseSlot } from './slot-statements.ts';
import { findSlot, slotTaken, wantedSlot } from './tour-window.ts';

/** A slot and the browser that wants it. */
export interface SlotWish {
  branchId: string;
  slotId: string;
  clientId: string;
  addressHash: string;
}

/** Keeps a slot for 5 minutes and lets the browser's hold before it go. Returns when it ends. Refuses with slot_unavailable. */
export async function holdSlot(services: Services, wish: SlotWish): Promise<Date> {
  const { database, clock, config, counts } = services;
  const now = clock.now();
  if (config.limits) {
    counts.against(config.limits.holdsPerClient, wish.clientId, now);
    counts.against(config.limits.holdsPerAddress, wish.addressHash, now);
  }
  const { startsAt } = await wantedSlot(services, wish.branchId, wish.slotId);
  const expiry = tourHoldExpiry(now);
  const claimed = await database.run(claimSlot, [wish.branchId, startsAt, wish.clientId, now, expiry]);
  if (claimed.length === 0) throw new Refused('slot_unavailable', slotTaken);
  return expiry;
}

/** Lets a browser's hold of a slot go. False when it had none. */
export async function releaseHeldSlot(
  services: Services,
  wish: Pick<SlotWish, 'branchId' | 'slotId' | 'clientId'>,
): Promise<boolean> {
  const slot = await findSlot(services, wish.branchId, wish.slotId);
  if (!slot) return false;
  const released = await services.database.run(releaseSlot, [wish.branchId, slot.startsAt, wish.clientId]);
  return released.length > 0;
}
