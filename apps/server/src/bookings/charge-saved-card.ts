import { PaymentsUnavailable } from '../outside/payments/port.ts';
import type { ChargedCard } from '../payments/order-facts.ts';
import type { PaymentRow } from '../payments/store.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { bookedOnce } from './already-booked.ts';
import { type BookingRow, findOrder } from './booking-store.ts';
import { finalisePayment } from './finalise-payment.ts';
import { openPayment } from './open-payment.ts';
import type { OrderWish } from './order-wish.ts';
import { stopPayment } from './stop-open-payment.ts';

/**
 * Charges a saved card for a hold, with nobody there, and books. A card that is declined, or whose bank wants to see its
 * owner, is not tried again: the payment is closed, and nothing is owed. Refuses with payment_not_completed then, and
 * with what opening a payment refuses with.
 */
export function chargeSavedCard(
  services: Services,
  wish: OrderWish & { holdId: string },
  charged: ChargedCard,
): Promise<BookingRow[]> {
  return bookedOnce(services, wish, async () => {
    const { intent, payment } = await openPayment(services, {
      ...wish,
      byCard: true,
      charged,
      heldOnly: true,
    });
    if (intent.status === 'succeeded') {
      await finalisePayment(services, { intentId: intent.id, actor: 'system' });
    } else if ((await stopped(services, payment)) === 'stopped') {
      throw new Refused('payment_not_completed');
    }
    const bookings = await findOrder(services.database, wish.branchId, wish.holdId);
    if (bookings.length === 0) throw new Refused('slot_unavailable');
    return bookings;
  });
}

/** A payment that the provider does not stop just now stays open for the sweeper, or for its owner to make. */
async function stopped(services: Services, payment: PaymentRow): Promise<'stopped' | 'paid'> {
  try {
    return await stopPayment(services, payment, 'the saved card could not be charged');
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    services.log.warn({ err: error, paymentId: payment.id }, 'a declined payment could not be stopped yet');
    throw new Refused('payment_unavailable');
  }
}
