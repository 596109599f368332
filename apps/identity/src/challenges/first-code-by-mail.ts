import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { expiredSession } from '../tokens/auth-session.ts';
import { codeMinutes, redeemCode } from '../users/codes.ts';
import { guess, mailedCodeOf, ofCodes } from '../users/guesses.ts';
import { codeDelivery, mailCode } from '../users/mail-code.ts';
import { nobody } from '../users/nobody.ts';
import { countCodeRequest } from '../users/rates.ts';
import { users } from '../users/tables.ts';
import { afterCode } from './after-code.ts';
import type { Beginner } from './beginner.ts';
import { type AuthAnswer, ask } from './challenge.ts';
import { parameter } from './parameter.ts';

/** What is kept while a code waits that was mailed in place of the password. */
export const firstCodeState = z.object({
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
export async function askForMailedCode(pool: Pool, { user, given, caller }: Beginner): Promise<AuthAnswer> {
  const USERNAME = parameter(given, 'USERNAME');
  const email = user?.email ?? USERNAME;
  await countCodeRequest(pool, caller, email);
  const reader = user?.enabled ? user : null;
  await pool.database.transaction((tx) => mailCode(pool, tx, 'sign-in-by-mail', reader, email));
  const { DeliveryMedium, Destination } = codeDelivery(email);
  return ask(pool, 'EMAIL_OTP', {
    sub: user?.sub ?? null,
    state: { codeOf: reader?.sub ?? nobody(pool, email).sub, salt: user?.salt ?? null },
    show: {
      USERNAME,
      CODE_DELIVERY_DELIVERY_MEDIUM: DeliveryMedium,
      CODE_DELIVERY_DESTINATION: Destination,
    },
    minutes: codeMinutes,
  });
}

/**
 * Takes the code. It proves the address of a confirmed account, but does not confirm one: whose password that has is not
 * known, and the code of the sign-up decides it.
 * @throws CodeMismatchException, ExpiredCodeException, TooManyFailedAttemptsException, and what `afterCode` throws
 */
export async function takeMailedCode(
  pool: Pool,
  { user, given }: Omit<Beginner, 'caller'>,
  { codeOf, salt }: z.output<typeof firstCodeState>,
): Promise<AuthAnswer> {
  if (user && user.salt !== salt) throw expiredSession();
  const code = parameter(given, 'EMAIL_OTP_CODE');
  const redeem = async () => {
    await redeemCode(pool, codeOf, 'sign-in-by-mail', code, async (tx, locked) => {
      if (locked.status === 'UNCONFIRMED' || locked.emailVerified) return;
      await tx.update(users).set({ emailVerified: true }).where(eq(users.sub, locked.sub));
    });
    return user;
  };
  const proven = await guess(pool, mailedCodeOf(codeOf), redeem, ofCodes);
  return afterCode(pool, proven, 'EMAIL_OTP', given);
}
