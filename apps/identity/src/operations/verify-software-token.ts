import { z } from 'zod';
import { mfaSetupName, setupState } from '../challenges/mfa-setup.ts';
import { recordEvent } from '../events/record-event.ts';
import type { Pool } from '../pool.ts';
import { userOfAccessToken } from '../tokens/access-token.ts';
import { expiredSession, openAuthSession, withAuthSession } from '../tokens/auth-session.ts';
import { guess, ofCodes, softwareTokenOf } from '../users/guesses.ts';
import { lockedUser } from '../users/locked-user.ts';
import { tellFactors } from '../users/second-factors.ts';
import { keepKey, offeredKey } from '../users/software-token.ts';
import { tidyLine } from '../users/tidy.ts';
import { stepOfCode } from '../users/totp.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { operation } from '../wire/operation.ts';

/**
 * Proves an app by its first code. For somebody who is signed in it takes the place of another one of theirs, and is asked
 * for once SetUserMFAPreference turns it on; in a sign-in it is turned on by going on.
 */
export const verifySoftwareToken = operation({
  name: 'VerifySoftwareToken',
  request: z.object({
    AccessToken: z.string().optional(),
    Session: z.string().optional(),
    UserCode: z.string().max(64),
    FriendlyDeviceName: z
      .string()
      .overwrite(tidyLine)
      .max(256)
      .refine((name) => !name.includes('\0'))
      .optional(),
  }),
  async run(pool, { AccessToken, Session, UserCode, FriendlyDeviceName }) {
    const name = FriendlyDeviceName || null;
    if (AccessToken) return signedIn(pool, AccessToken, UserCode, name);
    if (Session) return inSetup(pool, Session, UserCode, name);
    throw new IdentityError('InvalidParameterException', 'Missing required parameter AccessToken');
  },
});

async function signedIn(pool: Pool, accessToken: string, code: string, name: string | null) {
  const { user } = await userOfAccessToken(pool, accessToken);
  const key = await offeredKey(pool, user.sub);
  const step = await prove(pool, user.sub, key, code);
  await pool.database.transaction(async (tx) => {
    const locked = await lockedUser(tx, user.sub);
    await keepKey(pool, tx, user.sub, { key, step, name });
    const { secondFactors: on } = locked;
    if (!on.includes('SOFTWARE_TOKEN_MFA')) return;
    await recordEvent(pool, tx, user.sub, { type: 'AppReplaced' });
    await tellFactors(pool, tx, locked, on, true);
  });
  return { Status: 'SUCCESS' };
}

function inSetup(pool: Pool, secret: string, code: string, name: string | null) {
  return withAuthSession(pool, { challenge: mfaSetupName, secret }, async (kept, sub) => {
    const { provenSalt, key } = setupState.parse(kept);
    if (!sub) throw expiredSession();
    if (!key) throw new IdentityError('SoftwareTokenMFANotFoundException');
    const step = await prove(pool, sub, key, code);
    const state = { provenSalt, key, proof: { step, name } };
    return { Status: 'SUCCESS', Session: await openAuthSession(pool, mfaSetupName, sub, state) };
  });
}

/** @throws EnableSoftwareTokenMFAException when the code is wrong, TooManyFailedAttemptsException */
function prove(pool: Pool, sub: string, key: string, code: string): Promise<number> {
  const wrong = () => new IdentityError('EnableSoftwareTokenMFAException');
  const check = async () => stepOfCode(key, code, pool.now());
  return guess(pool, softwareTokenOf(sub), check, { ...ofCodes, wrong });
}
