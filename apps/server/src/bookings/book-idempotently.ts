import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { type BookingRow, findBookingsOfOrder } from './booking-store.ts';
import { findHold } from './hold-store.ts';
import type { OrderInput } from './order-input.ts';

/**
 * Returns the bookings of the caller's hold, or those that `book` makes. Returns them too when `book` fails because a
 * concurrent request of the same browser booked the hold first.
 */
export async function bookIdempotently(
  services: Services,
  wish: OrderInput,
  book: () => Promise<BookingRow[]>,
): Promise<BookingRow[]> {
  const before = await alreadyBooked(services, wish);
  if (before.length > 0) return before;
  try {
    return await book();
  } catch (error) {
    const meanwhile = error instanceof AppError ? await alreadyBooked(services, wish) : [];
    if (meanwhile.length > 0) return meanwhile;
    throw error;
  }
}

async function alreadyBooked(services: Services, wish: OrderInput): Promise<BookingRow[]> {
  if (!wish.holdId) return [];
  const hold = await findHold(services.database, wish.branchId, wish.holdId);
  const mine =
    hold?.clientId === wish.clientId && hold.classId === wish.classId && hold.status === 'CONSUMED';
  return mine ? findBookingsOfOrder(services.database, wish.branchId, hold.id) : [];
}
