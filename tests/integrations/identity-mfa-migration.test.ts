import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { createVerifier } from '@studio/identity/users/set-password';
import { signIn, updateMFAPreference } from 'aws-amplify/auth';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, describe, expect, it } from 'vitest';
import { configureAmplify, startIdentity } from '../harness/identity.ts';
import { fetchFactors } from '../harness/identity-mfa.ts';
import { testPassword } from '../harness/identity-pool.ts';

const migrationsFolder = fileURLToPath(new URL('../../apps/identity/migrations', import.meta.url));
/** Last migration before second factors. */
const before = 3;

describe('a user pool from before second factors', () => {
  const pglite = new PGlite();
  afterAll(() => pglite.close());

  it('keeps its accounts, which sign in as before and can enable a factor', async () => {
    await migrateTo(pglite, before);
    const [sub, email] = ['7c9e6679-7425-40de-944b-e07fc1f90ae7', 'amara@example.com'];
    await pglite.query(
      `INSERT INTO identity.users
        (sub, email, email_verified, status, attributes, salt, sealed_verifier, tokens_valid_from, created_at, changed_at)
        VALUES ($1, $2, true, 'CONFIRMED', '{}', '00', '', now(), now(), now())`,
      [sub, email],
    );
    const own = await startIdentity({ connection: { pglite } });
    const { salt, sealedVerifier } = await createVerifier(own.pool, sub, testPassword);
    await pglite.query('UPDATE identity.users SET salt = $1, sealed_verifier = $2', [salt, sealedVerifier]);
    configureAmplify(own);
    expect(await signIn({ username: email, password: testPassword })).toMatchObject({ isSignedIn: true });
    expect(await fetchFactors()).toEqual({ preferred: undefined, enabled: undefined });
    await updateMFAPreference({ email: 'PREFERRED' });
    expect(await fetchFactors()).toEqual({ preferred: 'EMAIL', enabled: ['EMAIL'] });
    await own.stop();
  });
});

/** Migrates a database only up to an older version. */
async function migrateTo(pglite: PGlite, last: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'identity-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const journalFile = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8'));
  const entries = journal.entries.filter(({ idx }: { idx: number }) => idx <= last);
  await writeFile(journalFile, JSON.stringify({ ...journal, entries }));
  await migrate(drizzle(pglite), { migrationsFolder: folder, migrationsSchema: 'identity' });
  await rm(folder, { recursive: true });
}
