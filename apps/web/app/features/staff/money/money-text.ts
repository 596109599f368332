import type { MoneyPaymentMethod, MoneyRow, PaymentRefund } from '@studio/contracts/staff-money';
import type { RevenueKind } from '@studio/domain/insight/revenue-kind';
import { formatMomentShort } from '@studio/domain/time/format-london';

export const paymentMethodLabels: Record<MoneyPaymentMethod, string> = {
  CARD: 'Card (online)',
  TERMINAL: 'Card machine',
  CASH: 'Cash',
  GIFT_CARD: 'Gift card',
};

export const refundStatusLabels: Record<PaymentRefund['status'], string> = {
  DUE: 'Pending',
  HELD: 'On hold (dispute)',
  DROPPED: 'Not needed',
  PENDING: 'Pending',
  SUCCEEDED: 'Refunded',
  FAILED: 'Failed',
  PAID_AT_DESK: 'Refunded another way',
  DISPUTED: 'Disputed',
  WON: 'Dispute won',
  LOST: 'Dispute lost',
};

/** Names of revenue categories for a single payment. The reports name the same categories in the plural. */
const kindLabels: Record<RevenueKind, string> = {
  class: 'Class booking',
  pack: 'Pack',
  membership: 'Membership',
  offer: 'Starter offer',
  'one-to-one': '1:1',
  event: 'Event',
  'drop-in': 'Drop-in',
  'gift-card': 'Gift card',
  counter: 'Front desk item',
  fee: 'No-show fee',
};

export function getRevenueKindLabel(kind: string): string {
  return kind in kindLabels ? kindLabels[kind as RevenueKind] : kind;
}

/** Describes what was paid for, such as "Dynamic Reformer Pilates, Mon 23 Nov, 18:00". */
export function describePaidItem({ item, classStartsAt }: Pick<MoneyRow, 'item' | 'classStartsAt'>): string {
  return classStartsAt ? `${item}, ${formatMomentShort(new Date(classStartsAt))}` : item;
}
