import type { AuthAnswer } from '../challenges/challenge.ts';
import type { Pool } from '../pool.ts';
import { spendCode } from '../users/codes.ts';
import { countingWrongCodes } from '../users/network-guesses.ts';
import { nobody } from '../users/nobody.ts';
import type { User } from '../users/users.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { goOnAs } from './enter.ts';
import { linkAccount } from './link-account.ts';
import { upstreamPerson } from './upstream-person.ts';

/**
 * Takes the code that was mailed to an address which a provider told and did not vouch for, and links by it.
 * @param person as it was sealed when the code went out
 * @throws CodeMismatchException, ExpiredCodeException, LimitExceededException, and what `linkAccount` throws
 */
export async function proveAddress(
  pool: Pool,
  person: string,
  code: string,
): Promise<{ user: User; answer: AuthAnswer }> {
  const { email, ...told } = upstreamPerson.parse(JSON.parse(person));
  if (!email) throw new IdentityError('NotAuthorizedException');
  const { sub } = nobody(pool, email);
  await countingWrongCodes(pool, `link-provider|${sub}`, () => spendCode(pool, sub, 'link-provider', code));
  return goOnAs(pool, await linkAccount(pool, { ...told, email, isProven: true }));
}
