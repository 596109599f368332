import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { expiredSession } from '../tokens/auth-session.ts';
import { redeemCode } from '../users/codes.ts';
import { guess, ofCodes, secondFactorOf } from '../users/guesses.ts';
import { turnOnFirst } from '../users/second-factors.ts';
import { users } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import { challenge } from './challenge.ts';
import { firstCodeState, takeMailedCode } from './first-code-by-mail.ts';
import { onDevice } from './on-device.ts';
import { parameter } from './parameter.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import { secondCodeName as name } from './second-code-by-mail.ts';

/**
 * A mailed code or a recovery code, after the password; or a mailed code in its place. A wrong one is a guess; the session
 * stands for the next.
 */
export const emailOtp = challenge({
  name,
  state: z.union([firstCodeState, z.object({ provenSalt: z.string(), turnsOn: z.boolean() })]),
  async answer(pool, { user, state }, given) {
    if ('codeOf' in state) return takeMailedCode(pool, { user, given }, state);
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
