import { displayCodeLength, normaliseDisplayCode } from '@studio/domain/bookings/display-code';
import { buildSearchQuery } from '../../platform/search-query.ts';

/** What somebody typed to find a person, as the database can look for it. Null: not of that kind. */
export interface SearchTerms {
  /** A `tsquery`: the beginning of every word, or of a phone number. */
  words: string | null;
  /** The end of a phone number, read backwards. */
  phoneEnd: string | null;
  /** A booking code. */
  code: string | null;
}

const leastDigits = 4;
const code = new RegExp(`^[0-9A-HJKMNP-TV-Z]{${displayCodeLength}}$`);

/** Takes what was typed apart: words, digits of a phone, a booking code. */
export function parseSearchText(typed: string): SearchTerms {
  const normalised = normaliseDisplayCode(typed);
  const digits = /^[+(]?[\d\s()./-]+$/.test(typed) ? typed.replace(/\D/g, '') : '';
  const national = digits.replace(/^(00)?44|^0/, '');
  const isPhone = national.length >= leastDigits;
  return {
    words: isPhone
      ? [...new Set([digits, `44${national}`])].map(begins).join(' | ')
      : buildSearchQuery(typed),
    phoneEnd: isPhone ? [...national].reverse().join('') : null,
    code: code.test(normalised) ? normalised : null,
  };
}

/** Digits alone: nothing in them means anything to the database. */
function begins(digits: string): string {
  return `'${digits}':*`;
}
