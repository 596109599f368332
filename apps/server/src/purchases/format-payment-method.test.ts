import { expect, it } from 'vitest';
import { formatPaymentMethod, getPaymentParts } from './format-payment-method.ts';

const byCard = { giftCardPence: 0, cardPence: 3500, method: 'Visa ending 4242', currency: 'GBP' };

it('names the payment methods of a purchase, with amounts when there are several', () => {
  expect(formatPaymentMethod(byCard)).toBe('Visa ending 4242');
  expect(formatPaymentMethod({ ...byCard, method: null })).toBe('Card');
  expect(formatPaymentMethod({ ...byCard, giftCardPence: 3500, cardPence: 0 })).toBe('a gift card');
  const both = { ...byCard, giftCardPence: 2000, cardPence: 1550 };
  expect(formatPaymentMethod(both)).toBe('a gift card (£20) and Visa ending 4242 (£15.50)');
  expect(getPaymentParts(both).map(({ label }) => label)).toEqual(['Gift card', 'Visa ending 4242']);
});
