import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An unguessable id in the provider's style, `pi_3aB…`; 24 letters are about 142 random bits. */
export function createId(prefix: string, length = 24): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      // Bytes from 248 on would favour the first letters.
      if (byte < 248 && text.length < length) text += letters[byte % 62];
    }
  }
  return `${prefix}_${text}`;
}
