import { expect, it } from 'vitest';
import { isDeskPaymentRefundable, splitDeskRefund } from './desk-refund.ts';

it('lets staff refund only payments for a class by themselves', () => {
  const kinds = ['class', 'fee', 'pack', 'counter', 'gift-card'];
  expect(kinds.filter(isDeskPaymentRefundable)).toEqual(['class']);
});

it('refunds money before the gift card', () => {
  expect(splitDeskRefund(400, 500)).toEqual({ moneyPence: 400, giftCardPence: 0 });
  expect(splitDeskRefund(700, 500)).toEqual({ moneyPence: 500, giftCardPence: 200 });
  expect(splitDeskRefund(700, 0)).toEqual({ moneyPence: 0, giftCardPence: 700 });
});
