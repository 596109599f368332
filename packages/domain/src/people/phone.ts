import { normaliseCode } from '../text/normalise-text.ts';

/** Example number for messages. Non-breaking spaces keep it on one line. */
const example = '+44\u00a07700\u00a0900123';

/**
 * Country codes whose numbers keep their first 0 in calls from abroad: Italy, San Marino, the Vatican and five in
 * Africa.
 */
const zeroKeepingCodes = '39|378|379|225|226|229|241|242';
const countryCode =
  '[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-69]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])\\d';
/** Matches the trunk 0, which is dialled within a country but not from abroad, as in "+49 (0)30" or "+44 020". */
const trunkZero = new RegExp(`^\\+(?!${zeroKeepingCodes})(${countryCode})0(?=\\d)`);

/**
 * Converts a typed phone number to international form, which is "+" and 7 to 15 digits. A number that starts with a
 * single 0 is British, and British numbers have at most 10 digits after +44. Empty when nothing was typed; null when the
 * text can't be a number.
 */
export function toInternationalPhone(typed: string): string | null {
  const compact = normaliseCode(typed).replace(/[\s().\-\u2010-\u2015/]/g, '');
  if (compact === '') return '';
  const international = compact.replace(/^00/, '+').replace(trunkZero, '+$1').replace(/^0/, '+44');
  return /^\+(?!44\d{11})[1-9]\d{6,14}$/.test(international) ? international : null;
}

/** Returns the error of a typed phone number as a sentence; null when the number is valid or empty. */
export function validatePhone(typed: string): string | null {
  return toInternationalPhone(typed) === null
    ? `Enter the phone number with its country code, for example ${example}.`
    : null;
}

/**
 * Formats a stored number as dialled from Britain, for files, such as "07700 900123" or "00 49301234567". A spreadsheet
 * would read a "+" as a formula, and drop the zeros of a number without a space. `toInternationalPhone` parses the
 * result.
 */
export function formatDialledPhone(stored: string): string {
  return stored.replace(/^\+44(\d{4})(\d+)$/, '0$1 $2').replace(/^\+(\d+)$/, '00 $1');
}

/**
 * Formats a stored British number of 10 digits for people: '+447700900123' → '+44 7700 900123'. Other numbers stay
 * unchanged.
 */
export function formatPhone(stored: string): string {
  return stored.replace(/^\+44(\d{4})(\d{6})$/, '+44 $1 $2');
}
