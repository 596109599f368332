import { toInternationalPhone } from '../people/phone.ts';

/**
 * A phone number in international form: '' for none, null when the cell is no number. `changed`: the number was completed,
 * not only tidied, so staff should see it before they import.
 */
export interface ParsedPhone {
  phone: string | null;
  changed: boolean;
}

/** More characters than any way of writing a number needs. */
const longest = 40;

/**
 * Reads a phone number as spreadsheets leave it: without its first 0 or its "+", with decimals, as a formula or in
 * scientific notation. A number without a country code is British.
 */
export function parsePhone(cell: string): ParsedPhone {
  const typed = cell.trim();
  if (typed.length > longest) return { phone: null, changed: false };
  const text = typed
    .normalize('NFKC')
    .replace(/^=?"(.*)"$/, '$1')
    .replace(/^(?:'|tel:)+/i, '');
  const whole = withoutDecimals(text);
  if (whole === null) return { phone: null, changed: false };
  const digits = whole.replace(/[\s().-]/g, '');
  const completed = isMissingStart(digits) ? withStart(digits) : whole;
  const phone = completed === null ? null : toInternationalPhone(completed);
  return { phone, changed: Boolean(phone) && (completed !== text || hasTrunkZero(text)) };
}

/** "07700900123.0" and "7.700900123E9" as whole numbers; null when the notation has lost digits. */
function withoutDecimals(text: string): string | null {
  const scientific = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i.exec(text);
  if (!scientific) return text.replace(/^(\+?\d{7,15})[.,]0+$/, '$1');
  const [, first = '', decimals = '', exponent = ''] = scientific;
  return decimals.length === Number(exponent) ? `${first}${decimals}` : null;
}

const isMissingStart = (digits: string) => /^[1-9]\d*$/.test(digits);

/**
 * British numbers have 10 digits behind their 0, or 9 where the area is small. Longer ones begin with a country code, but
 * one that begins with 7 may also be a British mobile number with a digit too many.
 */
function withStart(digits: string): string | null {
  if (/^[123789]\d{9}$|^1\d{8}$/.test(digits)) return `0${digits}`;
  return /^[1-68-9]\d{10,14}$/.test(digits) ? `+${digits}` : null;
}

/** "+49 (0)30 …": the zero that is dialled only within the country. */
const hasTrunkZero = (text: string) => /^(?:\+|00)[\d\s.-]*\(\s*0/.test(text);
