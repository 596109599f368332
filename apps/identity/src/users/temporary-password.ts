import { randomInt } from 'node:crypto';

/**
 * Days until a temporary password expires. It expires because someone other than its user chose it, or it was emailed.
 */
export const temporaryPasswordDays = 7;

/** Lower-case letters and digits, without those that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a password that is easy to type once: four groups of four characters, with 79 random bits. */
export function createTemporaryPassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
