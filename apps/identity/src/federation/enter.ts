import { afterProof } from '../challenges/after-proof.ts';
import type { AuthAnswer } from '../challenges/challenge.ts';
import { askForSecondFactor } from '../challenges/second-factor.ts';
import { enqueueMail } from '../mails/enqueue-mail.ts';
import type { Pool } from '../pool.ts';
import { codeMinutes, issueCode } from '../users/codes.ts';
import { nobody } from '../users/nobody.ts';
import { countCodeRequest } from '../users/rates.ts';
import type { User } from '../users/users.ts';
import { IdentityError } from '../wire/identity-error.ts';
import type { Caller } from '../wire/operation.ts';
import { linkAccount, linkedAccount } from './link-account.ts';
import type { UpstreamPerson } from './upstream-person.ts';

/** The account that somebody enters, and what it asks of them next; null while their address has to be proven first. */
export type Entered = { user: User; answer: AuthAnswer } | null;

/**
 * Goes on with somebody whom a provider has told of. Known ones enter their account; new ones are linked by their address,
 * once it is proven: by the provider where it vouches for it, else by a code that is mailed there.
 * @throws InvalidParameterException when the provider told no address, NotAuthorizedException when the account of the address
 *   cannot be linked, LimitExceededException for too many codes
 */
export async function enter(pool: Pool, person: UpstreamPerson, caller: Caller): Promise<Entered> {
  const known = await linkedAccount(pool.database, person);
  if (known) return goOnAs(pool, known);
  const { email, provider } = person;
  if (!email) {
    throw new IdentityError(
      'NotAuthorizedException',
      `${provider} did not tell us your email address. Allow it there, or log in with your email.`,
    );
  }
  if (person.isProven) return goOnAs(pool, await linkAccount(pool, { ...person, email }));
  await countCodeRequest(pool, caller, email);
  await mailAddressCode(pool, email);
  return null;
}

/** The provider stands for the password; what the account asks for besides it, it asks for here as well. */
export async function goOnAs(pool: Pool, user: User): Promise<{ user: User; answer: AuthAnswer }> {
  const given = { USERNAME: user.email };
  const answer = await afterProof(pool, user, given, () => askForSecondFactor(pool, user, given));
  return { user, answer };
}

/** The same for an address with and without an account: nobody learns here which it is. */
async function mailAddressCode(pool: Pool, email: string): Promise<void> {
  await pool.database.transaction(async (tx) => {
    const code = await issueCode(pool, tx, nobody(pool, email), 'link-provider');
    await enqueueMail(pool, tx, {
      kind: 'link-provider',
      to: email,
      firstName: null,
      code,
      minutes: codeMinutes,
    });
  });
}
