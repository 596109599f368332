import { tourHoldExpiry } from '@studio/domain/tours/tour-hold';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { limitTourHolds, type Origin } from './limit-tours.ts';
import { lockTours } from './open-tours.ts';
import { claimSlot, releaseSlot } from './slot-statements.ts';
import { findSlot, slotTaken, wantedSlot } from './tour-window.ts';

/** A slot and the browser that wants it. */
export interface SlotWish extends Origin {
  branchId: string;
  slotId: string;
  clientId: string;
}

/**
 * Holds a slot for 5 minutes and releases the browser's earlier hold. Returns when the hold ends. Refuses with
 * slot_unavailable, and with hold_limit when too many are held from the same network.
 */
export async function holdSlot(services: Services, wish: SlotWish): Promise<Date> {
  const { database, clock, config, counts } = services;
  const now = clock.now();
  if (config.limits) {
    counts.against(config.limits.holdsPerClient, wish.clientId, now);
    counts.against(config.limits.holdsPerAddress, wish.addressHash, now);
  }
  const { startsAt } = await wantedSlot(services, wish.branchId, wish.slotId);
  const expiry = tourHoldExpiry(now);
  const { branchId, clientId, addressHash, networkHash } = wish;
  const claim = [branchId, startsAt, clientId, now, expiry, addressHash, networkHash];
  const claimed = await database.transaction(async (tx) => {
    if (config.limits) {
      await lockTours(tx, branchId);
      await limitTourHolds(tx, config.limits, wish, now);
    }
    return tx.run(claimSlot, claim);
  });
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
