import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { codeLifetimeMinutes, redeemCode } from '../users/codes.ts';
import { createDecoyUser } from '../users/decoy-user.ts';
import { attemptGuess, codeGuessErrors, toSmsCodeGuessKey } from '../users/guess-throttling.ts';
import { checkPhoneNumber, getVerifiedPhone, toSmsDelivery } from '../users/phone.ts';
import { rateLimitSms } from '../users/rate-limits.ts';
import { sendSmsCode } from '../users/send-sms-code.ts';
import { type AuthResponse, defineChallenge, issueChallenge } from './challenge.ts';
import { continueAfterCode } from './continue-after-code.ts';
import { requireParameter } from './require-parameter.ts';
import type { SignInAttempt } from './sign-in-attempt.ts';

const name = 'SMS_OTP';

/** Percentage of unknown usernames that appear to have a phone number: about the share of members who have one. */
export const smsDecoyPercent = 10;

/**
 * Sends a code by text message that begins a sign-in, and asks for it while it's valid. Sends nothing for an unknown
 * username, a disabled account or an account without a verified number, but the response looks the same.
 * @throws LimitExceededException after too many codes to the account, to the number or from the network
 */
export async function askForFirstFactorSmsCode(
  pool: Pool,
  { user, parameters, caller }: SignInAttempt,
): Promise<AuthResponse> {
  const USERNAME = requireParameter(parameters, 'USERNAME');
  const phone = user?.enabled ? getVerifiedPhone(pool, user) : null;
  const codeOf = user?.sub ?? createDecoyUser(pool, USERNAME).sub;
  await rateLimitSms(pool, `sms-otp|${codeOf}`, phone, caller);
  await pool.database.transaction((tx) => sendSmsCode(pool, tx, 'sms-otp', codeOf, phone));
  const { DeliveryMedium, Destination } = toSmsDelivery(phone ?? getMadeUpFinalDigits(pool, codeOf));
  return issueChallenge(pool, name, {
    sub: user?.sub ?? null,
    state: { codeOf },
    show: {
      USERNAME,
      CODE_DELIVERY_DELIVERY_MEDIUM: DeliveryMedium,
      CODE_DELIVERY_DESTINATION: Destination,
    },
    minutes: codeLifetimeMinutes,
  });
}

/**
 * Verifies a code by text message that replaces the password. A wrong one counts as a guess; the session stays valid
 * for another attempt.
 */
export const smsOtp = defineChallenge({
  name,
  /** `sub` of the account, or of its decoy. */
  state: z.object({ codeOf: z.string() }),
  async answer(pool, { user, state: { codeOf } }, parameters) {
    const code = requireParameter(parameters, 'SMS_OTP_CODE');
    const redeem = async () => {
      await redeemCode(pool, codeOf, 'sms-otp', code, async (_tx, locked, sentTo) =>
        checkPhoneNumber(pool, locked, sentTo),
      );
      return user;
    };
    const verifiedUser = await attemptGuess(pool, toSmsCodeGuessKey(codeOf), redeem, codeGuessErrors);
    return continueAfterCode(pool, verifiedUser, 'SMS_MFA', parameters);
  },
});

/**
 * Returns two made-up final digits of a phone number, for a decoy or for an account without a phone number. The digits
 * for an account or decoy are always the same.
 */
function getMadeUpFinalDigits(pool: Pool, codeOf: string): string {
  const hash = Buffer.from(pool.encryption.hash('no-number', codeOf), 'base64url');
  return String(hash.readUInt32BE(0) % 100).padStart(2, '0');
}
