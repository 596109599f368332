import type { EntitlementRow } from '../../entitlements/store.ts';
import type { OrderDetails } from '../../payments/order-details.ts';
import { AppError } from '../../platform/app-error.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { type BookingRow, findBookingsOfOrder } from '../booking-store.ts';
import { cancelOpenPayment } from '../payments/cancel-open-payment.ts';
import { writeBookings } from '../write-bookings.ts';
import { assertClassUnchanged, loadAndLockClass } from './accepted-class.ts';
import type { HoldRow } from './hold-store.ts';
import { checkTermsVersion, type OrderInput, resolveAttendeeNames } from './order-input.ts';
import { consumeHoldStatement } from './place-statements.ts';

export interface CardlessOrderInput {
  hold: HoldRow;
  input: OrderInput;
  prices: OrderDetails['prices'];
  /** Entitlement that pays; null for a free order. */
  credit: EntitlementRow | null;
  /** Callback for further work in the transaction, with the ids of the new bookings. */
  within?: (tx: QueryExecutor, bookingIds: readonly string[], now: Date) => Promise<void>;
}

/**
 * Turns a hold into bookings without a card payment, in one transaction. Cancels the hold's open payment first. Throws
 * AppError terms_outdated, payment_in_progress, hold_expired, class_changed.
 */
export async function bookHoldWithoutCard(
  services: Services,
  order: CardlessOrderInput,
): Promise<BookingRow[]> {
  const { hold, input, prices, credit, within } = order;
  const terms = await checkTermsVersion(services, input);
  if ((await cancelOpenPayment(services, hold, 'no card payment needed')) === 'paid')
    throw new AppError('payment_in_progress');
  const { branchId, classId, clientId, principalId } = hold;
  const details: OrderDetails = {
    customer: input.customer,
    attendeeNames: resolveAttendeeNames(input, hold.places),
    prices,
  };
  const paid = {
    paymentId: null,
    paymentMethod: credit ? ('ENTITLEMENT' as const) : ('FREE' as const),
    entitlementId: credit?.id ?? null,
  };
  await services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const values = [branchId, hold.id, now, 'client', hold.places];
    const [consumed] = await tx.run<{ id: string }>(consumeHoldStatement, values);
    if (!consumed) throw new AppError('hold_expired');
    assertClassUnchanged(input.seen ?? hold.seen, await loadAndLockClass(tx, branchId, classId, now));
    const settled = {
      branchId,
      orderId: hold.id,
      classId,
      clientId,
      principalId,
      details,
      ...paid,
      ...terms,
    };
    const ids = await writeBookings(tx, settled, 'client', now);
    await within?.(tx, ids, now);
  });
  return findBookingsOfOrder(services.database, branchId, hold.id);
}
