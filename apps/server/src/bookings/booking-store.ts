import type { BookingStatus, PaymentMethod } from '@studio/domain/bookings/booking-status';
import { and, asc, eq } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database.ts';
import { bookings } from './tables.ts';

/** A booking as it is stored. */
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
  /** Still to be paid at the desk. */
  duePence: number;
  savingKind: string | null;
  savingName: string | null;
  promoCode: string | null;
  currency: string;
  createdAt: Date;
  cancelledAt: Date | null;
  checkedInAt: Date | null;
  /** Start of its class. */
  startsAt: Date;
  /** How often it was moved. */
  sequence: number;
  movedAt: Date | null;
  /** Given up in the last 24 hours, without refund … */
  givenUpAt: Date | null;
  /** … and taken by somebody since, so that credit or money came back. */
  forgivenAt: Date | null;
  /** The studio took the place back. */
  withdrawnAt: Date | null;
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

/** All bookings that were made together, in the order of the attendees. */
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

/** The bookings that a payment has become. */
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
