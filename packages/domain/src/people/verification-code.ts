import { normaliseCode } from '../text/normalise-text.ts';

/** Number of digits in a verification code (handbook: accounts 6). */
export const verificationCodeLength = 6;

/** Extracts the digits of typed or pasted text, because emails and phones add spaces and line breaks around a code. */
export function extractCodeDigits(typed: string): string {
  return normaliseCode(typed).replace(/\D/g, '');
}

/**
 * Returns the error of a code as a sentence; null when the code is valid. `from` says where the person finds the code.
 */
export function validateVerificationCode(typed: string, from = 'the email'): string | null {
  const { length } = extractCodeDigits(typed);
  if (length === 0) return `Enter the code from ${from}.`;
  return length === verificationCodeLength ? null : `Enter all ${verificationCodeLength} digits of the code.`;
}
