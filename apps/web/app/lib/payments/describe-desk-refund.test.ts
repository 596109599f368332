import { expect, it } from 'vitest';
import { describeDeskRefund } from './describe-desk-refund.ts';

it.each([
  [{ refundedPence: 2000, giftCardPence: 0 }, ' Refund £20 to the client now.'],
  [
    { refundedPence: 2000, giftCardPence: 1500 },
    ' Refund £5 to the client now. We’ve returned £15 to the gift card.',
  ],
  [{ refundedPence: 1500, giftCardPence: 1500 }, ' We’ve returned £15 to the gift card.'],
  [{ refundedPence: 0, giftCardPence: 0 }, ''],
])('describes %j as "%s"', (refund, text) => {
  expect(describeDeskRefund(refund)).toBe(text);
});
