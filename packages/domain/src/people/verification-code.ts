import { tidyCode } from '../text/tidy.ts';

/** How many digits a code has that proves an address (handbook: accounts 6). */
export const verificationCodeLength = 6;

/** The digits of what was typed or pasted: mails and phones put spaces and lines around a code. */
export function extractCodeDigits(typed: string): string {
  return tidyCode(typed).replace(/\D/g, '');
}

/** What keeps a code from being sent, as a sentence; null when nothing does. `from`: where it is read. */
export function verificationCodeError(typed: string, from = 'the email'): string | null {
  const { length } = extractCodeDigits(typed);
  if (length === 0) return `Enter the code from ${from}.`;
  return length === verificationCodeLength ? null : `The code has ${verificationCodeLength} digits.`;
}
