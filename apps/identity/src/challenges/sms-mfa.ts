import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { createExpiredSessionError } from '../tokens/auth-session.ts';
import { codeLifetimeMinutes, redeemCode } from '../users/codes.ts';
import { checkPhoneNumber, getVerifiedPhone, toSmsDelivery } from '../users/phone.ts';
import { rateLimitSms } from '../users/rate-limits.ts';
import { sendSmsCode } from '../users/send-sms-code.ts';
import type { User } from '../users/users.ts';
import { type AuthResponse, defineChallenge, issueChallenge, type ParameterMap } from './challenge.ts';
import { continueWithDevice } from './continue-with-device.ts';
import { requireParameter } from './require-parameter.ts';
import { verifySecondFactor } from './verify-second-factor.ts';

const name = 'SMS_MFA';

/**
 * Sends a code to the account's phone number, and asks for it for as long as the code is valid.
 * @throws LimitExceededException after too many codes; CodeDeliveryFailureException when the user pool can no longer
 * send text messages, so that the user can't sign in
 */
export async function askForSecondFactorSmsCode(
  pool: Pool,
  user: User,
  { USERNAME = user.sub }: ParameterMap,
): Promise<AuthResponse> {
  const { sub, salt } = user;
  const phone = getVerifiedPhone(pool, user);
  if (!phone) throw new IdentityError('CodeDeliveryFailureException');
  await rateLimitSms(pool, `sms-mfa|${sub}`, phone, null);
  await pool.database.transaction((tx) => sendSmsCode(pool, tx, 'sms-mfa', sub, phone));
  const { DeliveryMedium, Destination } = toSmsDelivery(phone);
  return issueChallenge(pool, name, {
    sub,
    state: { passwordSalt: salt },
    show: {
      USERNAME,
      CODE_DELIVERY_DELIVERY_MEDIUM: DeliveryMedium,
      CODE_DELIVERY_DESTINATION: Destination,
    },
    minutes: codeLifetimeMinutes,
  });
}

/**
 * Verifies a code by text message or a recovery code as the second factor. A wrong code counts as a guess; the session
 * stays valid for another attempt.
 */
export const smsMfa = defineChallenge({
  name,
  state: z.object({ passwordSalt: z.string() }),
  async answer(pool, { user, state }, parameters) {
    if (user?.salt !== state.passwordSalt || !user.secondFactors.includes(name))
      throw createExpiredSessionError();
    const code = requireParameter(parameters, 'SMS_MFA_CODE');
    await verifySecondFactor(pool, user, code, async () => {
      await redeemCode(pool, user.sub, 'sms-mfa', code, async (_tx, locked, sentTo) => {
        if (!locked.secondFactors.includes(name)) throw createExpiredSessionError();
        checkPhoneNumber(pool, locked, sentTo);
      });
      return true;
    });
    return continueWithDevice(pool, user, parameters);
  },
});
