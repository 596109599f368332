import type { Pool } from '../pool.ts';
import { createAuthSession } from '../tokens/auth-session.ts';
import type { SecondFactor } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import type { AuthResponse } from './challenge.ts';

/**
 * Challenge name with which the client responds, although `askForPasswordAfterCode` names the challenge PASSWORD_SRP.
 * The response is the same as when the user chooses the password among several first factors.
 */
export const selectChallengeName = 'SELECT_CHALLENGE';

/**
 * Asks for the password after the user has entered a correct code.
 * @param codeBy second factor over the same channel as the code, such as EMAIL_OTP
 */
export async function askForPasswordAfterCode(
  pool: Pool,
  { sub }: Pick<User, 'sub'>,
  codeBy: SecondFactor,
): Promise<AuthResponse> {
  const Session = await createAuthSession(pool, selectChallengeName, sub, { codeBy });
  return { ChallengeName: 'PASSWORD_SRP', Session, ChallengeParameters: {} };
}
