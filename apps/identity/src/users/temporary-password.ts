import { randomInt } from 'node:crypto';

/** Days until a temporary password expires. */
export const temporaryPasswordDays = 7;

/** Lower-case letters and digits that don't look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a password that is typed once: four groups of four, 79 random bits. */
export function createTemporaryPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
