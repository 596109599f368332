import type { EntitlementRow } from '../entitlements/store.ts';
import type { OrderFacts } from '../payments/order-facts.ts';
import type { Queries } from '../platform/database.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { type BookingRow, findOrder } from './booking-store.ts';
import type { HoldRow } from './hold-store.ts';
import { attendeeNames, checkedTerms, type OrderWish } from './order-wish.ts';
import { consumeHold } from './place-statements.ts';
import { readUnchanging, refuseChanged } from './seen-class.ts';
import { stopOpenPayment } from './stop-open-payment.ts';
import { writeBookings } from './write-bookings.ts';

/** A hold that becomes bookings without a card. */
export interface CardlessOrder {
  hold: HoldRow;
  wish: OrderWish;
  prices: OrderFacts['prices'];
  /** The credit that pays; null when nothing is to be paid. */
  credit: EntitlementRow | null;
  /** What has to happen together with it, or not at all; given the ids of the bookings. */
  within?: (tx: Queries, bookingIds: readonly string[], now: Date) => Promise<void>;
}

/**
 * Turns a hold into bookings that no card pays for, in one transaction. A payment that was opened for it can no longer
 * be made. Refuses with terms_outdated, payment_in_progress, hold_expired, class_changed.
 */
export async function settleHold(services: Services, order: CardlessOrder): Promise<BookingRow[]> {
  const { hold, wish, prices, credit, within } = order;
  const terms = checkedTerms(services, wish);
  if ((await stopOpenPayment(services, hold, 'no card is needed')) === 'paid')
    throw new Refused('payment_in_progress');
  const { branchId, classId, clientId, principalId } = hold;
  const facts: OrderFacts = {
    customer: wish.customer,
    attendeeNames: attendeeNames(wish, hold.places),
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
    const [consumed] = await tx.run<{ id: string }>(consumeHold, values);
    if (!consumed) throw new Refused('hold_expired');
    refuseChanged(wish.seen ?? hold.seen, await readUnchanging(tx, branchId, classId, now));
    const settled = { branchId, orderId: hold.id, classId, clientId, principalId, facts, ...paid, ...terms };
    const ids = await writeBookings(tx, settled, 'client', now);
    await within?.(tx, ids, now);
  });
  return findOrder(services.database, branchId, hold.id);
}
