import { Secret, TOTP } from 'otpauth';
import { stripCodeSeparators } from './normalize-input.ts';

/** Defaults of authenticator apps: SHA-1, 6 digits, 30 seconds. */
const period = 30;
/** Tolerated clock difference, in steps to either side. */
const window = 1;
/** RFC 4226's recommendation for SHA-1. */
const keyBytes = 20;

/** Creates a key for an authenticator app, base32. */
export const createTotpKey = (): string => new Secret({ size: keyBytes }).base32;

/**
 * Returns the time step of a code (30 s since 1970) if it's the current one or a neighbour, or null. Accepts the space
 * that apps show in the middle.
 */
export function findTotpStep(key: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(key), algorithm: 'SHA1', digits: 6, period });
  const timestamp = now.getTime();
  const token = stripCodeSeparators(code);
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp.validate({ token, timestamp, window });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
