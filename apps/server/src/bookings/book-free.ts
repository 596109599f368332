import { totalPence, usedCode } from '@studio/domain/pricing/place-prices';
import { holdersOf } from '../people/offer-holders.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { takePromo } from '../promotions/take-promo.ts';
import { bookedOnce } from './already-booked.ts';
import type { BookingRow } from './booking-store.ts';
import { limitFreePlaces } from './limit-free-places.ts';
import { orderPrices } from './order-prices.ts';
import { type OrderWish, typedCode, wantedHold } from './order-wish.ts';
import { settleHold } from './settle-hold.ts';

/**
 * Books what costs nothing, by itself or with a code (handbook: paying 2). Asking again for a hold that has become
 * bookings gives the same bookings. Refuses with payment_required when money is due, hold_expired, slot_unavailable,
 * promo_refused, and with rate_limited when many such places were booked from there.
 */
export function bookFree(services: Services, wish: OrderWish): Promise<BookingRow[]> {
  return bookedOnce(services, wish, () => settleFree(services, wish));
}

async function settleFree(services: Services, wish: OrderWish): Promise<BookingRow[]> {
  const { hold, klass } = await wantedHold(services, wish);
  const { places, principalId } = hold;
  const prices = await orderPrices(services, { klass, places, principalId, code: typedCode(wish) });
  if (totalPence(prices) > 0) throw new Refused('payment_required');
  const code = usedCode(prices);
  return settleHold(services, {
    hold,
    wish,
    prices,
    credit: null,
    within: async (tx, _bookingIds, now) => {
      const { limits } = services.config;
      const { addressHash } = wish;
      if (limits) await limitFreePlaces(tx, limits, { principalId, addressHash, places }, now);
      if (!code) return;
      const { branchId, id: subjectId } = hold;
      const who = { branchId, memberId: principalId, email: wish.customer.email };
      const person = { memberId: principalId, holders: await holdersOf(tx, services.keys, who) };
      await takePromo(tx, { branchId, code, person, subjectId }, now);
    },
  });
}
