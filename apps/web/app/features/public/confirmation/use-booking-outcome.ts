import type { BookingResponse } from '@studio/contracts/bookings';
import type { ErrorResponse } from '@studio/contracts/error-response';
import type { UnbookedPaymentReason } from '@studio/domain/bookings/unbooked-payment';
import { ApiError, isNotFound } from '../../../lib/api/api-error.ts';
import { usePaymentOutcome } from '../../../lib/payments/use-payment-outcome.ts';
import { confirmPayment, getBooking } from './confirmation-api.ts';

export interface BookingCompletionParams {
  intentId: string | null;
  classId: string | null;
  bookingId: string | null;
  key: string | null;
  /** Whether the bank's page has already reported a failure. */
  declined: boolean;
}

export type BookingOutcome =
  | { at: 'booked'; response: BookingResponse }
  | { at: 'unpaid' }
  /** The payment succeeded, but no place was booked. The refund, in pounds, is on its way. */
  | { at: 'no-place'; reason: UnbookedPaymentReason; message: string; refund: number | null }
  | { at: 'missing' }
  | { at: 'failed'; message: string };

/**
 * Confirms the payment in the URL. Without a payment, loads the booking in the URL. Confirming is idempotent.
 */
export function useBookingOutcome(completion: BookingCompletionParams) {
  const { declined, ...input } = completion;
  return usePaymentOutcome({
    queryKey: ['completed-booking', input],
    confirm: () => attempt(input),
    declined,
    // Keeps a shown booking on the page while another booking of the order loads.
    keep: ({ at }) => at === 'booked',
  });
}

async function attempt({
  intentId,
  classId,
  bookingId,
  key,
}: Omit<BookingCompletionParams, 'declined'>): Promise<BookingOutcome> {
  try {
    if (intentId) return { at: 'booked', response: await confirmPayment(intentId, classId ?? undefined) };
    if (bookingId) return { at: 'booked', response: await getBooking({ bookingId, key: key ?? undefined }) };
    return { at: 'missing' };
  } catch (error) {
    return toFailedState(error);
  }
}

function toFailedState(error: unknown): BookingOutcome {
  if (!(error instanceof ApiError)) return { at: 'failed', message: 'Failed to load booking' };
  if (error.code === 'payment_not_completed') return { at: 'unpaid' };
  if (isNotFound(error)) return { at: 'missing' };
  if (error.code !== 'slot_unavailable') return { at: 'failed', message: error.message };
  const { refund } = error.payload as Partial<ErrorResponse>;
  const reason = refund?.reason ?? 'slot_unavailable';
  return { at: 'no-place', reason, message: error.message, refund: refund?.amount ?? null };
}
