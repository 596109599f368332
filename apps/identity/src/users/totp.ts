import { Secret, TOTP } from 'otpauth';
import { stripCodeSeparators } from './normalize-input.ts';

/** What authenticator apps assume when nothing else is said: SHA-1, 6 digits, half a minute. */
const period = 30;
/** A clock may be one step off, to either side. */
const window = 1;
/** As RFC 4226 recommends it for SHA-1. */
const keyBytes = 20;

/** A new key for an app, base32. */
export const createTotpKey = (): string => new Secret({ size: keyBytes }).base32;

/**
 * The step that a code is of: half minutes since 1970, of now or the one before or after. Null when it is of none of them.
 * People type what their app shows, with the space in the middle.
 */
export function findTotpStep(key: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(key), algorithm: 'SHA1', digits: 6, period });
  const timestamp = now.getTime();
  const token = stripCodeSeparators(code);
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp.validate({ token, timestamp, window });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
