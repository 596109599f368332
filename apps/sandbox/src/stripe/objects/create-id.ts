import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns an unguessable id in Stripe's format, such as `pi_3aB…`. 24 characters contain about 142 random bits. */
export function createId(prefix: string, length = 24): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      // Bytes from 248 upwards would make the first characters more likely.
      if (byte < 248 && text.length < length) text += alphabet[byte % 62];
    }
  }
  return `${prefix}_${text}`;
}
