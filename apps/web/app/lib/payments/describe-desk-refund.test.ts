import { expect, it } from 'vitest';
import { describeDeskRefund } from './describe-desk-refund.ts';

it.each([
  [{ refundedPence: 2000, giftCardPence: 0 }, ' Refund £20 to the client now.'],
  [
    { refundedPence: 2000, giftCardPence: 1500 },
    ' Refund £5 to the client now. £15 is back on the gift card.',
  ],
  [{ refundedPence: 1500, giftCardPence: 1500 }, ' £15 is back on the gift card.'],
  [{ refundedPence: 0, giftCardPence: 0 }, ''],
])('describes %j as "%s"', (refund, text) => {
  expect(describeDeskRefund(refund)).toBe(text);
});
