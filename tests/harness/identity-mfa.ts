import { fetchMFAPreference, setUpTOTP, updateMFAPreference, verifyTOTPSetup } from 'aws-amplify/auth';
import { Secret, TOTP } from 'otpauth';
import type { TestIdentity } from './identity.ts';

/** What an authenticator app with this key shows, by the pool's clock; `steps` half minutes later. */
export function getAppCode({ pool }: TestIdentity, key: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(key), algorithm: 'SHA1', digits: 6, period: 30 });
  return totp.generate({ timestamp: pool.now().getTime() + steps * 30_000 });
}

/** Six digits that no app with this key shows about now. */
export function getWrongAppCode(own: TestIdentity, key: string): string {
  const shown = [-2, -1, 0, 1, 2].map((steps) => getAppCode(own, key, steps));
  const others = ['000000', '111111', '222222', '333333', '444444', '555555'];
  return others.find((code) => !shown.includes(code)) ?? '';
}

/**
 * Sets an app up for whoever is signed in with the browser library, and turns it on; answers its key. Time passes, so that
 * the app shows a code that was not used.
 */
export async function enableApp(
  own: TestIdentity,
  totp: 'ENABLED' | 'PREFERRED' = 'ENABLED',
): Promise<string> {
  const { sharedSecret } = await setUpTOTP();
  await verifyTOTPSetup({ code: getAppCode(own, sharedSecret) });
  await updateMFAPreference({ totp });
  own.pass(60);
  return sharedSecret;
}

/** What the browser library knows of the second factors of whoever is signed in. */
export const fetchFactors = () => fetchMFAPreference();
