import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import type { Queries } from '../database.ts';
import { enqueueMail } from '../mails/enqueue-mail.ts';
import type { Pool } from '../pool.ts';
import { greetingName } from './attributes.ts';
import { isPassword } from './check-password.ts';
import { issueCode } from './codes.ts';
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
}

/** How often somebody else may be quicker with the same address. */
const mostAttempts = 5;

/**
 * Signs an address up, and answers the `sub` that belongs to it. Nobody can tell by answer or time whether it was known:
 * - new: an account that waits for its code;
 * - waiting for its code: a new code, and what was typed now counts. Its password does so only when no other code is
 *   under way, for whoever holds a code may have typed another one: two passwords side by side mean that a stranger
 *   may have signed the address up, so neither opens the account, and its owner sets one with 'Forgotten password?';
 * - somebody's account: it stays as it is, and a mail tells its owner.
 */
export async function register(pool: Pool, newcomer: Newcomer): Promise<string> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const known = await findUser(pool.database, newcomer.email);
    const sub = known?.sub ?? uuidv4();
    const isSamePassword = await isPassword(pool, known, newcomer.password);
    const typed = await newVerifier(pool, sub, newcomer.password);
    const useless = await newVerifier(pool, sub, randomBytes(32).toString('base64url'));
    const written = await pool.database.transaction(async (tx) => {
      if (!(await isStill(tx, newcomer.email, known))) return false;
      const hasOtherCode = await hasCode(pool, tx, sub);
      const kept = hasOtherCode && !isSamePassword ? useless : typed;
      if (known && !mayStillChange(known)) await tellOwner(pool, tx, known);
      else if (!(await write(pool, tx, { sub, newcomer, kept, isNew: known === null }))) return false;
      return true;
    });
    if (written) return sub;
  }
  throw new Error('An address was signed up by many at once.');
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
  const live = and(eq(codes.sub, sub), eq(codes.purpose, 'confirm-sign-up'), gt(codes.expiresAt, pool.now()));
  return (await tx.select({ sub: codes.sub }).from(codes).where(live)).length > 0;
}

interface Writing {
  sub: string;
  newcomer: Newcomer;
  kept: KeptPassword;
  isNew: boolean;
}

/** False when somebody else has taken the address meanwhile. */
async function write(pool: Pool, tx: Queries, { sub, newcomer, kept, isNew }: Writing): Promise<boolean> {
  const { email, attributes } = newcomer;
  const now = pool.now();
  const account = { ...kept, attributes, changedAt: now };
  const fresh = {
    ...account,
    sub,
    email,
    status: 'UNCONFIRMED',
    tokensValidFrom: now,
    createdAt: now,
  } as const;
  const written = isNew
    ? await tx.insert(users).values(fresh).onConflictDoNothing().returning({ sub: users.sub })
    : await tx.update(users).set(account).where(eq(users.sub, sub)).returning({ sub: users.sub });
  if (written.length === 0) return false;
  await mailCode(pool, tx, 'confirm-sign-up', { sub, attributes }, email);
  return true;
}

/** As many statements as `write`, of which only the mail leaves something to see. */
async function tellOwner(pool: Pool, tx: Queries, { email, attributes }: User): Promise<void> {
  const stranger = nobody(pool, email);
  await tx.update(users).set({ changedAt: pool.now() }).where(eq(users.sub, stranger.sub));
  await issueCode(pool, tx, stranger, 'confirm-sign-up');
  await enqueueMail(pool, tx, { kind: 'account-exists', to: email, firstName: greetingName(attributes) });
}
