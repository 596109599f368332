import type { MoneyPaymentMethod, MoneyRow, PaymentRefund } from '@studio/contracts/staff-money';
import { type RevenueKind, revenueKindLabels } from '@studio/domain/insight/revenue-kind';
import { formatPrice } from '@studio/domain/money/money';
import { formatMomentShort } from '@studio/domain/time/format-london';

export const paymentMethodLabels: Record<MoneyPaymentMethod, string> = {
  CARD: 'Card (online)',
  TERMINAL: 'Card machine',
  CASH: 'Cash',
  GIFT_CARD: 'Gift card',
};

export const refundStatusLabels: Record<PaymentRefund['status'], string> = {
  DUE: 'Pending',
  PENDING: 'Pending',
  SUCCEEDED: 'Refunded',
  FAILED: 'Failed',
  PAID_OTHERWISE: 'Refunded another way',
  DISPUTED: 'Disputed',
  WON: 'Dispute won',
  LOST: 'Dispute lost',
};

export function getKindLabel(kind: string): string {
  return kind in revenueKindLabels ? revenueKindLabels[kind as RevenueKind] : kind;
}

/** Describes what was paid for, such as "Dynamic Reformer Pilates, Mon 23 Nov, 18:00". */
export function describePayment({ item, classStartsAt }: Pick<MoneyRow, 'item' | 'classStartsAt'>): string {
  return classStartsAt ? `${item}, ${formatMomentShort(new Date(classStartsAt))}` : item;
}

/** Formats a large amount with thousands separators, such as "£47,766.00". */
export function formatSum(pence: number, currency: string): string {
  return formatPrice(pence, currency).replace(/\d(?=(\d{3})+\.)/g, '$&,');
}
