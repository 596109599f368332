import type { HoldClassResponse } from '@studio/contracts/holds';
import { type HoldStatus, isHoldLive } from '@studio/domain/bookings/hold';
import { toPounds } from '@studio/domain/money/money';
import { sumPence } from '@studio/domain/pricing/place-prices';
import { toEpochSeconds } from '@studio/domain/time/london';
import { getPlacePrice } from '../../catalogue/get-place-price.ts';
import { toPriceDto } from '../../catalogue/price-dto.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { type ClassRow, findClass } from '../../timetable/store.ts';
import { toClassSlot } from '../../timetable/to-class-slot.ts';
import { findClassChange } from './accepted-class.ts';
import { findHold, type HoldRow } from './hold-store.ts';
import { priceOrder } from './price-order.ts';

/** Returns the DTO of a hold and its class, with the prices of the hold's member. */
export async function toHoldDto(
  services: Services,
  hold: HoldRow,
  klass: ClassRow,
  status: HoldStatus = hold.status,
): Promise<HoldClassResponse> {
  const { places, principalId } = hold;
  const prices = await priceOrder(services, { klass, places, principalId });
  const [first = getPlacePrice(klass)] = prices;
  const slot = toClassSlot(klass, first);
  return {
    ok: true,
    holdId: hold.id,
    holdExpiresAt: toEpochSeconds(hold.expiresAt),
    places,
    status,
    class: slot,
    klass: slot,
    changed: findClassChange(hold.seen, klass),
    price: toPriceDto(first),
    prices: prices.map(toPriceDto),
    total: toPounds(sumPence(prices)),
  };
}

/**
 * Returns a browser's own hold. Reports EXPIRED once the hold's time has passed, even before the sweeper ends it.
 * Throws AppError not_found.
 */
export async function loadHold(
  services: Services,
  input: { branchId: string; holdId: string; clientId: string },
): Promise<HoldClassResponse> {
  const now = services.clock.now();
  const hold = await findHold(services.database, input.branchId, input.holdId);
  if (hold?.clientId !== input.clientId) throw new AppError('not_found');
  const klass = await findClass(services.database, hold.branchId, hold.classId, now);
  if (!klass) throw new AppError('not_found');
  const over = hold.status === 'LIVE' && !isHoldLive(hold, now);
  return toHoldDto(services, hold, klass, over ? 'EXPIRED' : hold.status);
}
