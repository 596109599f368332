import type { Pool } from '../pool.ts';
import { codeLifetimeMinutes } from '../users/codes.ts';
import { rateLimitSignInCode } from '../users/rate-limits.ts';
import { sendEmailCode, toCodeDelivery } from '../users/send-email-code.ts';
import type { User } from '../users/users.ts';
import { type AuthResponse, issueChallenge, type ParameterMap } from './challenge.ts';

/** The challenge, and the second factor. */
export const secondFactorEmailCodeName = 'EMAIL_OTP';

/**
 * Mails a code and asks for it, for as long as the code is good: a mail may take a while.
 * @param turnsOn whether it becomes the account's second factor by that, where there is none yet
 * @throws LimitExceededException when too many were mailed
 */
export async function askForSecondFactorEmailCode(
  pool: Pool,
  user: User,
  { USERNAME = user.sub }: ParameterMap,
  turnsOn = false,
): Promise<AuthResponse> {
  const { sub, salt, email } = user;
  await rateLimitSignInCode(pool, sub);
  await pool.database.transaction((tx) => sendEmailCode(pool, tx, 'sign-in', user, email));
  const { DeliveryMedium, Destination } = toCodeDelivery(email);
  return issueChallenge(pool, secondFactorEmailCodeName, {
    sub,
    state: { provenSalt: salt, turnsOn },
    show: {
      USERNAME,
      CODE_DELIVERY_DELIVERY_MEDIUM: DeliveryMedium,
      CODE_DELIVERY_DESTINATION: Destination,
    },
    minutes: codeLifetimeMinutes,
  });
}
