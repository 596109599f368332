import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { createAuthSession, createExpiredSessionError, withAuthSession } from '../tokens/auth-session.ts';
import type { User } from '../users/users.ts';
import type { AuthResponse, ParameterMap } from './challenge.ts';
import { continueAfterPassword } from './continue-after-password.ts';

/** Name of the auth session for the first sign-in after a confirmed sign-up. No sign-in challenge has this name. */
const signedUpChallenge = 'SIGNED_UP';
const signedUpState = z.object({ salt: z.string() });

/** Creates the session with which the user signs in right after confirming the account. Valid once, for 3 minutes. */
export async function createSignUpSession(
  pool: Pool,
  { sub, salt }: Pick<User, 'sub' | 'salt'>,
): Promise<string> {
  return createAuthSession(pool, signedUpChallenge, sub, { salt } satisfies z.output<typeof signedUpState>);
}

/**
 * Signs the user in with the session from `createSignUpSession`.
 * @throws NotAuthorizedException when the session has expired or belongs to another account, or the password has
 * changed
 */
export async function signInAfterSignUp(
  pool: Pool,
  user: User | null,
  parameters: ParameterMap,
  secret: string,
): Promise<AuthResponse> {
  const presented = { challenge: signedUpChallenge, sub: user?.sub ?? null, secret };
  return withAuthSession(pool, presented, async (saved) => {
    if (user?.salt !== signedUpState.parse(saved).salt) throw createExpiredSessionError();
    return continueAfterPassword(pool, user, parameters);
  });
}
