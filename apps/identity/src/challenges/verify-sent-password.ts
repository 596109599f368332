import type { Pool } from '../pool.ts';
import { matchesPassword } from '../users/check-password.ts';
import { guessPassword } from '../users/guess-password.ts';
import type { SecondFactor } from '../users/tables.ts';
import { getUnknownUser } from '../users/unknown-user.ts';
import type { User } from '../users/users.ts';
import type { AuthResponse, ParameterMap } from './challenge.ts';
import { continueAfterPassword } from './continue-after-password.ts';
import { requireParameter } from './require-parameter.ts';

/**
 * Takes the password itself, as it came over the connection.
 * @param user null when nobody has the name in `given`
 * @param codeBy how a code was proven before, where one was
 * @throws NotAuthorizedException when it is wrong, and what `continueAfterPassword` throws
 */
export async function verifySentPassword(
  pool: Pool,
  user: User | null,
  given: ParameterMap,
  codeBy?: SecondFactor,
): Promise<AuthResponse> {
  const username = requireParameter(given, 'USERNAME');
  const password = requireParameter(given, 'PASSWORD');
  const id = user?.sub ?? getUnknownUser(pool, username).sub;
  const proven = await guessPassword(pool, id, given, async () =>
    (await matchesPassword(pool, user, password)) ? user : null,
  );
  return continueAfterPassword(pool, proven, given, codeBy);
}
