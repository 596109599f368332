import { normaliseUnicode } from './normalise-unicode.ts';

/**
 * Characters that take no room: zero-width characters, marks that turn the direction of writing, byte order marks,
 * soft hyphens, fillers, variation selectors. They come along with pasted text, and no one sees them.
 */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** The same in texts, which keep what emoji and scripts such as Persian and Hindi join letters with. */
const invisibleInText = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Spaces of every width, the no-break space and the blank Braille cell among them. */
const anySpace = /[\p{Zs}\u2800]/gu;

/** One line as it is judged, compared and stored (handbook: privacy 5): without invisible characters, composed (NFC), trimmed. */
export function tidyLine(typed: string): string {
  return normaliseUnicode(typed.replace(invisible, '').replace(anySpace, ' '), 'NFC').trim();
}

/** A code, phone number or email address: as a line, with full-width letters and digits read as ordinary ones (NFKC). */
export function tidyCode(typed: string): string {
  return normaliseUnicode(tidyLine(normaliseUnicode(typed, 'NFKC')), 'NFKC');
}

/** A text of several lines: as a line, with its line breaks and its joiners. Empty when no one could see anything of it. */
export function tidyText(typed: string): string {
  if (tidyLine(typed) === '') return '';
  return normaliseUnicode(typed.replace(invisibleInText, '').replace(anySpace, ' '), 'NFC').trim();
}

/**
 * A password, so that it is the same on every keyboard (RFC 8265, OpaqueString): composed, with ordinary spaces.
 * Nothing is taken out of it.
 */
export function tidyPassword(typed: string): string {
  return normaliseUnicode(typed.replace(/\p{Zs}/gu, ' '), 'NFC');
}
