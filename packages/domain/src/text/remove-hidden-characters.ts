import { normaliseUnicode } from './normalise-unicode.ts';

/** Normalises characters and removes invisible ones. */
export function removeHiddenCharacters(text: string): string {
  return normaliseUnicode(text.toWellFormed(), 'NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Cc}--[\n\t]]/gv, ' ')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"');
}
