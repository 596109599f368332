import { findDeskPayment } from '../../payments/desk-payments.ts';
import { findPersonIdByBooking, type PersonRow } from '../../people/find-person.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { BookingRow } from '../booking-store.ts';
import type { DeskCodes, StaffPayment } from './staff-payment.ts';

/** Booking that staff requested. */
interface RequestedBooking {
  orderId: string;
  person: Pick<PersonRow, 'id'>;
  classId: string;
  payment: StaffPayment;
  codes?: DeskCodes | undefined;
  guestName: string | undefined;
}

/**
 * Returns whether a booking was made by the same request: for the same client, class, guest and payment. A different
 * request with the same order id must not return this booking.
 */
export async function isSameBooking(
  db: QueryExecutor,
  booking: BookingRow,
  input: RequestedBooking,
): Promise<boolean> {
  const { classId, guestName } = input;
  return (
    booking.classId === classId &&
    (guestName === undefined || booking.attendeeName === guestName) &&
    (await isSameClient(db, booking, input)) &&
    (await isSamePayment(db, booking, input))
  );
}

/** Returns whether a booking is for the client, also after a merge of clients. */
export async function isSameClient(
  db: QueryExecutor,
  booking: BookingRow,
  { person }: Pick<RequestedBooking, 'person'>,
): Promise<boolean> {
  return (await findPersonIdByBooking(db, booking)) === person.id;
}

/** Compares the payment method with the one recorded at the sale. Ignores later payments of an amount that was due. */
async function isSamePayment(
  db: QueryExecutor,
  { branchId, entitlementId }: BookingRow,
  { orderId, payment, codes }: RequestedBooking,
): Promise<boolean> {
  if (payment.kind === 'credit') return entitlementId === payment.entitlementId;
  const recorded = (await findDeskPayment(db, branchId, orderId))?.method ?? null;
  const isByGiftCard = recorded === 'GIFT_CARD' && codes?.giftCardCode !== undefined;
  return entitlementId === null && (isByGiftCard || listRecordedMethods(payment).includes(recorded));
}

/**
 * Returns the methods that a sale may record for a payment. Null: a place without a price, or one whose price is due,
 * records no payment.
 */
function listRecordedMethods(payment: Exclude<StaffPayment, { kind: 'credit' }>): readonly (string | null)[] {
  if (payment.kind === 'complimentary') return ['COMPLIMENTARY'];
  return payment.kind === 'later' ? [null] : [payment.method, null];
}
