import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { createExpiredSessionError } from '../tokens/auth-session.ts';
import { redeemCode } from '../users/codes.ts';
import { attemptGuess, codeGuessErrors, toSecondFactorGuessKey } from '../users/guess-throttling.ts';
import { enableInitialSecondFactor } from '../users/second-factors.ts';
import { users } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import { defineChallenge } from './challenge.ts';
import { continueWithDevice } from './continue-with-device.ts';
import { firstFactorEmailCodeState, verifyFirstFactorEmailCode } from './first-factor-email-code.ts';
import { requireParameter } from './require-parameter.ts';
import { secondFactorEmailCodeName as name } from './second-factor-email-code.ts';
import { verifySecondFactor } from './verify-second-factor.ts';

/**
 * Verifies an emailed code or a recovery code as the second factor, or an emailed code that replaces the password. A
 * wrong code counts as a guess; the session stays valid for another attempt.
 */
export const emailOtp = defineChallenge({
  name,
  state: z.union([firstFactorEmailCodeState, z.object({ passwordSalt: z.string(), turnsOn: z.boolean() })]),
  async answer(pool, { user, state }, parameters) {
    if ('codeOf' in state) return verifyFirstFactorEmailCode(pool, { user, parameters }, state);
    if (user?.salt !== state.passwordSalt || !stillApplies(user, state.turnsOn))
      throw createExpiredSessionError();
    const code = requireParameter(parameters, 'EMAIL_OTP_CODE');
    const redeem = async () => {
      await redeemCode(pool, user.sub, 'sign-in', code, async (tx, locked) => {
        if (!stillApplies(locked, state.turnsOn)) throw createExpiredSessionError();
        if (!state.turnsOn) return;
        await enableInitialSecondFactor(pool, tx, locked, name);
        await tx.update(users).set({ emailVerified: true }).where(eq(users.sub, user.sub));
      });
      return true as const;
    };
    // A recovery code can't enable a factor.
    if (state.turnsOn) await attemptGuess(pool, toSecondFactorGuessKey(user.sub), redeem, codeGuessErrors);
    else await verifySecondFactor(pool, user, code, redeem);
    return continueWithDevice(pool, user, parameters);
  },
});

/**
 * Returns whether the challenge still applies. A code may enable email as a second factor only while the account has
 * none, and the owner may have enabled one since the code was sent.
 */
const stillApplies = ({ secondFactors }: User, isEnabling: boolean): boolean =>
  isEnabling ? secondFactors.length === 0 : secondFactors.includes(name);
