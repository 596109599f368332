import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importJWK,
  importPKCS8,
  type JWK,
} from 'jose';
import type { QueryExecutor } from '../database.ts';
import type { Pool } from '../pool.ts';
import { signingKeys } from './tables.ts';

export const signingAlgorithm = 'RS256';

/**
 * A new key is published so long before it signs: whoever verifies keeps the keys for a minute, and does not ask more than
 * twice a minute for one that it does not know.
 */
export const publishedBeforeSigningMs = 2 * 60_000;

/** One minute longer than the longest token that a key has signed. */
export const publishedAfterRetiringMs = 61 * 60_000;

/** Any number: the same in every process, so that only one of them makes a key at a time. */
const keyLock = 7_204_120;

/** A key as verifiers get it. */
export interface PublicKey {
  alg: string;
  e: string;
  kid: string;
  kty: string;
  n: string;
  use: string;
}

/**
 * Sees that there is a key that signs. Processes that start together end up with one.
 * @throws when the key that signs was sealed with a key that this process has not got.
 */
export async function ensureSigningKey(pool: Pool): Promise<void> {
  const [found] = await liveKeys(pool, pool.database);
  if (found) {
    await loadSigningKey(pool, pool.database);
    return;
  }
  const made = await makeKey(pool);
  await pool.database.transaction(async (tx) => {
    await oneAtATime(tx);
    const [meanwhile] = await liveKeys(pool, tx);
    if (!meanwhile) await tx.insert(signingKeys).values({ ...made, createdAt: pool.now() });
  });
}

/**
 * Makes a new key. It is published at once and signs as soon as everybody can know it; those that signed before are
 * published until their tokens have ended.
 */
export async function rotateSigningKey(pool: Pool): Promise<{ kid: string; signsFrom: Date }> {
  const made = await makeKey(pool);
  return pool.database.transaction(async (tx) => {
    await oneAtATime(tx);
    const now = pool.now();
    const signsFrom = new Date(now.getTime() + publishedBeforeSigningMs);
    await tx.update(signingKeys).set({ retiredAt: signsFrom }).where(isNull(signingKeys.retiredAt));
    await tx.insert(signingKeys).values({ ...made, createdAt: now });
    return { kid: made.kid, signsFrom };
  });
}

/** The key that signs. It is asked for anew each time: another process may have made another. */
export async function loadSigningKey(
  pool: Pool,
  queries: QueryExecutor,
): Promise<{ kid: string; key: CryptoKey }> {
  const [live] = await liveKeys(pool, queries);
  if (!live) throw new Error('The pool has no key to sign with.');
  const pkcs8 = pool.sealing.open(aboutKey(live.kid), live.sealedPrivateKey);
  return { kid: live.kid, key: await importPKCS8(pkcs8, signingAlgorithm) };
}

/** The key that a token names, as long as it is published; null: there is none. */
export async function findVerifyingKey(pool: Pool, kid: unknown): Promise<CryptoKey | null> {
  if (typeof kid !== 'string' || !/^[\w-]{43}$/.test(kid)) return null;
  const [found] = await pool.database
    .select({ jwk: signingKeys.publicJwk })
    .from(signingKeys)
    .where(and(eq(signingKeys.kid, kid), isPublished(pool)));
  return found ? ((await importJWK(found.jwk as JWK, signingAlgorithm)) as CryptoKey) : null;
}

/** Every key that a valid token may have been signed with, the newest first. */
export async function listPublishedKeys(pool: Pool): Promise<PublicKey[]> {
  const rows = await pool.database
    .select({ kid: signingKeys.kid, jwk: signingKeys.publicJwk })
    .from(signingKeys)
    .where(isPublished(pool))
    .orderBy(desc(signingKeys.createdAt));
  return rows.map(({ kid, jwk: { e = '', kty = '', n = '' } }) => ({
    alg: signingAlgorithm,
    e,
    kid,
    kty,
    n,
    use: 'sig',
  }));
}

const aboutKey = (kid: string): string => `signing-key|${kid}`;

function isPublished(pool: Pool) {
  const since = new Date(pool.now().getTime() - publishedAfterRetiringMs);
  return or(isNull(signingKeys.retiredAt), gt(signingKeys.retiredAt, since));
}

/** The one that retires next signs; one that has no end yet, which comes last here, waits until then. */
function liveKeys(pool: Pool, queries: QueryExecutor) {
  return queries
    .select()
    .from(signingKeys)
    .where(or(isNull(signingKeys.retiredAt), gt(signingKeys.retiredAt, pool.now())))
    .orderBy(asc(signingKeys.retiredAt), asc(signingKeys.createdAt), asc(signingKeys.kid))
    .limit(1);
}

async function oneAtATime(tx: QueryExecutor): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${keyLock})`);
}

/** Takes a good part of a second, so it is done before the transaction that keeps the key. */
async function makeKey(pool: Pool) {
  const { privateKey, publicKey } = await generateKeyPair(signingAlgorithm, {
    modulusLength: 2048,
    extractable: true,
  });
  const publicJwk = (await exportJWK(publicKey)) as Record<string, string>;
  const kid = await calculateJwkThumbprint(publicJwk);
  const sealedPrivateKey = pool.sealing.seal(aboutKey(kid), await exportPKCS8(privateKey));
  return { kid, publicJwk, sealedPrivateKey };
}
