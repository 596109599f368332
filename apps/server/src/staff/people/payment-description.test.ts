import { expect, it } from 'vitest';
import { type BookingPayment, describePayment } from './payment-description.ts';

const noPayment: BookingPayment = {
  creditName: null,
  duePence: 0,
  pricePaidPence: 0,
  savingKind: null,
  paymentId: null,
  card: null,
  desk: null,
};

it.each<[Partial<BookingPayment>, string]>([
  [{ creditName: 'Reformer Pack of 10', pricePaidPence: 0 }, 'Reformer Pack of 10'],
  [{ duePence: 2000 }, 'Not paid yet'],
  [{ savingKind: 'complimentary' }, 'Complimentary'],
  [
    {
      ...{ savingKind: 'complimentary', pricePaidPence: 1500 },
      desk: { method: 'GIFT_CARD', remainingPence: 1500, giftCardPence: 1500 },
    },
    'Gift card',
  ],
  [{ paymentId: 'p', card: 'Visa ending 4242', pricePaidPence: 2000 }, 'Visa ending 4242'],
  [{ paymentId: 'p', pricePaidPence: 2000 }, 'Card'],
  [
    { desk: { method: 'TERMINAL', remainingPence: 2000, giftCardPence: 0 }, pricePaidPence: 2000 },
    'Card machine',
  ],
  [
    { desk: { method: 'CASH', remainingPence: 2000, giftCardPence: 1500 }, pricePaidPence: 2000 },
    'Cash £5 and gift card £15',
  ],
  [
    { desk: { method: 'GIFT_CARD', remainingPence: 2000, giftCardPence: 2000 }, pricePaidPence: 2000 },
    'Gift card',
  ],
  [{ pricePaidPence: 2000 }, 'Paid'],
  [{}, 'Free'],
])('describes %j as %s', (payment, expected) => {
  expect(describePayment({ ...noPayment, ...payment })).toBe(expected);
});
