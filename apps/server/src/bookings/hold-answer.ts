import type { HoldAnswer } from '@studio/contracts/bookings';
import { type HoldStatus, isHoldLive } from '@studio/domain/bookings/hold';
import { poundsFromPence } from '@studio/domain/money/money';
import { orderTotalPence } from '@studio/domain/pricing/price';
import { epochSeconds } from '@studio/domain/time/london';
import { classPrice } from '../catalogue/class-price.ts';
import { wirePrice } from '../catalogue/wire-price.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { classSlot } from '../timetable/class-slot.ts';
import { type ClassRow, findClass } from '../timetable/store.ts';
import { findHold, type HoldRow } from './hold-store.ts';

/** A hold and its class as checkout shows them. */
export function wireHold(hold: HoldRow, klass: ClassRow, status: HoldStatus = hold.status): HoldAnswer {
  const price = classPrice(klass);
  const slot = classSlot(klass);
  return {
    ok: true,
    holdId: hold.id,
    holdExpiresAt: epochSeconds(hold.expiresAt),
    places: hold.places,
    status,
    class: slot,
    klass: slot,
    price: wirePrice(price),
    total: poundsFromPence(orderTotalPence(price, hold.places)),
  };
}

/** A browser's own hold as it stands; one whose time has passed is lapsed, swept or not. Refuses with not_found. */
export async function readHold(
  services: Services,
  wish: { branchId: string; holdId: string; clientId: string },
): Promise<HoldAnswer> {
  const now = services.clock.now();
  const hold = await findHold(services.database, wish.branchId, wish.holdId);
  if (hold?.clientId !== wish.clientId) throw new Refused('not_found');
  const klass = await findClass(services.database, hold.branchId, hold.classId, now);
  if (!klass) throw new Refused('not_found');
  const over = hold.status === 'LIVE' && !isHoldLive(hold, now);
  return wireHold(hold, klass, over ? 'LAPSED' : hold.status);
}
