import { normaliseUnicode } from '../text/normalise-unicode.ts';

/** Replacements of letters that Unicode doesn't decompose into a base letter and a mark. */
export const letterReplacements: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ə: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ɨ: 'i',
  ʉ: 'u',
  ƀ: 'b',
  ɓ: 'b',
  ɖ: 'd',
  ɗ: 'd',
  ƒ: 'f',
  ɠ: 'g',
  ƙ: 'k',
  ɲ: 'n',
  ƴ: 'y',
  ƶ: 'z',
  ς: 'σ',
  ґ: 'г',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** All characters that people type or paste as an apostrophe. */
export const apostrophes = '‘’‚‛′`´ʹʻʼʽʾʿˈ՚׳ꞌ';

/** Accents, Hebrew and Arabic vowel points, and zero-width characters. Excludes marks that form another letter. */
const marks =
  '\\u00AD\\u0300-\\u036F\\u0483-\\u0487\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\u0610-\\u061A\\u0640\\u064B-\\u065F\\u0670\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u20D0-\\u20FF\\uFE00-\\uFE0F\\uFE20-\\uFE2F\\uFEFF';

/** Spaces, punctuation and symbols, except the apostrophe. */
const gaps =
  '\\u0001-\\u0026\\u0028-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u00BF\\u00D7\\u00F7\\u02C2-\\u02DF\\u055A-\\u055F\\u0589\\u05BE\\u05C0\\u05C3\\u05F4\\u060C\\u061B\\u061F\\u066A-\\u066D\\u06D4\\u0964\\u0965\\u1680\\u2000-\\u2BFF\\u2E00-\\u2E7F\\u3000-\\u3004\\u3008-\\u303F\\u30FB\\u{1F000}-\\u{1FAFF}';

/**
 * Contents of two character classes: folding removes `marks`, and replaces `gaps` with a space. The database folds text
 * with them too.
 */
export const foldedCharacterClasses = { marks, gaps };

const anyApostrophe = new RegExp(`[${apostrophes}]`, 'gu');
const anyMark = new RegExp(`[${marks}]`, 'gu');
const anyGap = new RegExp(`[${gaps}]+`, 'gu');
const anySpecial = new RegExp(`[${Object.keys(letterReplacements).join('')}]`, 'gu');

/**
 * Folds a text for comparison: in lower case, without accents, with one kind of apostrophe, and with one space for any
 * other punctuation. "Łukasz O’Neill-Güneş" becomes "lukasz o'neill gunes". The database function `fold_text` returns the
 * same.
 */
export function foldText(text: string): string {
  const withoutMarks = normaliseUnicode(text.replace(anyApostrophe, "'"), 'NFKD').replace(anyMark, '');
  return normaliseUnicode(withoutMarks, 'NFC')
    .toLowerCase()
    .replace(anySpecial, (letter) => letterReplacements[letter] ?? letter)
    .replace(anyGap, ' ')
    .trim();
}

/** Returns whether a typed name equals a name, ignoring case, accents and punctuation. */
export function isSameName(typed: string, name: string): boolean {
  const key = toNameKey(name);
  return key === '' ? typed.trim() === name.trim() : toNameKey(typed) === key;
}

/** Returns the comparison key of a name, which is equal for "Anne-Marie O’Neill" and "anne marie ONEILL". */
export function toNameKey(name: string): string {
  return foldText(name).replace(/[ ']/g, '');
}
