import { normaliseUnicode } from './normalise-unicode.ts';

/**
 * Matches invisible characters that come with pasted text: zero-width characters, direction marks, byte order marks,
 * soft hyphens, fillers, variation selectors.
 */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Matches invisible characters in texts of several lines, which keep the joiners of emoji and of scripts such as
 * Persian and Hindi.
 */
const invisibleInText = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Matches spaces of every width, including the no-break space and the blank Braille cell. */
const anySpace = /[\p{Zs}\u2800]/gu;

/**
 * Tidies a line before it is validated, compared or stored (handbook: privacy 5): removes invisible characters,
 * replaces special spaces with ordinary ones, composes letters (NFC) and trims.
 */
export function normaliseLine(typed: string): string {
  return normaliseUnicode(typed.replace(invisible, '').replace(anySpace, ' '), 'NFC').trim();
}

/**
 * Tidies a code, phone number or email address like a line, and converts full-width letters and digits to ordinary ones
 * (NFKC).
 */
export function normaliseCode(typed: string): string {
  return normaliseUnicode(normaliseLine(normaliseUnicode(typed, 'NFKC')), 'NFKC');
}

/**
 * Tidies a text of several lines like a line, but keeps line breaks and joiners. Empty when nothing in the text is
 * visible.
 */
export function normaliseText(typed: string): string {
  if (normaliseLine(typed) === '') return '';
  return normaliseUnicode(typed.replace(invisibleInText, '').replace(anySpace, ' '), 'NFC').trim();
}

/**
 * Normalises a password, so that it is the same on every keyboard (RFC 8265, OpaqueString): composes letters and uses
 * ordinary spaces. Removes nothing.
 */
export function normalisePassword(typed: string): string {
  return normaliseUnicode(typed.replace(/\p{Zs}/gu, ' '), 'NFC');
}
