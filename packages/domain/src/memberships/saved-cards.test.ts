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

it('merges duplicates of a saved card, and makes it the default if any duplicate is', () => {
  const old = saved('old', { fingerprint: 'visa', expYear: 2027, isDefault: true });
  const renewed = saved('renewed', { fingerprint: 'visa', expYear: 2030 });
  const other = saved('other', { fingerprint: 'mastercard' });
  expect(deduplicateCards([old, other, renewed])).toEqual([{ ...renewed, isDefault: true }, other]);
  expect(deduplicateCards([renewed, old])).toEqual([{ ...renewed, isDefault: true }]);
  expect(isSameCard(old, renewed)).toBe(true);
  expect(isSameCard(old, other)).toBe(false);
});

it('keeps the first of duplicates that expire together', () => {
  const [first, second] = [saved('first', { fingerprint: 'visa' }), saved('second', { fingerprint: 'visa' })];
  expect(deduplicateCards([first, second])).toEqual([first]);
});

it('does not merge cards without a fingerprint', () => {
  const cards = [saved('one'), saved('two')];
  expect(deduplicateCards(cards)).toEqual(cards);
  expect(isSameCard(saved('one'), saved('two'))).toBe(false);
});

it('treats a card as valid until its month ends in London', () => {
  const card = { expMonth: 6, expYear: 2027 };
  expect(isCardValidAt(card, new Date('2027-06-30T22:59:00Z'))).toBe(true);
  expect(isCardValidAt(card, new Date('2027-06-30T23:00:00Z'))).toBe(false);
  expect(isCardValidAt(card, new Date('2026-12-01T00:00:00Z'))).toBe(true);
});

it('preselects no card when none of several is the default', () => {
  const [usual, one, other] = [saved('usual', { isDefault: true }), saved('one'), saved('other')];
  expect(getPreselectedCard([one, usual])).toBe(usual);
  expect(getPreselectedCard([one])).toBe(one);
  expect(getPreselectedCard([one, other])).toBeNull();
  expect(getPreselectedCard([])).toBeNull();
});

it('replaces a removed card with another that has not expired', () => {
  const [one, old, other] = [saved('one'), saved('old', { expYear: 2020 }), saved('other')];
  const now = new Date('2026-11-23T12:00:00Z');
  expect(getReplacementCard([one, old, other], 'one', now)).toBe(other);
  expect(getReplacementCard([one, old], 'one', now)).toBeNull();
  expect(getReplacementCard([one], 'one', now)).toBeNull();
});
