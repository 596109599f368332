import { displayCodeLength, normaliseDisplayCode } from '@studio/domain/bookings/display-code';

/** What somebody typed to find a person, as the database can look for it. Null: not of that kind. */
export interface SearchWords {
  /** For `to_tsquery`: every word, or its beginning. */
  words: string | null;
  /** The end of a phone number, read backwards. */
  phoneEnd: string | null;
  /** A booking code. */
  code: string | null;
}

const mostWords = 8;
const leastDigits = 4;
const code = new RegExp(`^[0-9A-HJKMNP-TV-Z]{${displayCodeLength}}$`);

/** Takes what was typed apart: words, digits of a phone, a booking code. */
export function searchWords(typed: string): SearchWords {
  const words =
    typed
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, mostWords) ?? [];
  const normalised = normaliseDisplayCode(typed);
  const digits = /^[+(]?[\d\s()./-]+$/.test(typed) ? typed.replace(/\D/g, '') : '';
  const national = digits.replace(/^(00)?44|^0/, '');
  const isPhone = national.length >= leastDigits;
  return {
    words: isPhone
      ? [...new Set([digits, `44${national}`])].map(begins).join(' | ')
      : words.length > 0
        ? words.map(begins).join(' & ')
        : null,
    phoneEnd: isPhone ? [...national].reverse().join('') : null,
    code: code.test(normalised) ? normalised : null,
  };
}

/** Letters and digits alone: nothing in it means anything to the database. */
function begins(word: string): string {
  return `'${word}':*`;
}
