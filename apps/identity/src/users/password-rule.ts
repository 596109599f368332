import { dictionary } from '@zxcvbn-ts/language-common';
import { IdentityError } from '../protocol/identity-error.ts';
import { normalizePassword } from './normalize-input.ts';

/** Minimum length of a password, in characters as users count them. */
const shortestPassword = 8;
const longestPassword = 256;

/** Common passwords in lower case, ordered by frequency. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, 10_000));

/**
 * Requires 8 to 256 characters and rejects the 10,000 most common passwords, in upper or lower case. Doesn't require
 * kinds of characters.
 * @throws InvalidPasswordException
 */
export function checkPasswordRule(input: string): void {
  const password = normalizePassword(input);
  const length = [...password].length;
  if (length < shortestPassword) reject('Password not long enough');
  if (length > longestPassword) reject('Password too long');
  if (common.has(password.toLowerCase())) reject('Password is too common');
}

function reject(reason: string): never {
  throw new IdentityError('InvalidPasswordException', `Password did not conform with policy: ${reason}`);
}
