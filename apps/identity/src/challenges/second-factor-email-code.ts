import type { Pool } from '../pool.ts';
import { codeLifetimeMinutes } from '../users/codes.ts';
import { rateLimitSignInCode } from '../users/rate-limits.ts';
import { sendEmailCode, toEmailDelivery } from '../users/send-email-code.ts';
import type { User } from '../users/users.ts';
import { type AuthResponse, issueChallenge, type ParameterMap } from './challenge.ts';

/** Name of both the challenge and the second factor. */
export const secondFactorEmailCodeName = 'EMAIL_OTP';

/**
 * Emails a code, and asks for it for as long as the code is valid, because an email may take a while.
 * @param isEnabling whether the code enables email as the account's second factor
 * @throws LimitExceededException after too many emails
 */
export async function askForSecondFactorEmailCode(
  pool: Pool,
  user: User,
  { USERNAME = user.sub }: ParameterMap,
  isEnabling = false,
): Promise<AuthResponse> {
  const { sub, salt, email } = user;
  await rateLimitSignInCode(pool, sub);
  await pool.database.transaction((tx) => sendEmailCode(pool, tx, 'sign-in', user, email));
  const { DeliveryMedium, Destination } = toEmailDelivery(email);
  return issueChallenge(pool, secondFactorEmailCodeName, {
    sub,
    state: { passwordSalt: salt, turnsOn: isEnabling },
    show: {
      USERNAME,
      CODE_DELIVERY_DELIVERY_MEDIUM: DeliveryMedium,
      CODE_DELIVERY_DESTINATION: Destination,
    },
    minutes: codeLifetimeMinutes,
  });
}
