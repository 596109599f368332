import { orderTotalPence } from '@studio/domain/pricing/price';
import { classPrice } from '../catalogue/class-price.ts';
import type { OrderFacts } from '../payments/order-facts.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { type BookingRow, findOrder } from './booking-store.ts';
import { findHold } from './hold-store.ts';
import { attendeeNames, checkedTerms, type OrderWish, wantedHold } from './order-wish.ts';
import { consumeHold } from './place-statements.ts';
import { stopOpenPayment } from './stop-open-payment.ts';
import { writeBookings } from './write-bookings.ts';

/**
 * Books what costs nothing (decisions, "Paid classes"). Asking again for a hold that has become bookings gives the
 * same bookings. Refuses with payment_required when money is due, hold_expired, slot_unavailable.
 */
export async function bookFree(services: Services, wish: OrderWish): Promise<BookingRow[]> {
  const booked = await alreadyBooked(services, wish);
  if (booked.length > 0) return booked;
  const { hold, klass } = await wantedHold(services, wish);
  const price = classPrice(klass);
  if (orderTotalPence(price, hold.places) > 0) throw new Refused('payment_required');
  const terms = checkedTerms(services, wish);
  if ((await stopOpenPayment(services, hold, 'nothing to pay')) === 'paid')
    throw new Refused('payment_in_progress');
  const facts: OrderFacts = {
    customer: wish.customer,
    attendeeNames: attendeeNames(wish, hold.places),
    price,
  };
  const { branchId, classId, clientId, principalId } = hold;
  const order = { branchId, classId, clientId, principalId, facts, ...terms };
  await services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const [consumed] = await tx.run<{ id: string }>(consumeHold, [
      branchId,
      hold.id,
      now,
      'client',
      hold.places,
    ]);
    if (!consumed) throw new Refused('hold_expired');
    await writeBookings(
      tx,
      { ...order, orderId: hold.id, paymentId: null, paymentMethod: 'FREE' },
      'client',
      now,
    );
  });
  return findOrder(services.database, branchId, hold.id);
}

async function alreadyBooked(services: Services, wish: OrderWish): Promise<BookingRow[]> {
  if (!wish.holdId) return [];
  const hold = await findHold(services.database, wish.branchId, wish.holdId);
  const mine =
    hold?.clientId === wish.clientId && hold.classId === wish.classId && hold.status === 'CONSUMED';
  return mine ? findOrder(services.database, wish.branchId, hold.id) : [];
}
