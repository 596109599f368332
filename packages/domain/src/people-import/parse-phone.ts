import { toInternationalPhone } from '../people/phone.ts';

/**
 * Phone number in international form: '' for an empty cell, null when the cell contains no phone number. `changed`: the
 * number was completed, not just tidied, so staff should check it.
 */
export interface ParsedPhone {
  phone: string | null;
  changed: boolean;
}

/** Maximum number of characters in a phone number, in any spelling. */
const maxPhoneCharacters = 40;

/**
 * Parses a phone number as spreadsheets leave it: without its first 0 or "+", with decimals, as a formula or in E
 * notation. A number without a country code is British.
 */
export function parsePhone(cell: string): ParsedPhone {
  const typed = cell.trim();
  if (typed.length > maxPhoneCharacters) return { phone: null, changed: false };
  const text = typed
    .normalize('NFKC')
    .replace(/^=?"(.*)"$/, '$1')
    .replace(/^=(?=\+?\d)/, '')
    .replace(/^(?:['‘’`]|tel:)+/i, '');
  const whole = removeDecimals(text);
  if (whole === null) return { phone: null, changed: false };
  const digits = whole.replace(/[\s().-]/g, '');
  const completed = isMissingStart(digits) ? addMissingStart(digits) : whole;
  const phone = completed === null ? null : toInternationalPhone(completed);
  return { phone, changed: Boolean(phone) && (completed !== text || hasTrunkZero(text)) };
}

/**
 * Removes decimals and E notation from a number such as "07700900123.0" or "7.700900123E9"; null when the notation has
 * lost digits.
 */
function removeDecimals(text: string): string | null {
  const scientific = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i.exec(text);
  if (!scientific) return text.replace(/^(\+?\d{7,15})[.,]0+$/, '$1');
  const [, first = '', decimals = '', exponent = ''] = scientific;
  return decimals.length === Number(exponent) ? `${first}${decimals}` : null;
}

const isMissingStart = (digits: string) => /^[1-9]\d*$/.test(digits);

/**
 * Adds the missing start of a number. British numbers have 10 digits after the 0, or 9 in small areas. Longer numbers
 * start with a country code. A longer number that starts with 7 isn't completed, because it may also be a British
 * mobile number with an extra digit.
 */
function addMissingStart(digits: string): string | null {
  if (/^[123789]\d{9}$|^1\d{8}$/.test(digits)) return `0${digits}`;
  return /^[1-68-9]\d{10,14}$/.test(digits) ? `+${digits}` : null;
}

/** Returns whether a number has a 0 that is dialled only within the country, such as "+49 (0)30 …". */
const hasTrunkZero = (text: string) => /^(?:\+|00)[\d\s.-]*\(\s*0/.test(text);
