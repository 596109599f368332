import { describe, expect, it } from 'vitest';
import { formatAmountInput, parseAmountInput } from './amount-input.ts';

describe('amount input', () => {
  it.each([
    ['12', 1200],
    [' £12.5 ', 1250],
    ['12,50', 1250],
    ['£1,200.00', 120_000],
    ['0', 0],
    ['0.07', 7],
  ])('parses "parses "%s""', (typed, pence) => {
    expect(parseAmountInput(typed)).toBe(pence);
  });

  it.each(['', 'twelve', '-5', '1.234', '12.', '1e3', '12 50'])('is none: "parses "%s""', (typed) => {
    expect(parseAmountInput(typed)).toBeNull();
  });

  it('parses a formatted amount back to the same value', () => {
    expect(parseAmountInput(formatAmountInput(1999))).toBe(1999);
  });
});
