import { formatPriceShort } from '@studio/domain/money/money';
import { deskPaymentMethodLabels } from '../../payments/desk-invoices.ts';
import type { DeskBalance } from '../../payments/desk-payments.ts';

export interface BookingPayment {
  /** Name of the entitlement that pays for the booking; null without one. */
  creditName: string | null;
  duePence: number;
  pricePaidPence: number;
  savingKind: string | null;
  paymentId: string | null;
  /** Card that paid, such as "Visa ending 4242". */
  card: string | null;
  /** Payments at the front desk. */
  desk: Pick<DeskBalance, 'method' | 'remainingPence' | 'giftCardPence'> | null;
}

/**
 * Describes the payment of a booking, such as "Reformer Pack of 10", "Visa ending 4242", "Cash", "Cash £5 and gift card
 * £15", "Complimentary", "Not paid yet" or "Free".
 */
export function describePayment(payment: BookingPayment): string {
  const { creditName, duePence, pricePaidPence, savingKind, paymentId, card, desk } = payment;
  if (creditName) return creditName;
  if (duePence > 0) return 'Not paid yet';
  if (savingKind === 'complimentary' && pricePaidPence === 0) return 'Complimentary';
  if (card || paymentId) return card ?? 'Card';
  if (desk) return describeDeskPayment(desk);
  return pricePaidPence > 0 ? 'Paid' : 'Free';
}

function describeDeskPayment({ method, remainingPence, giftCardPence }: NonNullable<BookingPayment['desk']>) {
  const label = deskPaymentMethodLabels[method];
  const moneyPence = remainingPence - giftCardPence;
  if (giftCardPence <= 0 || moneyPence <= 0) return label;
  return `${label} ${formatPriceShort(moneyPence)} and gift card ${formatPriceShort(giftCardPence)}`;
}
