import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import type { QueryExecutor } from '../database.ts';
import { enqueueEmail } from '../messages/enqueue-message.ts';
import type { Pool } from '../pool.ts';
import { getGreetingName } from './attributes.ts';
import { matchesPassword } from './check-password.ts';
import { buildUnexpiredCodeCondition, issueCode } from './codes.ts';
import { decideSignUp } from './decide-sign-up.ts';
import { createDecoyUser } from './decoy-user.ts';
import { sendEmailCode } from './send-email-code.ts';
import { createVerifier, type StoredPassword } from './set-password.ts';
import { type Attributes, codes, users } from './tables.ts';
import { findUser, type User } from './users.ts';

/** Input of `registerUser`. */
export interface SignUpInput {
  email: string;
  password: string;
  attributes: Attributes;
  /** Secret of the browser, which distinguishes it from others on its network; null without one. */
  browser: string | null;
}

/**
 * Maximum number of attempts. A new attempt is needed when a concurrent request creates or deletes the account with
 * this email address.
 */
const maxAttempts = 5;

/**
 * Signs an email address up and returns its `sub`. Neither the response nor its duration reveals whether an account had
 * the email address:
 * - new: creates an account that waits for its code;
 * - account that waits for its code: sends a new code, and the latest input applies. `decideSignUp` decides about the
 *   password; if none applies, the owner sets one with a password reset;
 * - any other account, such as a confirmed or disabled one: stays unchanged, and an email informs its owner. The
 *   account's own `sub` is returned, because any sign-in shows it too.
 */
export async function registerUser(pool: Pool, newcomer: SignUpInput): Promise<string> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const existing = await findUser(pool.database, newcomer.email);
    const prepared = await prepare(pool, existing, newcomer);
    const sub = await pool.database.transaction((tx) => saveAccount(pool, tx, newcomer, prepared));
    if (sub !== null) return sub;
  }
  throw new Error(
    'Sign-up failed: other requests kept creating and deleting an account with this email address.',
  );
}

interface Prepared {
  sub: string;
  known: User | null;
  isSamePassword: boolean;
  typedPassword: StoredPassword;
  /** Verifier of a random password that no one knows. */
  unusablePassword: StoredPassword;
}

/**
 * Computes the passwords' verifiers, which takes some milliseconds, before the transaction, equally for all email
 * addresses.
 */
async function prepare(pool: Pool, existing: User | null, { password }: SignUpInput): Promise<Prepared> {
  const sub = existing?.sub ?? uuidv4();
  return {
    sub,
    known: existing,
    isSamePassword: await matchesPassword(pool, existing, password),
    typedPassword: await createVerifier(pool, sub, password),
    unusablePassword: await createVerifier(pool, sub, randomBytes(32).toString('base64url')),
  };
}

/** Saves the sign-up. Returns null when the email address no longer belongs to the account in `prepared`. */
async function saveAccount(
  pool: Pool,
  tx: QueryExecutor,
  newcomer: SignUpInput,
  prepared: Prepared,
): Promise<string | null> {
  const { sub, known: existing, typedPassword, unusablePassword } = prepared;
  const [now = null] = await tx.select().from(users).where(eq(users.email, newcomer.email)).for('update');
  if (now?.sub !== existing?.sub) return null;
  const isSamePassword =
    now?.encryptedVerifier === existing?.encryptedVerifier
      ? prepared.isSamePassword
      : await matchesPassword(pool, now, newcomer.password);
  const waiting = await tx
    .select({ sub: codes.sub })
    .from(codes)
    .where(buildUnexpiredCodeCondition(pool, sub, 'confirm-sign-up'));
  if (now && !(now.status === 'UNCONFIRMED' && now.enabled)) {
    await notifyOwner(pool, tx, now);
    return sub;
  }
  const { isPasswordAccepted, signedUpFrom } = decideSignUp({
    isWaiting: waiting.length > 0,
    isSamePassword,
    before: now?.signedUpFrom ?? null,
    now: newcomer.browser === null ? null : pool.encryption.hash('signed-up-from', newcomer.browser),
  });
  const { email, attributes } = newcomer;
  const account = {
    ...(isPasswordAccepted ? typedPassword : unusablePassword),
    signedUpFrom,
    attributes,
    changedAt: pool.now(),
  };
  const isWritten = now
    ? await updateAccount(tx, sub, account)
    : await createAccount(tx, { sub, email, ...account });
  if (!isWritten) return null;
  await sendEmailCode(pool, tx, 'confirm-sign-up', { sub, attributes }, email);
  return sub;
}

type Account = Pick<User, 'salt' | 'encryptedVerifier' | 'signedUpFrom' | 'attributes' | 'changedAt'>;

async function updateAccount(tx: QueryExecutor, sub: string, account: Account): Promise<boolean> {
  await tx.update(users).set(account).where(eq(users.sub, sub));
  return true;
}

/** Inserts the account. Returns false when a concurrent request has created one with the email address. */
async function createAccount(
  tx: QueryExecutor,
  account: Account & Pick<User, 'sub' | 'email'>,
): Promise<boolean> {
  const { changedAt: now } = account;
  const made = await tx
    .insert(users)
    .values({ ...account, status: 'UNCONFIRMED', tokensValidFrom: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ sub: users.sub });
  return made.length > 0;
}

/**
 * Emails the owner of an existing account that someone tried to sign up with its email address. Runs as many statements
 * as for other email addresses, so that the response time doesn't reveal the account.
 */
async function notifyOwner(pool: Pool, tx: QueryExecutor, { email, attributes }: User): Promise<void> {
  const decoy = createDecoyUser(pool, email);
  await tx.update(users).set({ changedAt: pool.now() }).where(eq(users.sub, decoy.sub));
  await issueCode(pool, tx, decoy, 'confirm-sign-up');
  await enqueueEmail(pool, tx, { kind: 'account-exists', to: email, firstName: getGreetingName(attributes) });
}
