import type { CancelBookingAsStaffResponse } from '@studio/contracts/staff-bookings';
import type { StaffBooking } from '@studio/contracts/staff-people';
import { formatPriceShort } from '@studio/domain/money/money';
import { describeDeskRefund } from '../../../lib/payments/describe-desk-refund.ts';

/**
 * Texts about the refund: what a cancellation before the deadline refunds (`text`), and the labels of the two options
 * after it. Without options, staff have nothing to choose.
 */
export interface CancellationRefundText {
  text: string;
  options: { yes: { label: string; detail?: string }; no: string } | null;
}

type CancellableBooking = Pick<StaffBooking, 'creditName' | 'paidWith' | 'ifCancelled'>;

/** Describes what a cancellation refunds, and where each part goes; null when there is nothing to refund. */
export function getCancellationRefundText({
  creditName,
  paidWith,
  ifCancelled,
}: CancellableBooking): CancellationRefundText | null {
  if (creditName)
    return {
      text: `We’ll return 1 session to ${creditName}.`,
      options: { yes: { label: 'Return 1 session', detail: creditName }, no: 'Don’t return the session' },
    };
  if (!ifCancelled) return null;
  const { kind, pence, beforePence, giftCardPence = 0 } = ifCancelled;
  const amount = formatPriceShort(pence);
  const toGiftCard = formatPriceShort(giftCardPence);
  const before = beforePence > 0 ? ` We’ve already refunded ${formatPriceShort(beforePence)}.` : '';
  const offer = (label: string, detail: string | null = paidWith) => ({
    yes: { label, ...(detail && { detail }) },
    no: 'No refund',
  });
  switch (kind) {
    case 'refund':
      return {
        text: `We’ll refund ${amount} (${paidWith}).${before}`,
        options: offer(`Refund ${amount}`),
      };
    case 'disputed':
      return {
        text: `The client’s bank is looking into a dispute about this payment. We’ll refund ${amount} (${paidWith}) if you win the dispute.${before}`,
        options: offer(`Refund ${amount} if you win the dispute`),
      };
    case 'at-desk':
      return giftCardPence > 0
        ? {
            text: `Refund ${amount} to the client yourself. We’ll return ${toGiftCard} to the gift card.${before}`,
            options: offer(`Refund ${amount} and return ${toGiftCard} to the gift card`),
          }
        : {
            text: `Refund ${amount} to the client yourself (${paidWith}).${before}`,
            options: offer(`Refund ${amount}`),
          };
    case 'gift-card':
      return {
        text: `We’ll return ${toGiftCard} to the gift card.${before}`,
        options: offer(`Return ${toGiftCard} to the gift card`, null),
      };
    case 'pair-active':
      return {
        text: 'One price paid for two places, so there’s no refund until both are cancelled.',
        options: offer('Refund', 'Once both places of the pair are cancelled'),
      };
    case 'already-refunded':
      return { text: `We’ve already refunded ${amount}.`, options: null };
    default:
      return null;
  }
}

/**
 * Returns the options that staff have for a late cancellation: whether to return the payment or, for an unpaid
 * booking, whether the amount stays due.
 */
export function toRefundChoice({ duePence }: StaffBooking, refund: CancellationRefundText | null) {
  const rebookedHint = 'Unless someone else takes the place';
  if (duePence > 0)
    return {
      legend: `${formatPriceShort(duePence)} to pay`,
      rows: [
        {
          value: 'yes',
          label: 'Waive the payment',
          ...(refund?.options && { detail: refund.text }),
        },
        { value: 'no', label: 'Client still pays', detail: rebookedHint },
      ] as const,
    };
  return (
    refund?.options && {
      legend: 'Refund',
      rows: [
        { value: 'yes', ...refund.options.yes },
        { value: 'no', label: refund.options.no, detail: rebookedHint },
      ] as const,
    }
  );
}

/** Returns the confirmation of a cancellation: what returned, and what staff refund themselves. */
export function formatCancelledMessage(response: CancelBookingAsStaffResponse): string {
  const { refundTo, refundedPence, giftCardPence } = response;
  if (refundTo === 'session') return 'Booking cancelled. 1 session returned.';
  if (refundTo === 'card')
    return `Booking cancelled. We’re refunding ${formatPriceShort(refundedPence)} to the card.`;
  if (refundTo === 'desk') return `Booking cancelled.${describeDeskRefund({ refundedPence, giftCardPence })}`;
  return 'Booking cancelled.';
}
