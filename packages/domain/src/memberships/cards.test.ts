import { expect, it } from 'vitest';
import { cardChosenFirst, cardInstead, eachCardOnce, isGoodAt, isSameCard, type KeptCard } from './cards.ts';

function saved(id: string, more: Partial<KeptCard> = {}): KeptCard {
  return { id, isDefault: false, fingerprint: null, expMonth: 4, expYear: 2028, ...more };
}

it('a card that was saved several times is one card, and pays if any of its savings does', () => {
  const old = saved('old', { fingerprint: 'visa', expYear: 2027, isDefault: true });
  const renewed = saved('renewed', { fingerprint: 'visa', expYear: 2030 });
  const other = saved('other', { fingerprint: 'mastercard' });
  expect(eachCardOnce([old, other, renewed])).toEqual([{ ...renewed, isDefault: true }, other]);
  expect(eachCardOnce([renewed, old])).toEqual([{ ...renewed, isDefault: true }]);
  expect(isSameCard(old, renewed)).toBe(true);
  expect(isSameCard(old, other)).toBe(false);
});

it('of savings that expire together the first one stands', () => {
  const [first, second] = [saved('first', { fingerprint: 'visa' }), saved('second', { fingerprint: 'visa' })];
  expect(eachCardOnce([first, second])).toEqual([first]);
});

it('cards of which nothing is known are not taken for one', () => {
  const cards = [saved('one'), saved('two')];
  expect(eachCardOnce(cards)).toEqual(cards);
  expect(isSameCard(saved('one'), saved('two'))).toBe(false);
});

it('a card is good until its month is over in London', () => {
  const card = { expMonth: 6, expYear: 2027 };
  expect(isGoodAt(card, new Date('2027-06-30T22:59:00Z'))).toBe(true);
  expect(isGoodAt(card, new Date('2027-06-30T23:00:00Z'))).toBe(false);
  expect(isGoodAt(card, new Date('2026-12-01T00:00:00Z'))).toBe(true);
});

it('nothing is chosen for somebody whose usual card is not among several', () => {
  const [usual, one, other] = [saved('usual', { isDefault: true }), saved('one'), saved('other')];
  expect(cardChosenFirst([one, usual])).toBe(usual);
  expect(cardChosenFirst([one])).toBe(one);
  expect(cardChosenFirst([one, other])).toBeNull();
  expect(cardChosenFirst([])).toBeNull();
});

it('of several cards one that has not expired pays instead of the removed one', () => {
  const [one, old, other] = [saved('one'), saved('old', { expYear: 2020 }), saved('other')];
  const now = new Date('2026-11-23T12:00:00Z');
  expect(cardInstead([one, old, other], 'one', now)).toBe(other);
  expect(cardInstead([one, old], 'one', now)).toBeNull();
  expect(cardInstead([one], 'one', now)).toBeNull();
});
