import type { Pool } from '../pool.ts';
import { createAuthSession } from '../tokens/auth-session.ts';
import type { SecondFactor } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import type { AuthResponse } from './challenge.ts';

/** By this name the client answers it: as if it had chosen the password from several first factors. */
export const selectChallengeName = 'SELECT_CHALLENGE';

/**
 * Asks somebody for the password who has proven a code already.
 * @param codeBy what such a code is called as a second factor
 */
export async function askForPasswordNext(
  pool: Pool,
  { sub }: Pick<User, 'sub'>,
  codeBy: SecondFactor,
): Promise<AuthResponse> {
  const Session = await createAuthSession(pool, selectChallengeName, sub, { codeBy });
  return { ChallengeName: 'PASSWORD_SRP', Session, ChallengeParameters: {} };
}
