import type { CancelBookingAsStaffResponse } from '@studio/contracts/staff-bookings';
import type { StaffBooking } from '@studio/contracts/staff-people';
import { formatPriceShort } from '@studio/domain/money/money';
import { describeDeskRefund } from '../../../lib/payments/describe-desk-refund.ts';

/**
 * Texts about the refund: what a cancellation before the deadline refunds (`text`), and the labels of the two options
 * after it.
 */
interface RefundText {
  text: string;
  yes: { label: string; detail: string };
  no: string;
}

export function describeRefund({ creditName, paidPence, paidWith }: StaffBooking): RefundText | null {
  if (creditName)
    return {
      text: `We’ll return 1 session to ${creditName}.`,
      yes: { label: 'Return 1 session', detail: creditName },
      no: 'Don’t return the session',
    };
  if (paidPence === 0) return null;
  const amount = formatPriceShort(paidPence);
  return {
    text: `We’ll refund ${amount} (${paidWith}).`,
    yes: { label: `Refund ${amount}`, detail: paidWith },
    no: 'No refund',
  };
}

/**
 * Returns the options that staff have for a late cancellation: whether to return the payment or, for an unpaid
 * booking, whether the amount stays due.
 */
export function toRefundChoice({ duePence }: StaffBooking, refund: RefundText | null) {
  const rebookedHint = 'Unless someone else takes the place';
  if (duePence > 0)
    return {
      legend: `${formatPriceShort(duePence)} to pay`,
      rows: [
        { value: 'yes', label: 'Waive the payment' },
        { value: 'no', label: 'Client still pays', detail: rebookedHint },
      ] as const,
    };
  return (
    refund && {
      legend: 'Refund',
      rows: [
        { value: 'yes', ...refund.yes },
        { value: 'no', label: refund.no, detail: rebookedHint },
      ] as const,
    }
  );
}

export function formatCancelledMessage(response: CancelBookingAsStaffResponse): string {
  const { refundTo, refundedPence, giftCardPence } = response;
  if (refundTo === 'session') return 'Booking cancelled. 1 session returned.';
  if (refundTo === 'card')
    return `Booking cancelled. We’re refunding ${formatPriceShort(refundedPence)} to the card.`;
  if (refundTo === 'desk') return `Booking cancelled.${describeDeskRefund({ refundedPence, giftCardPence })}`;
  return 'Booking cancelled.';
}
