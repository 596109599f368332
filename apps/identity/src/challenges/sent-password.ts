import type { Pool } from '../pool.ts';
import { isPassword } from '../users/check-password.ts';
import { guessPassword } from '../users/guess-password.ts';
import type { SecondFactor } from '../users/tables.ts';
import { unknownUser } from '../users/unknown-user.ts';
import type { User } from '../users/users.ts';
import { afterPassword } from './after-password.ts';
import type { AuthAnswer, Parameters } from './challenge.ts';
import { parameter } from './parameter.ts';

/**
 * Takes the password itself, as it came over the connection.
 * @param user null when nobody has the name in `given`
 * @param codeBy how a code was proven before, where one was
 * @throws NotAuthorizedException when it is wrong, and what `afterPassword` throws
 */
export async function takeSentPassword(
  pool: Pool,
  user: User | null,
  given: Parameters,
  codeBy?: SecondFactor,
): Promise<AuthAnswer> {
  const username = parameter(given, 'USERNAME');
  const password = parameter(given, 'PASSWORD');
  const id = user?.sub ?? unknownUser(pool, username).sub;
  const proven = await guessPassword(pool, id, given, async () =>
    (await isPassword(pool, user, password)) ? user : null,
  );
  return afterPassword(pool, proven, given, codeBy);
}
