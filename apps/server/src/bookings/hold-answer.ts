import type { HoldAnswer } from '@studio/contracts/bookings';
import { type HoldStatus, isHoldLive } from '@studio/domain/bookings/hold';
import { poundsFromPence } from '@studio/domain/money/money';
import { totalPence } from '@studio/domain/pricing/place-prices';
import { epochSeconds } from '@studio/domain/time/london';
import { classPrice } from '../catalogue/class-price.ts';
import { wirePrice } from '../catalogue/wire-price.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { classSlot } from '../timetable/class-slot.ts';
import { type ClassRow, findClass } from '../timetable/store.ts';
import { findHold, type HoldRow } from './hold-store.ts';
import { orderPrices } from './order-prices.ts';
import { changeSince } from './seen-class.ts';

/** A hold and its class as checkout shows them, at the prices of who has it. */
export async function wireHold(
  services: Services,
  hold: HoldRow,
  klass: ClassRow,
  status: HoldStatus = hold.status,
): Promise<HoldAnswer> {
  const { places, principalId } = hold;
  const prices = await orderPrices(services, { klass, places, principalId });
  const [first = classPrice(klass)] = prices;
  const slot = classSlot(klass, first);
  return {
    ok: true,
    holdId: hold.id,
    holdExpiresAt: epochSeconds(hold.expiresAt),
    places,
    status,
    class: slot,
    klass: slot,
    changed: changeSince(hold.seen, klass),
    price: wirePrice(first),
    prices: prices.map(wirePrice),
    total: poundsFromPence(totalPence(prices)),
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
  return wireHold(services, hold, klass, over ? 'LAPSED' : hold.status);
}
