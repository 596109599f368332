import { fetchMFAPreference, setUpTOTP, updateMFAPreference, verifyTOTPSetup } from 'aws-amplify/auth';
import { Secret, TOTP } from 'otpauth';
import type { TestIdentity } from './identity.ts';

/** Returns the TOTP code for this key by the pool's clock, `steps` half minutes later. */
export function getAppCode({ pool }: TestIdentity, key: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(key), algorithm: 'SHA1', digits: 6, period: 30 });
  return totp.generate({ timestamp: pool.now().getTime() + steps * 30_000 });
}

/** Returns a code that isn't valid for this key at about this time. */
export function getWrongAppCode(own: TestIdentity, key: string): string {
  const validCodes = [-2, -1, 0, 1, 2].map((steps) => getAppCode(own, key, steps));
  const candidates = ['000000', '111111', '222222', '333333', '444444', '555555'];
  return candidates.find((code) => !validCodes.includes(code)) ?? '';
}

/**
 * Sets up and enables an authenticator app for the user logged in with the browser library. Returns its key. Advances
 * the clock, so that the next code is unused.
 */
export async function enableApp(
  own: TestIdentity,
  totp: 'ENABLED' | 'PREFERRED' = 'ENABLED',
): Promise<string> {
  const { sharedSecret } = await setUpTOTP();
  await verifyTOTPSetup({ code: getAppCode(own, sharedSecret) });
  await updateMFAPreference({ totp });
  own.advanceTime(60);
  return sharedSecret;
}

/** Returns the MFA preference of the user logged in with the browser library. */
export const fetchFactors = () => fetchMFAPreference();
