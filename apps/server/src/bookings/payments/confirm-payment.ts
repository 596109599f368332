import { getUnbookedPaymentReason, unbookedPaymentTexts } from '@studio/domain/bookings/unbooked-payment';
import { PaymentsRejectedError, PaymentsUnavailableError } from '../../integrations/payments/port.ts';
import { toRefundDto } from '../../payments/create-refund.ts';
import { findPayment, findRefundWithoutBooking, type PaymentRow } from '../../payments/store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { type BookingRow, findBookingsOfPayment } from '../booking-store.ts';
import { type FinalisePaymentResult, finalisePayment } from './finalise-payment.ts';

/**
 * Returns the bookings of a payment that the browser reports as done. Idempotent. Throws AppError not_found for another
 * browser's payment, payment_not_completed, payment_unavailable if the provider can't be reached, and slot_unavailable
 * if the money is being refunded.
 */
export async function confirmPayment(
  services: Services,
  input: { intentId: string; clientId: string; classId: string | undefined },
): Promise<BookingRow[]> {
  const payment = await findPayment(services.database, { intentId: input.intentId });
  const isOwn = payment?.clientId === input.clientId && (!input.classId || payment.classId === input.classId);
  if (!payment || !isOwn) throw new AppError('not_found');
  const outcome = await finaliseForClient(services, input.intentId);
  if (outcome === 'booked') return findBookingsOfPayment(services.database, payment.branchId, payment.id);
  if (outcome === 'refunded') throw await toRefundPendingError(services, payment);
  throw new AppError('payment_not_completed');
}

async function finaliseForClient(services: Services, intentId: string): Promise<FinalisePaymentResult> {
  try {
    return await finalisePayment(services, { intentId, actor: 'client' });
  } catch (error) {
    const isProviderError =
      error instanceof PaymentsUnavailableError || error instanceof PaymentsRejectedError;
    if (isProviderError) throw new AppError('payment_unavailable', 'Could not complete payment');
    throw error;
  }
}

async function toRefundPendingError(services: Services, payment: PaymentRow): Promise<AppError> {
  const { branchId, id: paymentId } = payment;
  const refund = await findRefundWithoutBooking(services.database, { branchId, paymentId });
  const reason = getUnbookedPaymentReason(refund);
  const { because, next } = unbookedPaymentTexts[reason];
  const message = [`Sorry, ${because}.`, 'We’re refunding your payment.', next].filter(Boolean).join(' ');
  return new AppError(
    'slot_unavailable',
    message,
    refund ? { refund: { ...toRefundDto(refund), reason } } : {},
  );
}
