import { displayCodeLength, generateDisplayCode, normaliseDisplayCode } from '../bookings/display-code.ts';

/**
 * Number of characters in a gift card code (handbook: packs-and-memberships 15). A code contains 80 random bits, so it
 * can't be guessed.
 */
export const giftCardCodeLength = 2 * displayCodeLength;

/**
 * Generates a code from 16 random bytes that the caller provides, in Crockford base 32, so that people can read it out.
 */
export function generateGiftCardCode(bytes: Uint8Array): string {
  return generateDisplayCode(bytes) + generateDisplayCode(bytes.slice(displayCodeLength));
}

/** Formats a code in four groups of four, such as "7KQ4 M2XD 9RT0 VB3E". */
export function formatGiftCardCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Normalises a typed code; null when it can't be a gift card code. */
export function normaliseGiftCardCode(typed: string): string | null {
  const code = normaliseDisplayCode(typed);
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code) ? code : null;
}
