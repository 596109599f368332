import type { BookingStatus, PaymentMethod } from '@studio/domain/bookings/booking-status';
import { and, asc, eq } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { bookings } from './tables.ts';

export interface BookingRow {
  branchId: string;
  id: string;
  displayCode: string;
  orderId: string;
  position: number;
  classId: string;
  paymentId: string | null;
  clientId: string;
  principalId: string | null;
  attendeeName: string;
  title: string | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  status: BookingStatus;
  paymentMethod: PaymentMethod;
  entitlementId: string | null;
  basePence: number;
  pricePaidPence: number;
  /** Amount still to be paid at the front desk, in pence. */
  duePence: number;
  savingKind: string | null;
  savingName: string | null;
  promoCode: string | null;
  currency: string;
  createdAt: Date;
  cancelledAt: Date | null;
  checkedInAt: Date | null;
  startsAt: Date;
  /** iCalendar SEQUENCE of the booking. */
  sequence: number;
  movedAt: Date | null;
  /**
   * Time of the late cancellation: less than 24 hours before the class, and without a refund until someone takes the
   * place. Null for other bookings.
   */
  lateCancelledAt: Date | null;
  /**
   * Time at which the late cancellation was waived, because someone took the place or the studio cancelled the class.
   * The session or money is then returned.
   */
  waivedAt: Date | null;
  /** Time at which the studio revoked the place. */
  revokedAt: Date | null;
}

export async function findBooking(
  db: QueryExecutor,
  branchId: string,
  id: string,
): Promise<BookingRow | null> {
  const [row] = await db.orm
    .select()
    .from(bookings)
    .where(and(eq(bookings.branchId, branchId), eq(bookings.id, id)))
    .prepare('booking_by_id')
    .execute();
  return row ?? null;
}

/** Returns all bookings of an order, in the order of its attendees. */
export async function findBookingsOfOrder(
  db: QueryExecutor,
  branchId: string,
  orderId: string,
): Promise<BookingRow[]> {
  return db.orm
    .select()
    .from(bookings)
    .where(and(eq(bookings.branchId, branchId), eq(bookings.orderId, orderId)))
    .orderBy(asc(bookings.position))
    .prepare('bookings_of_order')
    .execute();
}

/** Returns the bookings of a payment, in the order of its attendees. */
export async function findBookingsOfPayment(
  db: QueryExecutor,
  branchId: string,
  paymentId: string,
): Promise<BookingRow[]> {
  return db.orm
    .select()
    .from(bookings)
    .where(and(eq(bookings.branchId, branchId), eq(bookings.paymentId, paymentId)))
    .orderBy(asc(bookings.position))
    .prepare('bookings_of_payment')
    .execute();
}
