import { deskPaymentMethodLabels } from '../../payments/desk-invoices.ts';
import type { DeskPaymentMethod } from '../../payments/tables.ts';

export interface BookingPayment {
  /** Name of the entitlement that pays for the booking; null without one. */
  creditName: string | null;
  duePence: number;
  pricePaidPence: number;
  savingKind: string | null;
  paymentId: string | null;
  /** Card that paid, such as "Visa ending 4242". */
  card: string | null;
  /** Latest payment method at the front desk. */
  deskMethod: DeskPaymentMethod | null;
}

/**
 * Describes the payment of a booking, such as "Reformer Pack of 10", "Visa ending 4242", "Cash", "Complimentary", "Not
 * paid yet" or "Free".
 */
export function describePayment(payment: BookingPayment): string {
  const { creditName, duePence, pricePaidPence, savingKind, paymentId, card, deskMethod } = payment;
  if (creditName) return creditName;
  if (duePence > 0) return 'Not paid yet';
  if (savingKind === 'complimentary') return 'Complimentary';
  if (card || paymentId) return card ?? 'Card';
  if (deskMethod) return deskPaymentMethodLabels[deskMethod];
  return pricePaidPence > 0 ? 'Paid' : 'Free';
}
