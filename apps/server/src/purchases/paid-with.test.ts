import { expect, it } from 'vitest';
import { paidWith, partsPaid } from './paid-with.ts';

const byCard = { giftCardPence: 0, cardPence: 3500, method: 'Visa ending 4242', currency: 'GBP' };

it('names who paid for a purchase, and how much where it was more than one', () => {
  expect(paidWith(byCard)).toBe('Visa ending 4242');
  expect(paidWith({ ...byCard, method: null })).toBe('Card');
  expect(paidWith({ ...byCard, giftCardPence: 3500, cardPence: 0 })).toBe('a gift card');
  const both = { ...byCard, giftCardPence: 2000, cardPence: 1550 };
  expect(paidWith(both)).toBe('a gift card (£20) and Visa ending 4242 (£15.50)');
  expect(partsPaid(both).map(({ label }) => label)).toEqual(['Gift card', 'Visa ending 4242']);
});
