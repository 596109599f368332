import { tidyCode } from '../text/tidy.ts';

/** Crockford base 32: no I, L, O or U, so that a code can be read out. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a booking code. */
export const displayCodeLength = 8;

/** A booking code from 8 random bytes (handbook: check-in 3). The caller brings the randomness. */
export function generateDisplayCode(randomBytes: Uint8Array): string {
  return Array.from(randomBytes.slice(0, displayCodeLength), (byte) => alphabet[byte & 31]).join('');
}

/** What a person types or pastes, made comparable: spaces and dashes dropped, I and L read as 1, O as 0. */
export function normaliseDisplayCode(typed: string): string {
  return tidyCode(typed)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
}

/** "7KQ4 M2XD": two groups of four, as the code is shown. */
export function formatDisplayCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`.trim();
}
