import { formatCount } from '../text/format.ts';
import { normalisePassword } from '../text/normalise-text.ts';

/** Minimum length of a password in characters (handbook: accounts 5). */
export const minPasswordLength = 8;
/** Maximum length of a password in characters. */
export const maxPasswordLength = 256;

/** Password length from which the strength hint shows its best rating. */
const strongLength = 12;
/** Number of different characters below which a password is too simple, such as one repeated key. */
const minDistinctCharacters = 5;

/** Hint that is shown while the person types. `ok`: the password can't reasonably be improved. */
export interface PasswordHint {
  text: string;
  ok: boolean;
}

/**
 * Returns a hint about the password's strength by its length and its number of different characters, because composition
 * rules make passwords worse.
 */
export function getPasswordHint(password: string): PasswordHint {
  const length = lengthOf(password);
  const counted = formatCount(length, 'character');
  if (length === 0) return { text: `${minPasswordLength} characters or more`, ok: false };
  if (length < minPasswordLength)
    return { text: `${counted}. Add ${minPasswordLength - length} more.`, ok: false };
  if (length > maxPasswordLength)
    return { text: `${counted}. The limit is ${maxPasswordLength}.`, ok: false };
  if (new Set(password).size < minDistinctCharacters)
    return { text: `${counted}, but too repetitive. Mix more characters.`, ok: false };
  return length < strongLength
    ? { text: `${counted}. Long enough. We don’t accept common passwords.`, ok: false }
    : { text: `${counted}. Good length.`, ok: true };
}

/** Returns the error of a new password, as a sentence that says how to correct it; null when the password is valid. */
export function validateNewPassword(password: string): string | null {
  const length = lengthOf(password);
  if (length === 0) return 'Choose a password.';
  if (length < minPasswordLength) return `Use ${minPasswordLength} characters or more.`;
  return length > maxPasswordLength ? `Use ${maxPasswordLength} characters or fewer.` : null;
}

/** Returns the error when the repeated password differs; null when it matches. */
export function validatePasswordRepetition(password: string, repeated: string): string | null {
  return normalisePassword(password) === normalisePassword(repeated) ? null : 'Passwords do not match.';
}

/** Counts code points, so that a character outside the BMP counts as one. */
function lengthOf(password: string): number {
  return [...normalisePassword(password)].length;
}
