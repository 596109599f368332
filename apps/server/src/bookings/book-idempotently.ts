import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { type BookingRow, findBookingsOfOrder } from './booking-store.ts';
import { findHold } from './holds/hold-store.ts';
import type { OrderInput } from './holds/order-input.ts';

/**
 * Returns the bookings of the caller's hold, or makes them with `book`. If `book` fails because a concurrent request of
 * the same browser booked the hold first, returns those bookings.
 */
export async function bookIdempotently(
  services: Services,
  input: OrderInput,
  book: () => Promise<BookingRow[]>,
): Promise<BookingRow[]> {
  const existing = await findBookedOrder(services, input);
  if (existing.length > 0) return existing;
  try {
    return await book();
  } catch (error) {
    const concurrent = error instanceof AppError ? await findBookedOrder(services, input) : [];
    if (concurrent.length > 0) return concurrent;
    throw error;
  }
}

async function findBookedOrder(services: Services, input: OrderInput): Promise<BookingRow[]> {
  if (!input.holdId) return [];
  const hold = await findHold(services.database, input.branchId, input.holdId);
  const isOwn =
    hold?.clientId === input.clientId && hold.classId === input.classId && hold.status === 'CONSUMED';
  return isOwn ? findBookingsOfOrder(services.database, input.branchId, hold.id) : [];
}
