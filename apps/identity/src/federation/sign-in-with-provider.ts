import { askForSecondFactor } from '../challenges/ask-for-second-factor.ts';
import type { AuthResponse } from '../challenges/challenge.ts';
import { continueAfterFirstFactor } from '../challenges/continue-after-first-factor.ts';
import { enqueueEmail } from '../messages/enqueue-message.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { Caller } from '../protocol/operation.ts';
import { codeLifetimeMinutes, issueCode } from '../users/codes.ts';
import { createDecoyUser } from '../users/decoy-user.ts';
import { rateLimitCodeRequest } from '../users/rate-limits.ts';
import type { User } from '../users/users.ts';
import { findLinkedAccount, linkAccount } from './link-account.ts';
import type { UpstreamPerson } from './upstream-person.ts';

/** The account that somebody enters, and what it asks of them next; null while their address has to be proven first. */
export type ProviderSignIn = { user: User; answer: AuthResponse } | null;

/**
 * Goes on with somebody whom a provider has told of. Known ones enter their account; new ones are linked by their address,
 * once it is proven: by the provider where it vouches for it, else by a code that is mailed there.
 * @throws InvalidParameterException when the provider told no address, NotAuthorizedException when the account of the address
 *   cannot be linked, LimitExceededException for too many codes
 */
export async function signInWithProvider(
  pool: Pool,
  person: UpstreamPerson,
  caller: Caller,
): Promise<ProviderSignIn> {
  const known = await findLinkedAccount(pool.database, person);
  if (known) return continueSignInAs(pool, known);
  const { email, provider } = person;
  if (!email) {
    throw new IdentityError(
      'NotAuthorizedException',
      `${provider} did not tell us your email address. Allow it there, or log in with your email.`,
    );
  }
  if (person.isProven) return continueSignInAs(pool, await linkAccount(pool, { ...person, email }));
  await rateLimitCodeRequest(pool, caller, email);
  await mailAddressCode(pool, email);
  return null;
}

/** The provider stands for the password; what the account asks for besides it, it asks for here as well. */
export async function continueSignInAs(
  pool: Pool,
  user: User,
): Promise<{ user: User; answer: AuthResponse }> {
  const given = { USERNAME: user.email };
  const answer = await continueAfterFirstFactor(pool, user, given, () =>
    askForSecondFactor(pool, user, given),
  );
  return { user, answer };
}

/** The same for an address with and without an account: nobody learns here which it is. */
async function mailAddressCode(pool: Pool, email: string): Promise<void> {
  await pool.database.transaction(async (tx) => {
    const code = await issueCode(pool, tx, createDecoyUser(pool, email), 'link-provider');
    await enqueueEmail(pool, tx, {
      kind: 'link-provider',
      to: email,
      firstName: null,
      code,
      minutes: codeLifetimeMinutes,
    });
  });
}
