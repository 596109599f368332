import { expect, it } from 'vitest';
import {
  deduplicateCards,
  getPreselectedCard,
  getReplacementCard,
  isCardValidAt,
  isSameCard,
  type StoredCard,
} from './saved-cards.ts';

function saved(id: string, more: Partial<StoredCard> = {}): StoredCard {
  return { id, isDefault: false, fingerprint: null, expMonth: 4, expYear: 2028, ...more };
}

it('a card that was saved several times is one card, and pays if any of its savings does', () => {
  const old = saved('old', { fingerprint: 'visa', expYear: 2027, isDefault: true });
  const renewed = saved('renewed', { fingerprint: 'visa', expYear: 2030 });
  const other = saved('other', { fingerprint: 'mastercard' });
  expect(deduplicateCards([old, other, renewed])).toEqual([{ ...renewed, isDefault: true }, other]);
  expect(deduplicateCards([renewed, old])).toEqual([{ ...renewed, isDefault: true }]);
  expect(isSameCard(old, renewed)).toBe(true);
  expect(isSameCard(old, other)).toBe(false);
});

it('of savings that expire together the first one stands', () => {
  const [first, second] = [saved('first', { fingerprint: 'visa' }), saved('second', { fingerprint: 'visa' })];
  expect(deduplicateCards([first, second])).toEqual([first]);
});

it('cards of which nothing is known are not taken for one', () => {
  const cards = [saved('one'), saved('two')];
  expect(deduplicateCards(cards)).toEqual(cards);
  expect(isSameCard(saved('one'), saved('two'))).toBe(false);
});

it('a card is good until its month is over in London', () => {
  const card = { expMonth: 6, expYear: 2027 };
  expect(isCardValidAt(card, new Date('2027-06-30T22:59:00Z'))).toBe(true);
  expect(isCardValidAt(card, new Date('2027-06-30T23:00:00Z'))).toBe(false);
  expect(isCardValidAt(card, new Date('2026-12-01T00:00:00Z'))).toBe(true);
});

it('nothing is chosen for somebody whose usual card is not among several', () => {
  const [usual, one, other] = [saved('usual', { isDefault: true }), saved('one'), saved('other')];
  expect(getPreselectedCard([one, usual])).toBe(usual);
  expect(getPreselectedCard([one])).toBe(one);
  expect(getPreselectedCard([one, other])).toBeNull();
  expect(getPreselectedCard([])).toBeNull();
});

it('of several cards one that has not expired pays instead of the removed one', () => {
  const [one, old, other] = [saved('one'), saved('old', { expYear: 2020 }), saved('other')];
  const now = new Date('2026-11-23T12:00:00Z');
  expect(getReplacementCard([one, old, other], 'one', now)).toBe(other);
  expect(getReplacementCard([one, old], 'one', now)).toBeNull();
  expect(getReplacementCard([one], 'one', now)).toBeNull();
});
