import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { expiredSessionError } from '../tokens/auth-session.ts';
import { codeLifetimeMinutes, redeemCode } from '../users/codes.ts';
import { createDecoyUser } from '../users/decoy-user.ts';
import { attemptGuess, codeGuessErrors, toEmailCodeGuessKey } from '../users/guesses.ts';
import { rateLimitCodeRequest } from '../users/rate-limits.ts';
import { sendEmailCode, toCodeDelivery } from '../users/send-email-code.ts';
import { users } from '../users/tables.ts';
import { type AuthResponse, issueChallenge } from './challenge.ts';
import { continueAfterCode } from './continue-after-code.ts';
import { requireParameter } from './require-parameter.ts';
import type { SignInAttempt } from './sign-in-attempt.ts';

/** What is kept while a code waits that was mailed in place of the password. */
export const firstFactorEmailCodeState = z.object({
  /** Whose it is, or whom it stands for. */
  codeOf: z.string(),
  /** Of the password that the account had: another one ends the sign-in. */
  salt: z.string().nullable(),
});

/**
 * Mails a code that begins a sign-in, and asks for it for as long as it is good. Nobody is written to where the name is
 * nobody's or the account is disabled; the answer looks alike.
 * @throws LimitExceededException when too many were mailed to the address, or from the network
 */
export async function askForFirstFactorEmailCode(
  pool: Pool,
  { user, given, caller }: SignInAttempt,
): Promise<AuthResponse> {
  const USERNAME = requireParameter(given, 'USERNAME');
  const email = user?.email ?? USERNAME;
  await rateLimitCodeRequest(pool, caller, email);
  const reader = user?.enabled ? user : null;
  await pool.database.transaction((tx) => sendEmailCode(pool, tx, 'sign-in-by-mail', reader, email));
  const { DeliveryMedium, Destination } = toCodeDelivery(email);
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
 * Takes the code. It proves the address of a confirmed account, but does not confirm one: whose password that has is not
 * known, and the code of the sign-up decides it.
 * @throws CodeMismatchException, ExpiredCodeException, TooManyFailedAttemptsException, and what `continueAfterCode` throws
 */
export async function verifyFirstFactorEmailCode(
  pool: Pool,
  { user, given }: Omit<SignInAttempt, 'caller'>,
  { codeOf, salt }: z.output<typeof firstFactorEmailCodeState>,
): Promise<AuthResponse> {
  if (user && user.salt !== salt) throw expiredSessionError();
  const code = requireParameter(given, 'EMAIL_OTP_CODE');
  const redeem = async () => {
    await redeemCode(pool, codeOf, 'sign-in-by-mail', code, async (tx, locked) => {
      if (locked.status === 'UNCONFIRMED' || locked.emailVerified) return;
      await tx.update(users).set({ emailVerified: true }).where(eq(users.sub, locked.sub));
    });
    return user;
  };
  const proven = await attemptGuess(pool, toEmailCodeGuessKey(codeOf), redeem, codeGuessErrors);
  return continueAfterCode(pool, proven, 'EMAIL_OTP', given);
}
