import { displayCodeLength, generateDisplayCode, normaliseDisplayCode } from '../bookings/display-code.ts';

/** Characters of a gift card's code (handbook: packs-and-memberships 15): 80 bits that nobody guesses. */
export const giftCardCodeLength = 2 * displayCodeLength;

/** A gift card's code from 16 bytes: Crockford base 32, so that it can be read out. The caller brings the bytes. */
export function generateGiftCardCode(bytes: Uint8Array): string {
  return generateDisplayCode(bytes) + generateDisplayCode(bytes.slice(displayCodeLength));
}

/** "7KQ4 M2XD 9RT0 VB3E": four groups of four, as the code is shown. */
export function formatGiftCardCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ');
}

/** What a person types, made comparable; null when it cannot be a gift card's code. */
export function normaliseGiftCardCode(typed: string): string | null {
  const code = normaliseDisplayCode(typed);
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code) ? code : null;
}
