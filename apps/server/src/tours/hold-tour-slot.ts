import { getTourHoldExpiry } from '@studio/domain/tours/tour-hold';
import { assertSiteOpen } from '../catalogue/assert-site-open.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { lockTours } from './assert-no-upcoming-tour.ts';
import { limitTourHolds, type NetworkOrigin } from './tour-rate-limits.ts';
import { claimSlotStatement, releaseSlotStatement } from './tour-slot-statements.ts';
import { findSlot, requireBookableSlot, slotTakenMessage } from './tour-window.ts';

export interface HoldTourSlotInput extends NetworkOrigin {
  branchId: string;
  slotId: string;
  clientId: string;
}

/**
 * Holds a slot for 5 minutes and releases the browser's earlier hold. Returns when the hold expires. Throws AppError
 * slot_unavailable, rate_limited, and hold_limit when the network address or the network holds too many slots.
 */
export async function holdTourSlot(services: Services, input: HoldTourSlotInput): Promise<Date> {
  const { database, clock, config, counts } = services;
  const now = clock.now();
  if (config.limits) {
    counts.consume(config.limits.holdsPerClient, input.clientId, now);
    counts.consume(config.limits.holdsPerAddress, input.addressHash, now);
  }
  await assertSiteOpen(database, input.branchId, 'slot_unavailable');
  const { startsAt } = await requireBookableSlot(services, input.branchId, input.slotId);
  const expiry = getTourHoldExpiry(now);
  const { branchId, clientId, addressHash, networkHash } = input;
  const claim = [branchId, startsAt, clientId, now, expiry, addressHash, networkHash];
  const claimed = await database.transaction(async (tx) => {
    if (config.limits) {
      await lockTours(tx, branchId);
      await limitTourHolds(tx, config.limits, input, now);
    }
    return tx.run(claimSlotStatement, claim);
  });
  if (claimed.length === 0) throw new AppError('slot_unavailable', slotTakenMessage);
  return expiry;
}

/** Releases a browser's hold. Returns false when the browser has none. */
export async function releaseTourSlot(
  services: Services,
  input: Pick<HoldTourSlotInput, 'branchId' | 'slotId' | 'clientId'>,
): Promise<boolean> {
  const slot = await findSlot(services, input.branchId, input.slotId);
  if (!slot) return false;
  const released = await services.database.run(releaseSlotStatement, [
    input.branchId,
    slot.startsAt,
    input.clientId,
  ]);
  return released.length > 0;
}
