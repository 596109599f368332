import type { AuthResponse } from '../challenges/challenge.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { redeemDecoyCode } from '../users/codes.ts';
import { createDecoyUser } from '../users/decoy-user.ts';
import { attemptCode } from '../users/network-guesses.ts';
import type { User } from '../users/users.ts';
import { linkAccount } from './link-account.ts';
import { continueSignInAs } from './sign-in-with-provider.ts';
import { upstreamPersonSchema } from './upstream-person.ts';

/**
 * Redeems the code that was sent to an email address which the provider didn't confirm, and links the account.
 * @param person JSON of the `UpstreamPerson`, which the flow has contained, encrypted, since the code was sent
 * @throws CodeMismatchException, ExpiredCodeException, LimitExceededException, and what `linkAccount` throws
 */
export async function verifyProviderEmail(
  pool: Pool,
  person: string,
  code: string,
): Promise<{ user: User; response: AuthResponse }> {
  const { email, ...personDetails } = upstreamPersonSchema.parse(JSON.parse(person));
  if (!email) throw new IdentityError('NotAuthorizedException');
  const { sub } = createDecoyUser(pool, email);
  await attemptCode(pool, `link-provider|${sub}`, () => redeemDecoyCode(pool, sub, 'link-provider', code));
  return continueSignInAs(pool, await linkAccount(pool, { ...personDetails, email, isProven: true }));
}
