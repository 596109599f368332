import type { FieldError } from './field-error.ts';

/**
 * Returns the digits of month and year, up to two each. Drops the first two digits of a four-digit year, which browsers
 * may paste or autofill.
 */
export function extractExpiryDigits(text: string): string {
  const whole = /^\s*(\d{1,2})\s*[/-]\s*\d\d(\d\d)\s*$/.exec(text);
  if (whole) return `${(whole[1] ?? '').padStart(2, '0')}${whole[2] ?? ''}`;
  const slashed = /^\s*(\d)\s*\//.test(text) ? `0${text.trimStart()}` : text;
  const digits = slashed.replaceAll(/\D/g, '');
  // A two-digit month begins with 0 or 1, and only 0 to 2 can follow a 1.
  const needsZero = /^[2-9]/.test(digits) || /^1[3-9]/.test(digits);
  return (needsZero ? `0${digits}` : digits).slice(0, 4);
}

/**
 * Formats as `MM / YY`. The slash appears with the second digit. While the user deletes digits, it disappears with the
 * third one.
 */
export function formatExpiry(digits: string, isDeleting: boolean): string {
  if (digits.length < 2 || (digits.length === 2 && isDeleting)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

/**
 * Returns the expiry date's error, or undefined when the date is valid. A card is valid until the end of its month, in
 * the browser's time zone.
 */
export function getExpiryError(digits: string, now: Date): FieldError | undefined {
  if (digits.length < 4) {
    return { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." };
  }
  const { month, year } = parseExpiry(digits);
  if (month < 1 || month > 12) {
    return { code: 'invalid_expiry_month', message: "Your card's expiration date is invalid." };
  }
  if (year < now.getFullYear()) {
    return { code: 'invalid_expiry_year_past', message: "Your card's expiration year is in the past." };
  }
  if (year === now.getFullYear() && month < now.getMonth() + 1) {
    return { code: 'invalid_expiry_month_past', message: "Your card's expiration date is in the past." };
  }
  if (year > now.getFullYear() + 50) {
    return { code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." };
  }
  return undefined;
}

export function parseExpiry(digits: string): { month: number; year: number } {
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2)) };
}
