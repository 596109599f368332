import { z } from 'zod';
import { mfaSetupName, mfaSetupState } from '../challenges/mfa-setup.ts';
import { recordEvent } from '../events/record-event.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { defineOperation } from '../protocol/operation.ts';
import { getUserOfAccessToken } from '../tokens/access-token.ts';
import { createAuthSession, createExpiredSessionError, withAuthSession } from '../tokens/auth-session.ts';
import { attemptGuess, codeGuessErrors, toSoftwareTokenGuessKey } from '../users/guess-throttling.ts';
import { lockUser } from '../users/lock-user.ts';
import { normalizeLine } from '../users/normalize-input.ts';
import { notifyFactorChange } from '../users/second-factors.ts';
import { getPendingAuthenticatorKey, saveAuthenticatorKey } from '../users/software-token.ts';
import { findTotpStep } from '../users/totp.ts';

/**
 * Verifies an authenticator app by its first code. For a signed-in user, the app replaces the previous one, and
 * SetUserMFAPreference enables it. During a sign-in, completing the challenge enables it.
 */
export const verifySoftwareToken = defineOperation({
  name: 'VerifySoftwareToken',
  request: z.object({
    AccessToken: z.string().optional(),
    Session: z.string().optional(),
    UserCode: z.string().max(64),
    FriendlyDeviceName: z
      .string()
      .overwrite(normalizeLine)
      .max(256)
      .refine((name) => !name.includes('\0'))
      .optional(),
  }),
  async run(pool, { AccessToken, Session, UserCode, FriendlyDeviceName }) {
    const name = FriendlyDeviceName || null;
    if (AccessToken) return verifyWhileSignedIn(pool, AccessToken, UserCode, name);
    if (Session) return verifyDuringSetup(pool, Session, UserCode, name);
    throw new IdentityError('InvalidParameterException', 'Missing required parameter AccessToken');
  },
});

async function verifyWhileSignedIn(pool: Pool, accessToken: string, code: string, name: string | null) {
  const { user } = await getUserOfAccessToken(pool, accessToken);
  const key = await getPendingAuthenticatorKey(pool, user.sub);
  const step = await verifyFirstCode(pool, user.sub, key, code);
  await pool.database.transaction(async (tx) => {
    const locked = await lockUser(tx, user.sub);
    await saveAuthenticatorKey(pool, tx, user.sub, { key, step, name });
    const { secondFactors: on } = locked;
    if (!on.includes('SOFTWARE_TOKEN_MFA')) return;
    await recordEvent(pool, tx, user.sub, { type: 'AppReplaced' });
    await notifyFactorChange(pool, tx, locked, on, true);
  });
  return { Status: 'SUCCESS' };
}

function verifyDuringSetup(pool: Pool, secret: string, code: string, name: string | null) {
  return withAuthSession(pool, { challenge: mfaSetupName, secret }, async (saved, sub) => {
    const { passwordSalt, key } = mfaSetupState.parse(saved);
    if (!sub) throw createExpiredSessionError();
    if (!key) throw new IdentityError('SoftwareTokenMFANotFoundException');
    const step = await verifyFirstCode(pool, sub, key, code);
    const state = { passwordSalt, key, proof: { step, name } };
    return { Status: 'SUCCESS', Session: await createAuthSession(pool, mfaSetupName, sub, state) };
  });
}

/**
 * Verifies the first code of an authenticator app.
 * @throws EnableSoftwareTokenMFAException when the code is wrong, TooManyFailedAttemptsException
 */
function verifyFirstCode(pool: Pool, sub: string, key: string, code: string): Promise<number> {
  const wrongCodeError = () => new IdentityError('EnableSoftwareTokenMFAException');
  const check = async () => findTotpStep(key, code, pool.now());
  return attemptGuess(pool, toSoftwareTokenGuessKey(sub), check, {
    ...codeGuessErrors,
    wrong: wrongCodeError,
  });
}
