import { IdentityError } from '../protocol/identity-error.ts';
import { normalizePassword } from './normalize-input.ts';

/** Minimum length of a password, in Unicode code points after normalisation. */
const minPasswordLength = 8;
const longestPassword = 256;

/** The 10,000 most common passwords in lower case. */
let commonPasswords: ReadonlySet<string> | undefined;

/** Loads the common passwords at the first call, because the dictionary takes time and memory. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  commonPasswords ??= new Set(dictionary['passwords-common'].slice(0, 10_000));
  return commonPasswords;
}

/**
 * Requires 8 to 256 characters and rejects the 10,000 most common passwords, in upper or lower case. Doesn't require
 * kinds of characters.
 * @throws InvalidPasswordException
 */
export async function checkPasswordRule(input: string): Promise<void> {
  const password = normalizePassword(input);
  const length = [...password].length;
  if (length < minPasswordLength) reject('Password not long enough');
  if (length > longestPassword) reject('Password too long');
  if ((await loadCommonPasswords()).has(password.toLowerCase())) reject('Password is too common');
}

function reject(reason: string): never {
  throw new IdentityError('InvalidPasswordException', `Password did not conform with policy: ${reason}`);
}
