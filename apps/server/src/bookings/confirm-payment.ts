import { noPlaceWords, whyNoPlace } from '@studio/domain/bookings/no-place';
import { PaymentsRefused, PaymentsUnavailable } from '../outside/payments/port.ts';
import { wireRefund } from '../payments/give-back.ts';
import { findPayment, findUnbookedRefund, type PaymentRow } from '../payments/store.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { type BookingRow, findPaidBookings } from './booking-store.ts';
import { type Finalised, finalisePayment } from './finalise-payment.ts';

/**
 * The bookings of a payment that its browser says is done. Asking again gives the same answer. Refuses with not_found
 * for anybody else's payment, payment_not_completed, and slot_unavailable when the money is on its way back.
 */
export async function confirmPayment(
  services: Services,
  wish: { intentId: string; clientId: string; classId: string | undefined },
): Promise<BookingRow[]> {
  const payment = await findPayment(services.database, { intentId: wish.intentId });
  const mine = payment?.clientId === wish.clientId && (!wish.classId || payment.classId === wish.classId);
  if (!payment || !mine) throw new Refused('not_found');
  const outcome = await finalised(services, wish.intentId);
  if (outcome === 'booked') return findPaidBookings(services.database, payment.branchId, payment.id);
  if (outcome === 'refunded') throw await onItsWayBack(services, payment);
  throw new Refused('payment_not_completed');
}

async function finalised(services: Services, intentId: string): Promise<Finalised> {
  try {
    return await finalisePayment(services, { intentId, actor: 'client' });
  } catch (error) {
    const passes = error instanceof PaymentsUnavailable || error instanceof PaymentsRefused;
    if (passes) throw new Refused('payment_unavailable', 'Could not complete payment');
    throw error;
  }
}

async function onItsWayBack(services: Services, payment: PaymentRow): Promise<Refused> {
  const { branchId, id: paymentId } = payment;
  const refund = await findUnbookedRefund(services.database, { branchId, paymentId });
  const reason = whyNoPlace(refund);
  const { because, next } = noPlaceWords[reason];
  const message = [`Sorry, ${because}.`, 'Your money is on its way back.', next].filter(Boolean).join(' ');
  return new Refused(
    'slot_unavailable',
    message,
    refund ? { refund: { ...wireRefund(refund), reason } } : {},
  );
}
