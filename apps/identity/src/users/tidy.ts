/*
 * What people type and paste, as the pool reads it. The site tidies in the same way (packages/domain, text/tidy): with
 * SRP the browser proves the password, so both must produce the same text.
 */

/** One line without the characters that no one sees (zero-width, direction marks, fillers), composed (NFC), trimmed. */
export const tidyLine = (typed: string): string =>
  typed
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\p{Zs}\u2800]/gu, ' ')
    .normalize('NFC')
    .trim();

/** A login, phone number or code: as a line, with full-width letters and digits read as ordinary ones (NFKC). */
export const tidyCode = (typed: string): string => tidyLine(typed.normalize('NFKC')).normalize('NFKC');

/** A code without the spaces and dashes that people write into it. */
export const bareCode = (typed: string): string => tidyCode(typed).replaceAll(/[\s\p{Pd}]/gu, '');

/** A password, the same from every keyboard (RFC 8265, OpaqueString): composed, with ordinary spaces. */
export const tidyPassword = (typed: string): string => typed.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');
