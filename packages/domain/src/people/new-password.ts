import { tidyPassword } from '../text/tidy.ts';

/** Fewest characters of a password (handbook: accounts 5). */
export const minPasswordLength = 8;
/** Most characters of a password. */
export const maxPasswordLength = 256;

/** From here on a password is long enough for anybody. */
const plentyLength = 12;
/** A password of fewer different characters is one key held down. */
const fewestDifferent = 5;

/** What is said about a password while it is typed. `ok`: nothing better needs to be asked for. */
export interface PasswordHint {
  text: string;
  ok: boolean;
}

/** Says how good a password is, by its length: composition rules make passwords worse. */
export function getPasswordHint(password: string): PasswordHint {
  const length = lengthOf(password);
  const counted = `${length} ${length === 1 ? 'character' : 'characters'}`;
  if (length === 0) return { text: `${minPasswordLength} characters or more.`, ok: false };
  if (length < minPasswordLength)
    return { text: `${counted}. ${minPasswordLength - length} to go.`, ok: false };
  if (length > maxPasswordLength) return { text: `${counted}. ${maxPasswordLength} is the most.`, ok: false };
  if (new Set(password).size < fewestDifferent)
    return { text: `${counted}, much alike. Mix them.`, ok: false };
  return length < plentyLength
    ? { text: `${counted}. Enough, unless it is a common one.`, ok: false }
    : { text: `${counted}. That is plenty.`, ok: true };
}

/** What keeps a new password from being sent, as a sentence that says what to do; null when nothing does. */
export function newPasswordError(password: string): string | null {
  const length = lengthOf(password);
  if (length === 0) return 'Choose a password.';
  if (length < minPasswordLength) return `Use ${minPasswordLength} characters or more.`;
  return length > maxPasswordLength ? `Use ${maxPasswordLength} characters at most.` : null;
}

/** Returns the fixed sentence for a repetition that differs; null when it is the same. */
export function passwordRepetitionError(password: string, repeated: string): string | null {
  return tidyPassword(password) === tidyPassword(repeated) ? null : 'Passwords do not match.';
}

/** Counted as people count: one sign is one character, however it is stored. */
function lengthOf(password: string): number {
  return [...tidyPassword(password)].length;
}
