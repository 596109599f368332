import type { FieldError } from './field-error.ts';

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'unknown';

/** Returns the card's brand as soon as the digits determine it. Returns 'unknown' before, and for all other brands. */
export function detectBrand(digits: string): CardBrand {
  if (/^4/.test(digits)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  if (/^3[47]/.test(digits)) return 'amex';
  if (/^6(011|4[4-9]|5)/.test(digits)) return 'discover';
  return 'unknown';
}

export function getNumberLength(brand: CardBrand): number {
  return brand === 'amex' ? 15 : 16;
}

/** Extracts the typed digits, limited to the brand's length. */
export function extractCardDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  return digits.slice(0, getNumberLength(detectBrand(digits)));
}

/** Groups the digits as on the card. */
export function formatCardNumber(digits: string): string {
  const groups = detectBrand(digits) === 'amex' ? [4, 6, 5] : [4, 4, 4, 4];
  const parts: string[] = [];
  let from = 0;
  for (const size of groups) {
    if (from >= digits.length) break;
    parts.push(digits.slice(from, from + size));
    from += size;
  }
  return parts.join(' ');
}

/** Returns the card number's error, or undefined when the number is valid. */
export function getNumberError(digits: string): FieldError | undefined {
  if (digits.length < getNumberLength(detectBrand(digits))) {
    return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
  }
  if (detectBrand(digits) === 'unknown' || !passesLuhn(digits)) {
    return { code: 'invalid_number', message: 'Your card number is invalid.' };
  }
  return undefined;
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const doubled = Number(digits[digits.length - 1 - place]) * (place % 2 === 0 ? 1 : 2);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
