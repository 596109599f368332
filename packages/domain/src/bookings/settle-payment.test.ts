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
  code: 'good',
  class: 'to_come',
  amountReceivedPence: 1800,
  refundedPence: 0,
  currency: 'gbp',
  expectedPence: 1800,
  expectedCurrency: 'GBP',
};
const settled = (changes: Partial<SettlePaymentInput>) => settlePayment({ ...paid, ...changes });

describe('a payment that came through', () => {
  it('is a booking while its places are held, or others are free, also once the class has begun', () => {
    for (const facts of [paid, { places: 'free' }, { class: 'begun' }] as const)
      expect(settled(facts)).toEqual({ do: 'book' });
  });

  it('goes back without a place, and says why', () => {
    const cases: [Partial<SettlePaymentInput>, string][] = [
      [{ places: 'gone' }, 'slot_unavailable'],
      [{ places: 'gone', class: 'begun' }, 'class_begun'],
      [{ class: 'off' }, 'class_off'],
      [{ places: 'gone', class: 'off' }, 'class_off'],
      [{ places: 'let_go' }, 'place_let_go'],
      [{ code: 'used' }, 'code_used'],
      [{ code: 'used', class: 'off' }, 'class_off'],
      [{ amountReceivedPence: 1799 }, 'amount_mismatch'],
      [{ refundedPence: 500 }, 'refunded_before'],
      [{ currency: 'eur' }, 'amount_mismatch'],
      [{ payment: 'cancelled' }, 'payment_closed'],
    ];
    for (const [facts, reason] of cases) expect(settled(facts)).toEqual({ do: 'refund', reason });
  });

  it('is settled once', () => {
    expect(settled({ payment: 'booked' })).toMatchObject({ because: 'already_booked' });
    expect(settled({ payment: 'refunding' })).toMatchObject({ because: 'already_refunding' });
    expect(settled({ intent: 'open' })).toMatchObject({ because: 'not_paid' });
  });
});

describe('why there is no place', () => {
  it('says of a class that filled up alone that it did', () => {
    const full = unbookedPaymentReasons.filter((reason) =>
      unbookedPaymentTexts[reason].because.includes('filled up'),
    );
    expect(full).toEqual(['slot_unavailable']);
    expect(getUnbookedPaymentReason({ reason: 'class_off' })).toBe('class_off');
    expect(getUnbookedPaymentReason(null)).toBe('refunded_before');
  });

  it('is read beside a refund as a sentence; what staff wrote stays as it is', () => {
    expect(formatRefundReason('class_off')).toBe('This class was called off before the payment arrived');
    expect(formatRefundReason('The heating was off.')).toBe('The heating was off.');
  });
});
