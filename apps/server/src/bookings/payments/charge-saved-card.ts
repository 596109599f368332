import { PaymentsUnavailableError } from '../../integrations/payments/port.ts';
import type { SavedCardReference } from '../../payments/order-details.ts';
import type { PaymentRow } from '../../payments/store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { bookIdempotently } from '../book-idempotently.ts';
import { type BookingRow, findBookingsOfOrder } from '../booking-store.ts';
import type { OrderInput } from '../holds/order-input.ts';
import { cancelPayment } from './cancel-open-payment.ts';
import { finalisePayment } from './finalise-payment.ts';
import { openPayment } from './open-payment.ts';

/**
 * Charges a saved card for a hold off-session, and books. Doesn't retry a card that is declined or needs 3-D Secure:
 * cancels the payment, so nothing is owed, and throws AppError payment_not_completed. Throws AppError
 * payment_unavailable if the provider can't cancel the payment, and slot_unavailable if the charge is refunded because
 * the held place is gone. Also throws the errors of `openPayment`.
 */
export function chargeSavedCard(
  services: Services,
  input: OrderInput & { holdId: string },
  charged: SavedCardReference,
): Promise<BookingRow[]> {
  return bookIdempotently(services, input, async () => {
    const { intent, payment } = await openPayment(services, {
      ...input,
      byCard: true,
      charged,
      heldOnly: true,
    });
    if (intent.status === 'succeeded') {
      await finalisePayment(services, { intentId: intent.id, actor: 'system' });
    } else if ((await stopPayment(services, payment)) === 'stopped') {
      throw new AppError('payment_not_completed');
    }
    const bookings = await findBookingsOfOrder(services.database, input.branchId, input.holdId);
    if (bookings.length === 0) throw new AppError('slot_unavailable');
    return bookings;
  });
}

/**
 * Cancels the payment. If the provider can't cancel the payment now, throws AppError payment_unavailable, and the
 * payment stays open for the sweeper, or for the payer to complete.
 */
async function stopPayment(services: Services, payment: PaymentRow): Promise<'stopped' | 'paid'> {
  try {
    return await cancelPayment(services, payment, 'the saved card could not be charged');
  } catch (error) {
    if (!(error instanceof PaymentsUnavailableError)) throw error;
    services.log.warn({ err: error, paymentId: payment.id }, 'could not cancel a declined payment');
    throw new AppError('payment_unavailable');
  }
}
