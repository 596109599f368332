import { ApiError } from '../api/api-error.ts';
import { type Form, readInteger, readText } from '../api/form.ts';
import type { ErrorCode } from '../objects/api-objects.ts';

export interface CardDetails {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string | undefined;
}

/** Parses `card[number]` and related fields. Throws 402 card_error with Stripe's codes for invalid cards. */
export function parseCard(form: Form, now: Date): CardDetails {
  const number = (readText(form, 'number') ?? '').replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw invalidCardError('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  const expMonth = readInteger(form, 'exp_month') ?? 0;
  if (expMonth < 1 || expMonth > 12) {
    throw invalidCardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  const expYear = fullYear(readInteger(form, 'exp_year') ?? 0);
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + 1];
  if (expYear < year || expYear > year + 50 || (expYear === year && expMonth < month)) {
    throw invalidCardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  const cvc = readText(form, 'cvc');
  if (cvc !== undefined && !(number.startsWith('3') ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc)) {
    throw invalidCardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  return { number, expMonth, expYear, cvc };
}

/** Returns whether the check digit of a card number is correct (ISO/IEC 7812-1). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = digit * 2;
    sum += place % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

function fullYear(year: number): number {
  return year >= 0 && year < 100 ? 2000 + year : year;
}

function invalidCardError(code: ErrorCode, message: string, param: string): ApiError {
  return new ApiError(402, { type: 'card_error', code, message, param });
}
