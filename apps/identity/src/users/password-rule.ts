import { dictionary } from '@zxcvbn-ts/language-common';
import { IdentityError } from '../protocol/identity-error.ts';
import { normalizePassword } from './normalize-input.ts';

/** In characters as people count them. */
const shortestPassword = 8;
const longestPassword = 256;

/** The list is in the order of how often they were found, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, 10_000));

/**
 * 8 to 256 characters, not among the 10,000 most common in any spelling of capitals; nothing is said about what it is
 * made of.
 * @throws InvalidPasswordException
 */
export function checkPasswordRule(typed: string): void {
  const password = normalizePassword(typed);
  const length = [...password].length;
  if (length < shortestPassword) refuse('Password not long enough');
  if (length > longestPassword) refuse('Password too long');
  if (common.has(password.toLowerCase())) refuse('Password is too common');
}

function refuse(because: string): never {
  throw new IdentityError('InvalidPasswordException', `Password did not conform with policy: ${because}`);
}
