import { z } from 'zod';
import type { Pool } from '../pool.ts';
import { expiredSession, openAuthSession, withAuthSession } from '../tokens/auth-session.ts';
import type { User } from '../users/users.ts';
import { afterPassword } from './after-password.ts';
import type { AuthAnswer, Parameters } from './challenge.ts';

/** What a session is for that whoever has confirmed an account may sign in with. No sign-in asks for it. */
const signedUp = 'SIGNED_UP';
const signedUpState = z.object({ salt: z.string() });

/** Lets whoever has confirmed an account right now sign in without proving it once more. Good once, for 3 minutes. */
export async function openSignUpSession(
  pool: Pool,
  { sub, salt }: Pick<User, 'sub' | 'salt'>,
): Promise<string> {
  return openAuthSession(pool, signedUp, sub, { salt } satisfies z.output<typeof signedUpState>);
}

/**
 * Signs in with such a session.
 * @throws NotAuthorizedException when it has ended, is somebody else's, or the password is another one by now
 */
export async function signInAfterSignUp(
  pool: Pool,
  user: User | null,
  given: Parameters,
  secret: string,
): Promise<AuthAnswer> {
  const presented = { challenge: signedUp, sub: user?.sub ?? null, secret };
  return withAuthSession(pool, presented, async (kept) => {
    if (user?.salt !== signedUpState.parse(kept).salt) throw expiredSession();
    return afterPassword(pool, user, given);
  });
}
