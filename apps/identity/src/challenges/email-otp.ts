import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { expiredSession } from '../tokens/auth-session.ts';
import { codeMinutes, redeemCode } from '../users/codes.ts';
import { guess, ofCodes, secondFactorOf } from '../users/guesses.ts';
import { codeDelivery, mailCode } from '../users/mail-code.ts';
import { countSignInCode } from '../users/rates.ts';
import { turnOnFirst } from '../users/second-factors.ts';
import { users } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import { type AuthAnswer, ask, challenge, type Parameters } from './challenge.ts';
import { firstCodeState, takeMailedCode } from './first-code-by-mail.ts';
import { onDevice } from './on-device.ts';
import { parameter } from './parameter.ts';
import { proveSecondFactor } from './prove-second-factor.ts';

const name = 'EMAIL_OTP';

/**
 * Mails a code and asks for it, for as long as the code is good: a mail may take a while.
 * @param turnsOn whether it becomes the account's second factor by that, where there is none yet
 * @throws LimitExceededException when too many were mailed
 */
export async function askForCodeByMail(
  pool: Pool,
  user: User,
  { USERNAME = user.sub }: Parameters,
  turnsOn = false,
): Promise<AuthAnswer> {
  const { sub, salt, email } = user;
  await countSignInCode(pool, sub);
  await pool.database.transaction((tx) => mailCode(pool, tx, 'sign-in', user, email));
  const { DeliveryMedium, Destination } = codeDelivery(email);
  return ask(pool, name, {
    sub,
    state: { provenSalt: salt, turnsOn },
    show: {
      USERNAME,
      CODE_DELIVERY_DELIVERY_MEDIUM: DeliveryMedium,
      CODE_DELIVERY_DESTINATION: Destination,
    },
    minutes: codeMinutes,
  });
}

/**
 * A mailed code or a recovery code, after the password; or a mailed code in its place. A wrong one is a guess; the session
 * stands for the next.
 */
export const emailOtp = challenge({
  name,
  state: z.union([firstCodeState, z.object({ provenSalt: z.string(), turnsOn: z.boolean() })]),
  async answer(pool, { user, state, caller }, given) {
    if ('codeOf' in state) return takeMailedCode(pool, { user, given, caller }, state);
    if (user?.salt !== state.provenSalt || !fits(user, state.turnsOn)) throw expiredSession();
    const code = parameter(given, 'EMAIL_OTP_CODE');
    const redeem = async () => {
      await redeemCode(pool, user.sub, 'sign-in', code, async (tx, locked) => {
        if (!fits(locked, state.turnsOn)) throw expiredSession();
        if (!state.turnsOn) return;
        await turnOnFirst(pool, tx, locked, name);
        await tx.update(users).set({ emailVerified: true }).where(eq(users.sub, user.sub));
      });
      return true as const;
    };
    // A recovery code turns nothing on.
    if (state.turnsOn) await guess(pool, secondFactorOf(user.sub), redeem, ofCodes);
    else await proveSecondFactor(pool, user, code, redeem);
    return onDevice(pool, user, given);
  },
});

/** Only the first second factor is turned on by signing in: by then its owner may have turned another on. */
const fits = ({ secondFactors }: User, turnsOn: boolean): boolean =>
  turnsOn ? secondFactors.length === 0 : secondFactors.includes(name);
