import { expect, it } from 'vitest';
import { type BookingPayment, describePayment } from './payment-description.ts';

const noPayment: BookingPayment = {
  creditName: null,
  duePence: 0,
  pricePaidPence: 0,
  savingKind: null,
  paymentId: null,
  card: null,
  deskMethod: null,
};

it.each<[Partial<BookingPayment>, string]>([
  [{ creditName: 'Reformer Pack of 10', pricePaidPence: 0 }, 'Reformer Pack of 10'],
  [{ duePence: 2000 }, 'Not paid yet'],
  [{ savingKind: 'complimentary' }, 'Complimentary'],
  [{ paymentId: 'p', card: 'Visa ending 4242', pricePaidPence: 2000 }, 'Visa ending 4242'],
  [{ paymentId: 'p', pricePaidPence: 2000 }, 'Card'],
  [{ deskMethod: 'TERMINAL', pricePaidPence: 2000 }, 'Card machine'],
  [{ pricePaidPence: 2000 }, 'Paid'],
  [{}, 'Free'],
])('describes %j as %s', (payment, expected) => {
  expect(describePayment({ ...noPayment, ...payment })).toBe(expected);
});
