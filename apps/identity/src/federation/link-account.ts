import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { QueryExecutor } from '../database.ts';
import { recordEvent } from '../events/record-event.ts';
import { enqueueEmail } from '../messages/enqueue-message.ts';
import type { Pool } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { getGreetingName, parseAttributes } from '../users/attributes.ts';
import { expireCodes } from '../users/codes.ts';
import { createVerifier } from '../users/set-password.ts';
import { type Attributes, users } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import { federatedIdentities } from './tables.ts';
import type { UpstreamPerson } from './upstream-person.ts';

/** Person whose email address is verified: by the provider, or by a code that the user pool emailed. */
export type VerifiedPerson = UpstreamPerson & { email: string };

/** Returns the account that is linked to a provider identity; null if there is none. */
export async function findLinkedAccount(
  queries: QueryExecutor,
  { issuer, subject }: Pick<UpstreamPerson, 'issuer' | 'subject'>,
): Promise<User | null> {
  const matchesIdentity = and(
    eq(federatedIdentities.issuer, issuer),
    eq(federatedIdentities.subject, subject),
  );
  const [found] = await queries
    .select({ user: users })
    .from(federatedIdentities)
    .innerJoin(users, eq(users.sub, federatedIdentities.sub))
    .where(matchesIdentity);
  return found?.user ?? null;
}

/**
 * Links a provider identity to the account of its verified email address, or creates an account. An account that still
 * waits for its sign-up code is confirmed, with a random password and the provider's names. Any other account must have
 * verified its email address, because a stranger may have created it.
 * @throws NotAuthorizedException for such an account with an unverified email address, and when a concurrent request
 * created an account for the email address or linked the identity to another account
 */
export async function linkAccount(pool: Pool, person: VerifiedPerson): Promise<User> {
  const newSub = randomUUID();
  return pool.database.transaction(async (tx) => {
    const before = await lockAccount(tx, person.email);
    // Someone else may have signed up with this email address, so `writeAccount` replaces the password and the names of
    // an unconfirmed account.
    const user =
      before && before.status !== 'UNCONFIRMED'
        ? requireVerifiedEmail(before)
        : await writeAccount(pool, tx, person, before?.sub ?? newSub, before !== null);
    const linked = await tx
      .insert(federatedIdentities)
      .values({ issuer: person.issuer, subject: person.subject, sub: user.sub, linkedAt: pool.now() })
      .onConflictDoNothing()
      .returning({ sub: federatedIdentities.sub });
    const owner = linked.length > 0 ? user : await findLinkedAccount(tx, person);
    // A concurrent request may have linked this provider identity. That is an error if it was linked to another
    // account.
    if (owner?.sub !== user.sub) throw new IdentityError('NotAuthorizedException', linkConflictText);
    if (linked.length > 0) {
      await recordEvent(pool, tx, user.sub, { type: 'ProviderLinked', detail: person.provider });
      if (before) await notifyOwner(pool, tx, user, person.provider);
    }
    return user;
  });
}

const linkConflictText = 'The login failed. Log in again.';

async function lockAccount(tx: QueryExecutor, email: string): Promise<User | null> {
  const [found] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  return found ?? null;
}

function requireVerifiedEmail(user: User): User {
  if (user.emailVerified) return user;
  throw new IdentityError(
    'NotAuthorizedException',
    'There is already an account with your email address, but it was never verified. Log in with its password first.',
  );
}

/** Writes the account with a random password that no one knows. Its owner can set a password with a password reset. */
async function writeAccount(
  pool: Pool,
  tx: QueryExecutor,
  person: VerifiedPerson,
  sub: string,
  exists: boolean,
): Promise<User> {
  const now = pool.now();
  const account = {
    emailVerified: true,
    status: 'CONFIRMED' as const,
    signedUpFrom: null,
    pendingEmail: null,
    ...(await createVerifier(pool, sub, randomBytes(32).toString('base64url'))),
    attributes: toNameAttributes(person),
    tokensValidFrom: now,
    changedAt: now,
  };
  const rows = exists
    ? await tx.update(users).set(account).where(eq(users.sub, sub)).returning()
    : await tx
        .insert(users)
        .values({ sub, email: person.email, createdAt: now, ...account })
        .onConflictDoNothing()
        .returning();
  if (exists) await expireCodes(pool, tx, sub);
  const [user] = rows;
  // A concurrent request created an account for this email address. A retry finds it.
  if (!user) throw new IdentityError('NotAuthorizedException', linkConflictText);
  return user;
}

/** Returns the person's names that are valid as attributes. */
function toNameAttributes({ firstName, lastName }: UpstreamPerson): Attributes {
  const names = { given_name: firstName, family_name: lastName, name: `${firstName} ${lastName}`.trim() };
  return Object.fromEntries(
    Object.entries(names).flatMap(([Name, Value]) => {
      try {
        return Object.entries(parseAttributes([{ Name, Value }]).set);
      } catch {
        return [];
      }
    }),
  );
}

async function notifyOwner(pool: Pool, tx: QueryExecutor, user: User, provider: string): Promise<void> {
  const { email: to, attributes } = user;
  await enqueueEmail(pool, tx, {
    kind: 'provider-linked',
    to,
    firstName: getGreetingName(attributes),
    provider,
  });
}
