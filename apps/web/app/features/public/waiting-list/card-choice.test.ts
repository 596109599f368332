import type { SavedCard } from '@studio/contracts/memberships';
import { describe, expect, it } from 'vitest';
import { formatSavedCard } from '../../../lib/format/card-text.ts';
import { formatCardExpiry, getCardChoice } from './card-choice.ts';

const starts = ['2027-01-28T09:30:00Z', '2027-02-01T09:30:00Z'];

function card(cardId: string, more: Partial<SavedCard> = {}): SavedCard {
  return { cardId, brand: 'Visa', last4: '4242', expMonth: 4, expYear: 2028, isDefault: false, ...more };
}

const choose = (cards: SavedCard[], chosenId: string | null = null) =>
  getCardChoice({ kind: 'cards', cards }, starts, chosenId);

describe('card for automatic booking', () => {
  const usual = card('usual', { isDefault: true });
  const other = card('other', { brand: 'Mastercard', last4: '4444' });

  it('is the default card until the member chooses another', () => {
    expect(choose([usual, other]).card).toBe(usual);
    expect(choose([usual, other], 'other').card).toBe(other);
  });

  it('is never one that expires before the last of the classes starts', () => {
    const invalid = { ...usual, expMonth: 1, expYear: 2027 };
    expect(choose([invalid, other])).toEqual({ valid: [other], invalid: [invalid], card: other });
    expect(choose([invalid, other], 'usual').card).toBe(other);
    expect(choose([invalid])).toEqual({ valid: [], invalid: [invalid], card: null });
    expect(getCardChoice({ kind: 'cards', cards: [invalid] }, starts.slice(0, 1), null).card).toBe(invalid);
  });

  it('must be chosen among several when the default card has expired by then', () => {
    const invalid = { ...usual, expYear: 2026 };
    const third = card('third');
    expect(choose([invalid, other, third]).card).toBeNull();
    expect(choose([invalid, other, third], 'third').card).toBe(third);
  });

  it('is null when a session pays, or when there is no payment method', () => {
    expect(getCardChoice({ kind: 'credit' }, starts, null).valid).toEqual([]);
    expect(getCardChoice(null, starts, null).card).toBeNull();
  });

  it('is described by brand, last digits and expiry', () => {
    expect(formatSavedCard(other)).toBe('Mastercard ending 4444');
    expect(formatCardExpiry(other)).toBe('Expires 04/2028');
  });
});
