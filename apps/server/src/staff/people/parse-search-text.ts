import { displayCodeLength, normaliseDisplayCode } from '@studio/domain/bookings/display-code';
import { buildSearchQuery } from '../../platform/database/search-query.ts';

/**
 * Search text in each form that the database can search. A form is null if the text can't be read that way, such as a
 * name as a phone number.
 */
export interface SearchTerms {
  /** `tsquery` of word prefixes or of a phone number prefix. */
  tsQuery: string | null;
  /** Last digits of a phone number, in reverse order. */
  phoneEnd: string | null;
  code: string | null;
}

const leastDigits = 4;
const code = new RegExp(`^[0-9A-HJKMNP-TV-Z]{${displayCodeLength}}$`);

/** Detects words, phone digits and a booking code in the search text. */
export function parseSearchText(typed: string): SearchTerms {
  const normalised = normaliseDisplayCode(typed);
  const digits = /^[+(]?[\d\s()./-]+$/.test(typed) ? typed.replace(/\D/g, '') : '';
  const national = digits.replace(/^(00)?44|^0/, '');
  const isPhone = national.length >= leastDigits;
  return {
    tsQuery: isPhone
      ? [...new Set([digits, `44${national}`])].map(toPrefixQuery).join(' | ')
      : buildSearchQuery(typed),
    phoneEnd: isPhone ? [...national].reverse().join('') : null,
    code: code.test(normalised) ? normalised : null,
  };
}

/** Returns a `tsquery` for a prefix of digits, which need no escaping. */
function toPrefixQuery(digits: string): string {
  return `'${digits}':*`;
}
