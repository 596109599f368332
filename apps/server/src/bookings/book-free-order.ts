import { getUsedPromoCode, sumPence } from '@studio/domain/pricing/place-prices';
import { listPersonIdentityKeys } from '../people/person-identity-keys.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { recordPromoUse } from '../promotions/record-promo-use.ts';
import { bookIdempotently } from './book-idempotently.ts';
import type { BookingRow } from './booking-store.ts';
import { bookHoldWithoutCard } from './holds/book-hold-without-card.ts';
import { limitPlacesWithoutPayment } from './holds/limit-places-without-payment.ts';
import { loadOrTakeHold, type OrderInput, toPromoCodeEntry } from './holds/order-input.ts';
import { priceOrder } from './holds/price-order.ts';

/**
 * Books a hold that costs nothing, because of the class or a promo code (handbook: paying 2). Idempotent: returns the
 * same bookings for a hold that was booked. Throws AppError payment_required when money is due,
 * promo_refused, and rate_limited after too many free places from the same caller. Also throws the errors of
 * `loadOrTakeHold` and `bookHoldWithoutCard`.
 */
export function bookFreeOrder(services: Services, input: OrderInput): Promise<BookingRow[]> {
  return bookIdempotently(services, input, () => settleFree(services, input));
}

async function settleFree(services: Services, input: OrderInput): Promise<BookingRow[]> {
  const { hold, klass } = await loadOrTakeHold(services, input);
  const { places, principalId } = hold;
  const prices = await priceOrder(services, { klass, places, principalId, code: toPromoCodeEntry(input) });
  if (sumPence(prices) > 0) throw new AppError('payment_required');
  const code = getUsedPromoCode(prices);
  return bookHoldWithoutCard(services, {
    hold,
    input,
    prices,
    credit: null,
    within: async (tx, _bookingIds, now) => {
      const { limits } = services.config;
      const { addressHash } = input;
      if (limits) await limitPlacesWithoutPayment(tx, limits, { principalId, addressHash, places }, now);
      if (!code) return;
      const { branchId, id: subjectId } = hold;
      const identity = { branchId, memberId: principalId, email: input.customer.email };
      const person = {
        memberId: principalId,
        holders: await listPersonIdentityKeys(tx, services.keys, identity),
      };
      await recordPromoUse(tx, { branchId, code, person, subjectId }, now);
    },
  });
}
