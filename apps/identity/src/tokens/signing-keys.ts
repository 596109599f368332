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
 * Time in ms between publishing a key and signing with it. Verifiers cache keys for a minute and refetch unknown ones
 * at most twice a minute.
 */
export const publishedBeforeSigningMs = 2 * 60_000;

/** Time in ms for which a retired key stays published: one minute longer than the lifetime of tokens. */
export const publishedAfterRetiringMs = 61 * 60_000;

/** Arbitrary lock id, equal in all processes, so that only one creates a key at a time. */
const keyLock = 7_204_120;

/** Public key in the JWK set. */
export interface PublicKey {
  alg: string;
  e: string;
  kid: string;
  kty: string;
  n: string;
  use: string;
}

/**
 * Ensures that a signing key exists. Processes that start together create only one.
 * @throws when the signing key was encrypted with a key that this process doesn't have.
 */
export async function ensureSigningKey(pool: Pool): Promise<void> {
  const [found] = await selectSigningKey(pool, pool.database);
  if (found) {
    await loadSigningKey(pool, pool.database);
    return;
  }
  const made = await makeKey(pool);
  await pool.database.transaction(async (tx) => {
    await lockKeys(tx);
    const [concurrent] = await selectSigningKey(pool, tx);
    if (!concurrent) await tx.insert(signingKeys).values({ ...made, createdAt: pool.now() });
  });
}

/**
 * Creates a new key. It is published at once, and signs once all verifiers can know it. Earlier keys stay published
 * until the tokens that they signed have expired.
 */
export async function rotateSigningKey(pool: Pool): Promise<{ kid: string; signsFrom: Date }> {
  const made = await makeKey(pool);
  return pool.database.transaction(async (tx) => {
    await lockKeys(tx);
    const now = pool.now();
    const signsFrom = new Date(now.getTime() + publishedBeforeSigningMs);
    await tx.update(signingKeys).set({ retiredAt: signsFrom }).where(isNull(signingKeys.retiredAt));
    await tx.insert(signingKeys).values({ ...made, createdAt: now });
    return { kid: made.kid, signsFrom };
  });
}

/** Returns the current signing key. Reads it each time, because another process may have created a new one. */
export async function loadSigningKey(
  pool: Pool,
  queries: QueryExecutor,
): Promise<{ kid: string; key: CryptoKey }> {
  const [liveKey] = await selectSigningKey(pool, queries);
  if (!liveKey) throw new Error('The user pool has no signing key.');
  const pkcs8 = pool.encryption.decrypt(aboutKey(liveKey.kid), liveKey.encryptedPrivateKey);
  return { kid: liveKey.kid, key: await importPKCS8(pkcs8, signingAlgorithm) };
}

/** Returns the published key that a token names; null if there is none. */
export async function findVerifyingKey(pool: Pool, kid: unknown): Promise<CryptoKey | null> {
  if (typeof kid !== 'string' || !/^[\w-]{43}$/.test(kid)) return null;
  const [found] = await pool.database
    .select({ jwk: signingKeys.publicJwk })
    .from(signingKeys)
    .where(and(eq(signingKeys.kid, kid), isPublished(pool)));
  return found ? ((await importJWK(found.jwk as JWK, signingAlgorithm)) as CryptoKey) : null;
}

/**
 * Returns the published keys, newest first: all that may have signed a valid token, and the next signing key, if there
 * is one.
 */
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

/**
 * Selects the signing key: of the keys that haven't retired, the one with the earliest retirement date. The next key
 * has no retirement date yet, so it sorts last and signs only when the current key has retired.
 */
function selectSigningKey(pool: Pool, queries: QueryExecutor) {
  return queries
    .select()
    .from(signingKeys)
    .where(or(isNull(signingKeys.retiredAt), gt(signingKeys.retiredAt, pool.now())))
    .orderBy(asc(signingKeys.retiredAt), asc(signingKeys.createdAt), asc(signingKeys.kid))
    .limit(1);
}

async function lockKeys(tx: QueryExecutor): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${keyLock})`);
}

/**
 * Creates a key pair. Runs before the transaction that saves the key, because it takes a considerable part of a second.
 */
async function makeKey(pool: Pool) {
  const { privateKey, publicKey } = await generateKeyPair(signingAlgorithm, {
    modulusLength: 2048,
    extractable: true,
  });
  const publicJwk = (await exportJWK(publicKey)) as Record<string, string>;
  const kid = await calculateJwkThumbprint(publicJwk);
  const encryptedPrivateKey = pool.encryption.encrypt(aboutKey(kid), await exportPKCS8(privateKey));
  return { kid, publicJwk, encryptedPrivateKey };
}
