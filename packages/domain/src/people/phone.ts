import { tidyCode } from '../text/tidy.ts';

/** In one piece, also at the end of a line. */
const example = '+44\u00a07700\u00a0900123';

/** Countries whose numbers keep their first 0 from abroad: Italy and San Marino, and five in Africa. */
const keepsZero = '39|378|379|225|226|229|241|242';
const countryCode =
  '[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-69]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])\\d';
/** The 0 that is dialled within a country and not from abroad: "+49 (0)30", "+44 020". */
const trunkZero = new RegExp(`^\\+(?!${keepsZero})(${countryCode})0(?=\\d)`);

/**
 * A typed phone number in international form: "+" and 7 to 15 digits. A number that begins with one 0 is a British one.
 * Empty when nothing was typed; null when it cannot be a number.
 */
export function toInternationalPhone(typed: string): string | null {
  const bare = tidyCode(typed).replace(/[\s().\-\u2010-\u2015/]/g, '');
  if (bare === '') return '';
  const whole = bare.replace(/^00/, '+').replace(trunkZero, '+$1').replace(/^0/, '+44');
  return /^\+[1-9]\d{6,14}$/.test(whole) ? whole : null;
}

/** What is wrong with a typed phone number, as a sentence; null when it can be kept, also when there is none. */
export function phoneError(typed: string): string | null {
  return toInternationalPhone(typed) === null ? `Write it with the country code, such as ${example}.` : null;
}

/**
 * A kept number as it is dialled from Britain, for files: "07700 900123", "00 49301234567". A spreadsheet would take a
 * "+" for a formula, and the zeros off a number without a space. `toInternationalPhone` reads it back.
 */
export function formatDialledPhone(kept: string): string {
  return kept.replace(/^\+44(\d{4})(\d+)$/, '0$1 $2').replace(/^\+(\d+)$/, '00 $1');
}

/** A kept number as people read it, where that is known: '+447700900123' is '+44 7700 900123'. */
export function formatPhone(kept: string): string {
  return kept.replace(/^\+44(\d{4})(\d{6})$/, '+44 $1 $2');
}
