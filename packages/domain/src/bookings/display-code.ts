import { normaliseCode } from '../text/normalise-text.ts';

/** Crockford base 32: digits and letters without I, L, O and U, so that people can read codes out. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Number of characters in a booking code. */
export const displayCodeLength = 8;

/** Generates a booking code from 8 random bytes that the caller provides (handbook: check-in 3). */
export function generateDisplayCode(randomBytes: Uint8Array): string {
  return Array.from(randomBytes.slice(0, displayCodeLength), (byte) => alphabet[byte & 31]).join('');
}

/** Normalises a typed or pasted code: removes spaces and dashes, and reads I and L as 1 and O as 0. */
export function normaliseDisplayCode(typed: string): string {
  return normaliseCode(typed)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
}

/** Formats a code in two groups of four, such as "7KQ4 M2XD". */
export function formatDisplayCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`.trim();
}
