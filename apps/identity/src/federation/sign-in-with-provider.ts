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

/**
 * Account to which the person signs in, with the next step. Null while their email address has to be verified first.
 */
export type ProviderSignIn = { user: User; response: AuthResponse } | null;

/**
 * Signs in a person identified by a provider. Links a new user by email address once it is verified: by the provider,
 * or by a code that is emailed to it.
 * @throws NotAuthorizedException when the provider gave no email address, or the account with this email address can't
 * be linked; LimitExceededException after too many codes
 */
export async function signInWithProvider(
  pool: Pool,
  person: UpstreamPerson,
  caller: Caller,
): Promise<ProviderSignIn> {
  const linked = await findLinkedAccount(pool.database, person);
  if (linked) return continueSignInAs(pool, linked);
  const { email, provider } = person;
  if (!email) {
    throw new IdentityError(
      'NotAuthorizedException',
      `${provider} did not share your email address. Allow it to, or log in with your email.`,
    );
  }
  if (person.isProven) return continueSignInAs(pool, await linkAccount(pool, { ...person, email }));
  await rateLimitCodeRequest(pool, caller, email);
  await emailAddressCode(pool, email);
  return null;
}

/** Continues the sign-in. The provider replaces the password, and the account's second factor still applies. */
export async function continueSignInAs(
  pool: Pool,
  user: User,
): Promise<{ user: User; response: AuthResponse }> {
  const parameters = { USERNAME: user.email };
  const response = await continueAfterFirstFactor(pool, user, parameters, () =>
    askForSecondFactor(pool, user, parameters),
  );
  return { user, response };
}

/**
 * Emails a code. Does the same work for email addresses with and without an account, so that the response reveals
 * nothing.
 */
async function emailAddressCode(pool: Pool, email: string): Promise<void> {
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
