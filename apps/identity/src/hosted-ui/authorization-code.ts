import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import type { QueryExecutor } from '../database.ts';
import type { Pool } from '../pool.ts';
import { issueTokens } from '../tokens/issue-tokens.ts';
import { signOut } from '../tokens/sign-out.ts';
import type { AuthenticationResult } from '../tokens/sign-tokens.ts';
import { areEqualInConstantTime } from '../users/srp.ts';
import { users } from '../users/tables.ts';
import type { User } from '../users/users.ts';
import type { AuthorizeRequest } from './authorize-request.ts';
import { authorizationCodes } from './tables.ts';

/** Lifetime of a code in seconds. Applications exchange it at once. */
const codeSeconds = 120;

type Code = typeof authorizationCodes.$inferSelect;

/** Issues a code for a signed-in user, bound to the application's request. */
export async function issueAuthorizationCode(
  pool: Pool,
  { sub, salt }: Pick<User, 'sub' | 'salt'>,
  { redirectUri, codeChallenge, scope, nonce }: AuthorizeRequest,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const createdAt = pool.now();
  await pool.database.insert(authorizationCodes).values({
    codeHash: hashOf(pool, code),
    sub,
    passwordSalt: salt,
    redirectUri,
    codeChallenge,
    scope,
    nonce,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + codeSeconds * 1000),
  });
  return code;
}

/** Authorization code with redirect URI and PKCE verifier, as the application sends them to /token. */
export interface PresentedCode {
  code: string;
  redirectUri: string;
  codeVerifier: string;
}

/**
 * Exchanges a code for a new sign-in; returns null when the code is invalid. The first attempt uses the code up, even
 * with a wrong verifier. A second use ends the sign-in of the first, because one of the two callers has stolen the
 * code.
 */
export async function redeemAuthorizationCode(
  pool: Pool,
  presented: PresentedCode,
): Promise<(AuthenticationResult & { scope: string }) | null> {
  const matchesCode = eq(authorizationCodes.codeHash, hashOf(pool, presented.code));
  return pool.database.transaction(async (tx) => {
    // Locks the row, so that a concurrent exchange waits and then finds that the code is used.
    const [code] = await tx.select().from(authorizationCodes).where(matchesCode).for('update');
    if (!code) return null;
    if (code.usedAt) {
      if (code.originJti) await signOut(pool, tx, code.originJti);
      pool.log.warn({ originJti: code.originJti }, 'an authorization code was reused');
      return null;
    }
    const { scope, nonce } = code;
    const user = isValidFor(pool, code, presented) ? await findActiveOwner(tx, code) : null;
    const tokens = user && (await issueTokens(pool, tx, user, { scope, nonce }));
    const originJti = tokens && decodeJwt<{ origin_jti: string }>(tokens.AccessToken).origin_jti;
    await tx.update(authorizationCodes).set({ usedAt: pool.now(), originJti }).where(matchesCode);
    return tokens && { ...tokens, scope };
  });
}

const isValidFor = (pool: Pool, code: Code, { redirectUri, codeVerifier }: PresentedCode): boolean =>
  code.expiresAt > pool.now() &&
  code.redirectUri === redirectUri &&
  areEqualInConstantTime(Buffer.from(code.codeChallenge), Buffer.from(toCodeChallenge(codeVerifier)));

const toCodeChallenge = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/**
 * Returns the account of a code; null when the account is disabled, or when its user signed out everywhere or changed
 * the password after the code was issued.
 */
async function findActiveOwner(
  tx: QueryExecutor,
  { sub, passwordSalt, createdAt }: Code,
): Promise<User | null> {
  const [user] = await tx.select().from(users).where(eq(users.sub, sub)).for('share');
  const isStillSignedIn = user?.enabled && user.salt === passwordSalt && user.tokensValidFrom <= createdAt;
  return isStillSignedIn ? user : null;
}

const hashOf = (pool: Pool, code: string): string => pool.encryption.hash('authorization-code', code);
