import { randomInt } from 'node:crypto';

/** Days until a temporary password expires. */
export const temporaryPasswordDays = 7;

/** Lower-case letters and digits that don't look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a password that is typed once: four groups of four, 79 random bits. */
export function createTemporaryPassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
