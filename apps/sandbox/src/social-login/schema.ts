import type { SandboxDatabase } from '../database.ts';

const statements = [
  'CREATE SCHEMA IF NOT EXISTS sandbox',
  // `browser` is a hash, because a browser's id is a secret.
  `CREATE TABLE IF NOT EXISTS sandbox.social_members (
     provider text NOT NULL,
     browser text NOT NULL,
     email text NOT NULL UNIQUE,
     password text NOT NULL,
     first_name text NOT NULL,
     last_name text NOT NULL,
     PRIMARY KEY (provider, browser)
   )`,
];

/** Creates the table of provider accounts if it's missing. Safe to call from several processes at once. */
export async function migrateSocialLoginSandbox(database: SandboxDatabase): Promise<void> {
  await database.transaction(async (tx) => {
    // All tables of the sandbox share a schema, and so one lock.
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('sandbox.stripe'))`);
    for (const statement of statements) await tx.query(statement);
  });
}
