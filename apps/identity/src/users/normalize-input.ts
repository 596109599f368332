/*
 * Normalises typed and pasted input. The site does the same (packages/domain, text/normalise-text): with SRP the browser proves
 * the password, so both must produce the same text.
 */

/**
 * Returns a Unicode normal form. Keeps only the first 30 of a run of combining marks (UAX 15, stream-safe text),
 * because ordering marks takes quadratic time.
 */
const toNormalForm = (text: string, form: 'NFC' | 'NFKC'): string =>
  text.replaceAll(/(\p{M}{30})\p{M}+/gu, '$1').normalize(form);

/**
 * Normalises a single line: NFC, ordinary spaces, trimmed, without invisible characters (zero-width, direction marks,
 * fillers). Doesn't remove line breaks and other control characters inside the line.
 */
export const normalizeLine = (typed: string): string =>
  toNormalForm(
    typed.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').replaceAll(/[\p{Zs}\u2800]/gu, ' '),
    'NFC',
  ).trim();

/**
 * Returns a login, phone number or code: a line whose full-width letters and digits are converted to ordinary ones
 * (NFKC).
 */
export const normalizeCode = (typed: string): string =>
  toNormalForm(normalizeLine(toNormalForm(typed, 'NFKC')), 'NFKC');

/** Removes the spaces and dashes that people type into codes. */
export const stripCodeSeparators = (typed: string): string =>
  normalizeCode(typed).replaceAll(/[\s\p{Pd}]/gu, '');

/**
 * Returns a password in the form that is the same from every keyboard (RFC 8265, OpaqueString): composed, with ordinary
 * spaces.
 */
export const normalizePassword = (typed: string): string =>
  toNormalForm(typed.replaceAll(/\p{Zs}/gu, ' '), 'NFC');
