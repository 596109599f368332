import type { Pool } from '../pool.ts';
import { attemptPassword } from '../users/attempt-password.ts';
import { matchesPassword } from '../users/check-password.ts';
import type { SecondFactor } from '../users/tables.ts';
import { getUnknownUser } from '../users/unknown-user.ts';
import type { User } from '../users/users.ts';
import type { AuthResponse, ParameterMap } from './challenge.ts';
import { continueAfterPassword } from './continue-after-password.ts';
import { requireParameter } from './require-parameter.ts';

/**
 * Verifies a password that the client sent as plain text over TLS.
 * @param user null when no account has the username in `parameters`
 * @param codeBy channel of a code that the user has entered before the password, if any
 * @throws NotAuthorizedException when the password is wrong, and what `continueAfterPassword` throws
 */
export async function verifySentPassword(
  pool: Pool,
  user: User | null,
  parameters: ParameterMap,
  codeBy?: SecondFactor,
): Promise<AuthResponse> {
  const username = requireParameter(parameters, 'USERNAME');
  const password = requireParameter(parameters, 'PASSWORD');
  const id = user?.sub ?? getUnknownUser(pool, username).sub;
  const verifiedUser = await attemptPassword(pool, id, parameters, async () =>
    (await matchesPassword(pool, user, password)) ? user : null,
  );
  return continueAfterPassword(pool, verifiedUser, parameters, codeBy);
}
