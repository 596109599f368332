import { PaymentsUnavailableError } from '../integrations/payments/port.ts';
import type { SavedCardReference } from '../payments/order-details.ts';
import type { PaymentRow } from '../payments/store.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { bookIdempotently } from './book-idempotently.ts';
import { type BookingRow, findBookingsOfOrder } from './booking-store.ts';
import { cancelPayment } from './cancel-open-payment.ts';
import { finalisePayment } from './finalise-payment.ts';
import { openPayment } from './open-payment.ts';
import type { OrderInput } from './order-input.ts';

/**
 * Charges a saved card for a hold, with nobody there, and books. A card that is declined, or whose bank wants to see its
 * owner, is not tried again: the payment is closed, and nothing is owed. Refuses with payment_not_completed then, and
 * with what opening a payment refuses with.
 */
export function chargeSavedCard(
  services: Services,
  wish: OrderInput & { holdId: string },
  charged: SavedCardReference,
): Promise<BookingRow[]> {
  return bookIdempotently(services, wish, async () => {
    const { intent, payment } = await openPayment(services, {
      ...wish,
      byCard: true,
      charged,
      heldOnly: true,
    });
    if (intent.status === 'succeeded') {
      await finalisePayment(services, { intentId: intent.id, actor: 'system' });
    } else if ((await stopped(services, payment)) === 'stopped') {
      throw new AppError('payment_not_completed');
    }
    const bookings = await findBookingsOfOrder(services.database, wish.branchId, wish.holdId);
    if (bookings.length === 0) throw new AppError('slot_unavailable');
    return bookings;
  });
}

/** A payment that the provider does not stop just now stays open for the sweeper, or for its owner to make. */
async function stopped(services: Services, payment: PaymentRow): Promise<'stopped' | 'paid'> {
  try {
    return await cancelPayment(services, payment, 'the saved card could not be charged');
  } catch (error) {
    if (!(error instanceof PaymentsUnavailableError)) throw error;
    services.log.warn({ err: error, paymentId: payment.id }, 'a declined payment could not be stopped yet');
    throw new AppError('payment_unavailable');
  }
}
