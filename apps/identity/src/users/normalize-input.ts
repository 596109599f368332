/*
 * What people type and paste, as the pool reads it. The site tidies in the same way (packages/domain, text/tidy): with
 * SRP the browser proves the password, so both must produce the same text.
 */

/**
 * A text in a normal form of Unicode. Of a run of marks it keeps the first 30 (UAX 15, stream-safe text): putting marks in
 * their order takes the square of their number.
 */
const normal = (text: string, form: 'NFC' | 'NFKC'): string =>
  text.replaceAll(/(\p{M}{30})\p{M}+/gu, '$1').normalize(form);

/** One line without the characters that no one sees (zero-width, direction marks, fillers), composed (NFC), trimmed. */
export const normalizeLine = (typed: string): string =>
  normal(
    typed.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').replaceAll(/[\p{Zs}\u2800]/gu, ' '),
    'NFC',
  ).trim();

/** A login, phone number or code: as a line, with full-width letters and digits read as ordinary ones (NFKC). */
export const normalizeCode = (typed: string): string => normal(normalizeLine(normal(typed, 'NFKC')), 'NFKC');

/** A code without the spaces and dashes that people write into it. */
export const stripCodeSeparators = (typed: string): string =>
  normalizeCode(typed).replaceAll(/[\s\p{Pd}]/gu, '');

/** A password, the same from every keyboard (RFC 8265, OpaqueString): composed, with ordinary spaces. */
export const normalizePassword = (typed: string): string => normal(typed.replaceAll(/\p{Zs}/gu, ' '), 'NFC');
