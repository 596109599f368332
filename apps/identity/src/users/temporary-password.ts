import { randomInt } from 'node:crypto';

/** How long a password is good that somebody was given. */
export const temporaryPasswordDays = 7;

/** Small letters and figures that nobody mixes up. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password to be typed once: four groups of four, 79 random bits. */
export function createTemporaryPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
