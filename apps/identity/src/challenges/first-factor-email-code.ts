import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { createExpiredSessionError } from '../tokens/auth-session.ts';
import { codeLifetimeMinutes, redeemCode } from '../users/codes.ts';
import { createDecoyUser } from '../users/decoy-user.ts';
import { attemptGuess, codeGuessErrors, toEmailCodeGuessKey } from '../users/guess-throttling.ts';
import { rateLimitCodeRequest } from '../users/rate-limits.ts';
import { sendEmailCode, toEmailDelivery } from '../users/send-email-code.ts';
import { users } from '../users/tables.ts';
import { type AuthResponse, issueChallenge } from './challenge.ts';
import { continueAfterCode } from './continue-after-code.ts';
import { requireParameter } from './require-parameter.ts';
import type { SignInAttempt } from './sign-in-attempt.ts';

/** State of a sign-in by emailed code without the password. */
export const firstFactorEmailCodeState = z.object({
  /** `sub` of the account, or of its decoy. */
  codeOf: z.string(),
  /**
   * Salt of the password when the code was sent, because a password change ends the sign-in. Null for an unknown
   * username.
   */
  salt: z.string().nullable(),
});

/**
 * Emails a sign-in code and returns the challenge that asks for it. Sends nothing to unknown or disabled accounts, but
 * returns the same kind of challenge.
 * @throws LimitExceededException after too many emails to the email address or from the network
 */
export async function askForFirstFactorEmailCode(
  pool: Pool,
  { user, parameters, caller }: SignInAttempt,
): Promise<AuthResponse> {
  const USERNAME = requireParameter(parameters, 'USERNAME');
  const email = user?.email ?? USERNAME;
  await rateLimitCodeRequest(pool, caller, email);
  const reader = user?.enabled ? user : null;
  await pool.database.transaction((tx) => sendEmailCode(pool, tx, 'sign-in-by-mail', reader, email));
  const { DeliveryMedium, Destination } = toEmailDelivery(email);
  return issueChallenge(pool, 'EMAIL_OTP', {
    sub: user?.sub ?? null,
    state: { codeOf: reader?.sub ?? createDecoyUser(pool, email).sub, salt: user?.salt ?? null },
    show: {
      USERNAME,
      CODE_DELIVERY_DELIVERY_MEDIUM: DeliveryMedium,
      CODE_DELIVERY_DESTINATION: Destination,
    },
    minutes: codeLifetimeMinutes,
  });
}

/**
 * Redeems the code. It verifies the email address of a confirmed account, but never confirms an account: a stranger may
 * have chosen the password of an unconfirmed account, so only the sign-up code confirms it.
 * @throws CodeMismatchException, ExpiredCodeException, LimitExceededException after 5 attempts at the code,
 * TooManyFailedAttemptsException, NotAuthorizedException when the password has changed, and what `continueAfterCode`
 * throws
 */
export async function verifyFirstFactorEmailCode(
  pool: Pool,
  { user, parameters }: Omit<SignInAttempt, 'caller'>,
  { codeOf, salt }: z.output<typeof firstFactorEmailCodeState>,
): Promise<AuthResponse> {
  if (user && user.salt !== salt) throw createExpiredSessionError();
  const code = requireParameter(parameters, 'EMAIL_OTP_CODE');
  const redeem = async () => {
    await redeemCode(pool, codeOf, 'sign-in-by-mail', code, async (tx, locked) => {
      if (locked.status === 'UNCONFIRMED' || locked.emailVerified) return;
      await tx.update(users).set({ emailVerified: true }).where(eq(users.sub, locked.sub));
    });
    return user;
  };
  const verifiedUser = await attemptGuess(pool, toEmailCodeGuessKey(codeOf), redeem, codeGuessErrors);
  return continueAfterCode(pool, verifiedUser, 'EMAIL_OTP', parameters);
}
