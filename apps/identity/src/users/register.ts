import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import type { Queries } from '../database.ts';
import { enqueueMail } from '../mails/enqueue-mail.ts';
import type { Pool } from '../pool.ts';
import { greetingName } from './attributes.ts';
import { isPassword } from './check-password.ts';
import { issueCode, liveCode } from './codes.ts';
import { mailCode } from './mail-code.ts';
import { nobody } from './nobody.ts';
import { type KeptPassword, newVerifier } from './set-password.ts';
import { type Attributes, codes, users } from './tables.ts';
import { findUser, type User } from './users.ts';

/** Somebody who wants an account. */
export interface Newcomer {
  email: string;
  password: string;
  attributes: Attributes;
  /** Keyed hash of the network that the call came from. */
  network: string;
}

/** How often somebody else may be quicker with the same address. */
const mostAttempts = 5;

/**
 * Signs an address up, and answers a `sub` for it. Neither the answer nor its time tells whether the address was known:
 * - new: an account that waits for its code;
 * - waiting for its code: a new code, and what was typed last counts. Its password does not, as long as a code is under
 *   way to somebody who signed up from another network with another one: then a stranger may be waiting for the owner to
 *   confirm, so neither password opens the account, and its owner sets one as after forgetting it;
 * - somebody's account: it stays as it is, and a mail tells its owner.
 */
export async function register(pool: Pool, newcomer: Newcomer): Promise<string> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const known = await findUser(pool.database, newcomer.email);
    const prepared = await prepare(pool, known, newcomer);
    const done = await pool.database.transaction(async (tx) => {
      if (!(await isStill(tx, newcomer.email, known))) return null;
      const isWaited = await hasCode(pool, tx, prepared.sub);
      if (known && !mayStillChange(known)) return tellOwner(pool, tx, known);
      return write(pool, tx, known, newcomer, { ...prepared, isWaited });
    });
    if (done !== null) return done;
  }
  throw new Error('An address was signed up by many at once.');
}

interface Prepared {
  sub: string;
  isSamePassword: boolean;
  typed: KeptPassword;
  /** Of a password that nobody knows. */
  useless: KeptPassword;
}

/** The slow part, the same for everybody, before the transaction. */
async function prepare(pool: Pool, known: User | null, { password }: Newcomer): Promise<Prepared> {
  const sub = known?.sub ?? uuidv4();
  return {
    sub,
    isSamePassword: await isPassword(pool, known, password),
    typed: await newVerifier(pool, sub, password),
    useless: await newVerifier(pool, sub, randomBytes(32).toString('base64url')),
  };
}

/** An account that is nobody's yet, since its address is not proven. */
const mayStillChange = ({ status, enabled }: User): boolean => status === 'UNCONFIRMED' && enabled;

/** Locks the account, and says whether it is as it was read before. */
async function isStill(tx: Queries, email: string, known: User | null): Promise<boolean> {
  const [now] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  return (
    now?.sub === known?.sub && now?.status === known?.status && now?.sealedVerifier === known?.sealedVerifier
  );
}

async function hasCode(pool: Pool, tx: Queries, sub: string): Promise<boolean> {
  const live = liveCode(pool, sub, 'confirm-sign-up');
  return (await tx.select({ sub: codes.sub }).from(codes).where(live)).length > 0;
}

/** Null when somebody else has taken the address meanwhile. */
async function write(
  pool: Pool,
  tx: Queries,
  known: User | null,
  { email, attributes, network }: Newcomer,
  { sub, isSamePassword, typed, useless, isWaited }: Prepared & { isWaited: boolean },
): Promise<string | null> {
  const now = pool.now();
  const isContested = isWaited && !isSamePassword && known?.signedUpFrom !== network;
  const account = {
    ...(isContested ? useless : typed),
    signedUpFrom: isContested ? null : isWaited ? (known?.signedUpFrom ?? null) : network,
    attributes,
    changedAt: now,
  };
  const fresh = {
    ...account,
    sub,
    email,
    status: 'UNCONFIRMED',
    tokensValidFrom: now,
    createdAt: now,
  } as const;
  const written = known
    ? await tx.update(users).set(account).where(eq(users.sub, sub)).returning({ sub: users.sub })
    : await tx.insert(users).values(fresh).onConflictDoNothing().returning({ sub: users.sub });
  if (written.length === 0) return null;
  await mailCode(pool, tx, 'confirm-sign-up', { sub, attributes }, email);
  return sub;
}

/** As many statements as `write`, of which only the mail leaves something to see. */
async function tellOwner(pool: Pool, tx: Queries, { email, attributes }: User): Promise<string> {
  const stranger = nobody(pool, email);
  await tx.update(users).set({ changedAt: pool.now() }).where(eq(users.sub, stranger.sub));
  await issueCode(pool, tx, stranger, 'confirm-sign-up');
  await enqueueMail(pool, tx, { kind: 'account-exists', to: email, firstName: greetingName(attributes) });
  return stranger.sub;
}
