import { describe, expect, it } from 'vitest';
import { type SettlePaymentInput, settlePayment } from './settle-payment.ts';
import {
  formatRefundReason,
  getUnbookedPaymentReason,
  unbookedPaymentReasons,
  unbookedPaymentTexts,
} from './unbooked-payment.ts';

const paid: SettlePaymentInput = {
  intent: 'succeeded',
  payment: 'open',
  places: 'held',
  code: 'usable',
  class: 'upcoming',
  amountReceivedPence: 1800,
  refundedPence: 0,
  currency: 'gbp',
  expectedPence: 1800,
  expectedCurrency: 'GBP',
};
const settled = (changes: Partial<SettlePaymentInput>) => settlePayment({ ...paid, ...changes });

describe('settlePayment', () => {
  it('books while places are held or free, even after the class has started', () => {
    for (const changes of [paid, { places: 'free' }, { class: 'started' }] as const)
      expect(settled(changes)).toEqual({ do: 'book' });
  });

  it('refunds a payment that cannot be booked, with the reason', () => {
    const cases: [Partial<SettlePaymentInput>, string][] = [
      [{ places: 'taken' }, 'slot_unavailable'],
      [{ places: 'taken', class: 'started' }, 'class_begun'],
      [{ class: 'cancelled' }, 'class_cancelled'],
      [{ places: 'taken', class: 'cancelled' }, 'class_cancelled'],
      [{ places: 'released' }, 'hold_released'],
      [{ code: 'used' }, 'code_used'],
      [{ code: 'used', class: 'cancelled' }, 'class_cancelled'],
      [{ amountReceivedPence: 1799 }, 'amount_mismatch'],
      [{ refundedPence: 500 }, 'refunded_before'],
      [{ currency: 'eur' }, 'amount_mismatch'],
      [{ payment: 'cancelled' }, 'payment_closed'],
    ];
    for (const [changes, reason] of cases) expect(settled(changes)).toEqual({ do: 'refund', reason });
  });

  it('settles a payment once', () => {
    expect(settled({ payment: 'booked' })).toMatchObject({ because: 'already_booked' });
    expect(settled({ payment: 'refunding' })).toMatchObject({ because: 'already_refunding' });
    expect(settled({ intent: 'open' })).toMatchObject({ because: 'not_paid' });
  });
});

describe('reason for an unbooked payment', () => {
  it('mentions a full class only for slot_unavailable', () => {
    const full = unbookedPaymentReasons.filter((reason) =>
      unbookedPaymentTexts[reason].because.includes('filled up'),
    );
    expect(full).toEqual(['slot_unavailable']);
    expect(getUnbookedPaymentReason({ reason: 'class_cancelled' })).toBe('class_cancelled');
    expect(getUnbookedPaymentReason(null)).toBe('refunded_before');
  });

  it('is formatted as a sentence for a refund, and leaves reasons written by staff unchanged', () => {
    expect(formatRefundReason('class_cancelled')).toBe('This class was cancelled before the payment arrived');
    expect(formatRefundReason('The heating was off.')).toBe('The heating was off.');
  });
});
