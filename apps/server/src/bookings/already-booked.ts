import type { Services } from '../platform/services.ts';
import { type BookingRow, findOrder } from './booking-store.ts';
import { findHold } from './hold-store.ts';
import type { OrderWish } from './order-wish.ts';

/** The bookings that the caller's hold has become; none when it has not. */
export async function alreadyBooked(services: Services, wish: OrderWish): Promise<BookingRow[]> {
  if (!wish.holdId) return [];
  const hold = await findHold(services.database, wish.branchId, wish.holdId);
  const mine =
    hold?.clientId === wish.clientId && hold.classId === wish.classId && hold.status === 'CONSUMED';
  return mine ? findOrder(services.database, wish.branchId, hold.id) : [];
}
