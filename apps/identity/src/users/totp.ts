import { Secret, TOTP } from 'otpauth';
import { stripCodeSeparators } from './normalize-input.ts';

/** Seconds per time step. Authenticator apps expect 30 seconds, 6 digits and SHA-1 by default. */
const period = 30;
/** Tolerated clock difference, in time steps before and after the current one. */
const window = 1;
/** Bytes of a key, as RFC 4226 recommends for SHA-1. */
const keyBytes = 20;

/** Creates a key for an authenticator app, in base32. */
export const createTotpKey = (): string => new Secret({ size: keyBytes }).base32;

/**
 * Returns the time step of a code (30 s since 1970) if it's the current one or its neighbour, and null otherwise.
 * Accepts the space that apps show in the middle of the code.
 */
export function findTotpStep(key: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(key), algorithm: 'SHA1', digits: 6, period });
  const timestamp = now.getTime();
  const token = stripCodeSeparators(code);
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp.validate({ token, timestamp, window });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
