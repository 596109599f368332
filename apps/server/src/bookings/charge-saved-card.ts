import type { ChargedCard } from '../payments/order-facts.ts';
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
      ...{ byCard: true, charged, heldOnly: true },
    });
    if (intent.status === 'succeeded') {
      await finalisePayment(services, { intentId: intent.id, actor: 'system' });
    } else if ((await stopPayment(services, payment, 'the saved card could not be charged')) === 'stopped') {
      throw new Refused('payment_not_completed');
    }
    const bookings = await findOrder(services.database, wish.branchId, wish.holdId);
    if (bookings.length === 0) throw new Refused('slot_unavailable');
    return bookings;
  });
}
